import { afterAll, describe, expect, it } from '@jest/globals';
import { crashableDatabase } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, endChildren, startChild } from './child.fixture.js';
import type { Database } from './database.js';
import { testDatabase } from './database.fixture.js';
import { expectEffectOnce, settled } from './effect-once.fixture.js';
import { document, documentId } from './numbering.fixture.js';
import type { LogsUnderTest } from './test-log.fixture.js';
import { startTestService } from './test-service.fixture.js';
import { until } from './until.fixture.js';

/** A crash, a start, and clients that notice both. */
const RECOVERY_MS = 60_000;

/** Takes numbers, again after every failure, until it is stopped. */
class Load {
  /** Versions that `takeNumber` has acknowledged, by document. */
  readonly acknowledged = new Map<string, number>();
  count = 0;
  private stopping = false;
  private readonly running: Promise<void>;

  constructor(private readonly database: Database) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Until that many more have been taken. */
  async goesOn(more: number): Promise<void> {
    const goal = this.count + more;
    await until(
      () => Promise.resolve(this.count),
      (count) => count >= goal,
      RECOVERY_MS,
    );
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const id = documentId(this.count % 5);
      try {
        const version = await this.database.transaction(async (tx) => {
          const taken = await tx.handle(document, id, { takeNext: true });
          tx.schedule({ kind: 'send', key: `${id} ${taken.version}` });
          return taken.version;
        });
        this.acknowledged.set(id, version);
        this.count += 1;
      } catch {
        await sleep(100); // the database is away: the caller was told so
      }
    }
  }
}

/** Servers die under load, as by `kill -9`: what was acknowledged is there, and takes effect once, in order. */
export const outageConformance = (name: string, logs: LogsUnderTest): void => {
  describe(`when a server dies under load (${name})`, () => {
    afterAll(endChildren);

    const stopped = async (child: Child): Promise<void> => {
      child.signal('SIGTERM');
      expect(await child.ended).toBe(0);
    };

    const expectAcknowledged = async (database: Database, load: Load): Promise<void> => {
      for (const [id, version] of load.acknowledged) {
        const [stream] = await database.query<{ version: number }>('select version from streams where id = $1', [
          `document-${id}`,
        ]);
        expect(stream?.version).toBeGreaterThanOrEqual(version);
      }
    };

    it.concurrent('that of the log, the outbox waits for it, and two instances go on where they were', async () => {
      const { database: migrating, url } = await testDatabase();
      await migrating.close();
      const log = await logs.crashable();
      const service = await startTestService({ url, logUrl: log.url });
      const other = await startChild({ url, logUrl: log.url });
      const load = new Load(service.database);
      await load.goesOn(50);
      for (let i = 0; i < 2; i += 1) {
        await log.crash();
        await load.goesOn(20); // what happens is kept, though nobody hears of it
        await log.restart();
        await load.goesOn(20);
      }
      await load.stop();
      await settled(service.database, RECOVERY_MS);
      await expectEffectOnce(service.database);
      await expectAcknowledged(service.database, load);
      await stopped(other);
      await service.stop();
      await log.end();
    });

    it.concurrent(
      'that of the service, what it acknowledged is kept, nothing is parked, and reading goes on',
      async () => {
        const own = await crashableDatabase('document_issuer');
        const log = await logs.fresh();
        const service = await startTestService({ url: own.url, logUrl: log.url });
        const other = await startChild({ url: own.url, logUrl: log.url });
        const load = new Load(service.database);
        await load.goesOn(50);
        for (let i = 0; i < 2; i += 1) {
          await own.crash();
          await sleep(200);
          await own.restart();
          await load.goesOn(20);
        }
        await load.stop();
        await settled(service.database, RECOVERY_MS);
        await expectEffectOnce(service.database);
        await expectAcknowledged(service.database, load);
        expect(await service.database.query('select from parked')).toEqual([]);
        await stopped(other);
        await service.stop();
        await log.end();
        await own.drop();
      },
    );
  });
};
