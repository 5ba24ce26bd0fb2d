import { afterAll, expect, it } from '@jest/globals';
import { crashableKafka, until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { endChildren, startChild } from '../../testing/child.fixture.js';
import { testDatabase } from '../../testing/database.fixture.js';
import { expectEffectOnce, settled } from '../../testing/effect-once.fixture.js';
import { crashableKafkaLog } from '../../testing/kafka-log.fixture.js';
import { SESSION_MS } from './connection.js';

/** Time between SIGTERM and SIGKILL in Kubernetes. */
const GRACE_MS = 30_000;
const kafka = await crashableKafka();

kafka.describe('a service whose broker takes connections and says nothing', () => {
  afterAll(endChildren);

  const MOMENTS = [
    { moment: 'at once', ms: 0 },
    { moment: 'when its reading has broken off, and it tries to join its group anew', ms: 3 * SESSION_MS },
  ];

  it.concurrent.each(MOMENTS)('ends when it is told to, $moment, and its heir goes on', async ({ ms }) => {
    const { database, url } = await testDatabase();
    const log = await crashableKafkaLog(kafka);
    const count = async (table: string): Promise<number> => {
      const [row] = await database.query<{ count: number }>(`select count(*)::int from ${table}`);
      return row?.count ?? 0;
    };
    const more = async (table: string): Promise<void> => {
      const before = await count(table);
      await until(
        () => count(table),
        (now) => now > before + 20,
      );
    };
    try {
      const service = await startChild({ url, logUrl: log.url, takes: 1_000_000 });
      await more('heard');
      log.freeze();
      await more('events');
      await sleep(ms);
      service.signal('SIGTERM');
      expect(await Promise.race([service.ended, sleep(GRACE_MS, 'too late')])).toBe(0);
      log.thaw();
      const heir = await startChild({ url, logUrl: log.url });
      await settled(database);
      await expectEffectOnce(database);
      heir.signal('SIGTERM');
      expect(await heir.ended).toBe(0);
    } finally {
      log.thaw();
      await log.end();
      await database.close();
    }
  });
});
