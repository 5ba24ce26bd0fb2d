import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import { freshDatabase, until } from '@rubrica/testing';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { testLogger } from '../../testing/database.fixture.js';
import type { LogReader, LogRecord } from '../log.js';
import { PostgresLog } from './postgres-log.js';

describe('the Postgres log', () => {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('is read by no role of a service', async () => {
    const { urlOf } = await freshDatabase('event_log', 'document_issuer');
    const log = await PostgresLog.open({ databaseUrl: urlOf('event_log'), logger: testLogger });
    ends.push(() => log.close());
    const client = new pg.Client({ connectionString: urlOf('document_issuer') });
    await client.connect();
    ends.push(() => client.end());
    await expect(client.query('select * from event_log.records')).rejects.toThrow(
      'permission denied for schema event_log',
    );
  });

  it('may be opened by several processes at the same moment', async () => {
    const { url } = await freshDatabase('event_log');
    const logs = await Promise.all([1, 2, 3].map(() => PostgresLog.open({ databaseUrl: url, logger: testLogger })));
    ends.push(...logs.map((log) => () => log.close()));
    expect(await logs[2]!.ends(TOPICS.tenantLifecycle)).toHaveLength(64);
  });

  it('gives positions without gaps', async () => {
    const { url } = await freshDatabase('event_log');
    const log = await PostgresLog.open({ databaseUrl: url, logger: testLogger });
    ends.push(() => log.close());
    const client = new pg.Client({ connectionString: url, options: '-c search_path=event_log' });
    await client.connect();
    ends.push(() => client.end());
    const topic = TOPICS.documentLifecycle;
    const record = (part: number, key: string): LogRecord => ({
      ...{ topic, part, key, headers: { ce_id: key }, body: Buffer.from('{}') },
    });
    await log.append([record(5, 'a'), record(2, 'b'), record(5, 'c')]);
    await log.append([record(5, 'd')]);
    const { rows } = await client.query('select part, pos::int, key from records order by part, pos');
    expect(rows.map(({ part, pos, key }) => `${part}/${pos} ${key}`)).toEqual(['2/0 b', '5/0 a', '5/1 c', '5/2 d']);
  });
});

describe('the Postgres log keeps records for 30 days', () => {
  const topic = TOPICS.documentLifecycle;
  const opened: { end(): Promise<unknown> }[] = [];
  let sql: pg.Client;
  let open: () => Promise<PostgresLog>;

  beforeEach(async () => {
    const { url } = await freshDatabase('event_log');
    open = async () => {
      const log = await PostgresLog.open({ databaseUrl: url, removeEveryMs: 50, logger: testLogger });
      opened.push({ end: () => log.close() });
      return log;
    };
    sql = new pg.Client({ connectionString: url, options: '-c search_path=event_log' });
    await sql.connect();
    opened.push(sql);
  });
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.end();
  });

  const record = (part: number, text: string): LogRecord => ({
    topic,
    part,
    key: text,
    headers: { ce_id: text },
    body: Buffer.from('{}'),
  });
  const append = (log: PostgresLog, part: number, count: number): Promise<void> =>
    log.append(Array.from({ length: count }, (_, i) => record(part, `${part}-${i}`)));
  /** Makes all stored records older by this number of days. */
  const passDays = (days: number): Promise<unknown> =>
    sql.query(`update records set at = at - $1 * interval '1 day'`, [days]);
  /**
   * Makes the group look as if it had last read this number of days ago. A running reader would update that at once.
   */
  const readLast = (daysAgo: number): Promise<unknown> =>
    sql.query(`update readers set at = clock_timestamp() - $1 * interval '1 day'`, [daysAgo]);
  const kept = async (): Promise<number> =>
    Number((await sql.query<{ count: string }>('select count(*) from records')).rows[0]?.count);
  /** A reader that stops at position `upTo` of each partition. */
  const reading = (group: string, upTo = Infinity): LogReader & { readonly read: string[] } => {
    const read: string[] = [];
    return {
      topic,
      group,
      batch: 10,
      read,
      positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
      onBatch: (records) => {
        const ahead = records.filter(({ pos }) => pos >= upTo);
        read.push(...records.filter((one) => !ahead.includes(one)).map(({ key }) => key));
        return Promise.resolve({ stop: ahead.map(({ part }) => part) });
      },
    };
  };

  it('and then removes them, by several processes at once, while others are appended', async () => {
    const [log] = await Promise.all([open(), open()]);
    await append(log, 1, 1_500);
    await append(log, 2, 1_500);
    await passDays(31);
    await append(log, 1, 10);
    await until(kept, (count) => count === 10);
    expect((await log.ends(topic)).slice(0, 3)).toEqual([0, 1_510, 0]);
    await append(log, 2, 1);
    expect((await log.ends(topic))[2]).toBe(1_501);
    const reader = reading('late');
    await log.subscribe(reader);
    await until(
      async () => reader.read.length,
      (count) => count === 11,
    );
  });

  it('but not what a group in use has not read', async () => {
    const [log, reads] = await Promise.all([open(), open()]);
    await append(log, 1, 50);
    await reads.subscribe(reading('slow', 20));
    await until(
      async () => (await sql.query('select 1 from readers where pos = 20')).rowCount,
      (rows) => rows === 1,
    );
    await passDays(31);
    await until(kept, (count) => count === 30);
    await reads.close();
    await readLast(29);
    await sleep(300);
    expect(await kept()).toBe(30);
    await readLast(31);
    await until(kept, (count) => count === 0);
    expect((await log.ends(topic))[1]).toBe(0);
  });
});
