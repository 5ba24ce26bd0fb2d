import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { type FreshDatabase, freshDatabase } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';
import { systemClock } from '../value/clock.js';
import { createLogger } from '../logging/logger.js';
import { type ListQuery, lockList, readList } from './list.js';

class Ranges1 implements Migration {
  readonly name = 'Ranges1700000000001';
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table ranges (id text primary key, position bigint generated always as identity, tenant text, prefix text)`);
  }
}

interface Row {
  readonly id: string;
  readonly prefix: string;
}

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase('document_issuer');
  database = await Database.open({
    service: 'document-issuer',
    databaseUrl: fresh.url,
    schema: 'document_issuer',
    migrations: [Ranges1],
    clock: systemClock,
    logger: createLogger({ service: 'document-issuer', level: 'fatal' }),
  });
  for (let i = 1; i <= 25; i += 1) {
    const prefix = i % 2 ? 'SETP' : 'FE';
    await database.query('insert into ranges (id, tenant, prefix) values ($1, $2, $3)', [`nr_${i}`, 'one', prefix]);
  }
  await database.query(`insert into ranges (id, tenant, prefix) values ('nr_other', 'two', 'FE')`);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const list = (query: ListQuery, prefix?: string) =>
  readList<Row, string>(
    database,
    '/v1/numbering-ranges',
    { table: 'ranges', scope: [['tenant = ?', 'one']], filters: [['prefix = ?', prefix]] },
    query,
    ({ id }) => id.slice(3),
  );
const refusalOf = (query: ListQuery) => list(query).catch((error: unknown) => error);

describe('a list', () => {
  it('shows the ten newest first, and that there are more', async () => {
    expect(await list({})).toEqual({
      object: 'list',
      url: '/v1/numbering-ranges',
      has_more: true,
      data: ['25', '24', '23', '22', '21', '20', '19', '18', '17', '16'],
    });
  });

  it('is read to its end, page by page, each row once', async () => {
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const { data, has_more } = await list({ limit: '7', starting_after: after });
      seen.push(...data);
      if (!has_more) break;
      after = `nr_${data.at(-1) ?? ''}`;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => String(25 - i)));
  });

  it('shows what is newer than a row, newest first again, nearest to that row', async () => {
    expect(await list({ limit: '2', ending_before: 'nr_20' })).toMatchObject({ data: ['22', '21'], has_more: true });
    expect(await list({ limit: '5', ending_before: 'nr_20' })).toMatchObject({
      data: ['25', '24', '23', '22', '21'],
      has_more: false,
    });
  });

  it('is filtered, and takes a cursor that the filter leaves out', async () => {
    expect(await list({ limit: '2', starting_after: 'nr_20' }, 'SETP')).toMatchObject({ data: ['19', '17'] });
  });

  it('knows no cursor of another tenant, and not two at once', async () => {
    expect(await refusalOf({ starting_after: 'nr_other' })).toMatchObject({
      status: 422,
      code: 'cursor_unknown',
      errors: [{ parameter: 'starting_after' }],
    });
    expect(await refusalOf({ starting_after: 'nr_1', ending_before: 'nr_3' })).toMatchObject({
      status: 422,
      errors: [{ parameter: 'ending_before', code: 'not_allowed' }],
    });
  });

  it('gets its rows in the order of their commits, so that a poller misses none', async () => {
    const insert = (id: string, holdMs: number): Promise<void> =>
      database.transaction(async (tx) => {
        await lockList(tx, 'three', true);
        await tx.query(`insert into ranges (id, tenant, prefix) values ($1, 'three', '')`, [id]);
        await sleep(holdMs);
      });
    const slow = insert('nr_slow', 100);
    await sleep(30);
    const fast = insert('nr_fast', 0);
    const committed: string[] = [];
    await Promise.all([slow.then(() => committed.push('nr_slow')), fast.then(() => committed.push('nr_fast'))]);
    const rows = await database.query<Row>(`select id from ranges where tenant = 'three' order by position`);
    expect(rows.map(({ id }) => id)).toEqual(committed);
  });
});
