import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FreshDatabase, freshDatabase, readPlan } from '@rubrica/testing';
import pg from 'pg';
import { EventingTables1795741200000 } from '../transaction/migrations.js';
import { listParked, type ParkedQuery } from './parked-message.view.js';

/** Messages of 200 keys in the order in which they were parked. The twenty oldest are dead letters. */
const PARKED = 20_000;

let fresh: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  fresh = await freshDatabase('mailer');
  client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await new EventingTables1795741200000().up({ query: async (statement) => (await client.query(statement)).rows });
  await client.query(
    `insert into parked (consumer, part, pos, key, headers, body, error, attempts, dead, parked_at, id)
     select 'mailer/document.lifecycle', n % 64, n, 'inv_' || n % 200, '{}', '', 'x', 1, n <= 20,
       '2026-01-01'::timestamptz + n * interval '1 second', 'dl_' || lpad(n::text, 26, '0')
     from generate_series(1, $1) as n`,
    [PARKED],
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await fresh.drop();
});

const edge = { parkedAt: '2026-01-01T02:00:00Z', id: 'dl_00000000000000000000007200' };
const QUERIES: readonly (readonly [what: string, rows: number, query: Omit<ParkedQuery, 'limit'>])[] = [
  ['all', 11, {}],
  ['older ones', 11, { edge: { ...edge, side: 'older' } }],
  ['newer ones', 11, { edge: { ...edge, side: 'newer' } }],
  ['dead letters', 11, { state: 'dead' }],
  ['older dead letters', 11, { state: 'dead', edge: { ...edge, side: 'older' } }],
  ['those of a key', 100, { key: 'inv_7' }],
  ['dead letters of a key', 100, { key: 'inv_7', state: 'dead' }],
];

it.each(QUERIES)('%s: reads %d of all parked messages at most', async (_, rows, query) => {
  const sent: { sql: string; params: readonly unknown[] }[] = [];
  const database = {
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
      sent.push({ sql, params });
      return (await client.query<Row>(sql, [...params])).rows;
    },
  };
  const found = await listParked(database, { ...query, limit: 11 });
  expect(found.length).toBeGreaterThan(0);
  for (const { sql, params } of sent) {
    const plan = await readPlan(client, sql, params);
    expect(plan.scanned).not.toContain('parked');
    // Three reads per message: the message, the earlier message of its key, and the timer.
    expect(plan.looked).toBeLessThanOrEqual(3 * rows);
  }
});
