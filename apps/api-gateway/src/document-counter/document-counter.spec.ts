import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOCUMENT_STATUSES } from '@rubrica/contracts';
import fc from 'fast-check';
import pg from 'pg';
import { queuedView } from '../document/document.js';
import { freshDatabase } from '@rubrica/testing';
import { Database } from '@rubrica/eventing';
import { createLogger, MovableClock } from '@rubrica/service';
import { DocumentCounters1795741200005 } from '../migrations/1795741200005-document-counters.js';
import { migrations } from '../migrations/index.js';

let database: Database;
let clients: pg.Client[];
const firstClient = (): pg.Client => clients[0] as pg.Client;
let end: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase('api_gateway');
  database = await Database.open({
    ...{ service: 'api-gateway', databaseUrl: fresh.url, schema: 'api_gateway', migrations },
    ...{ clock: new MovableClock(), logger: createLogger({ service: 'test', level: 'silent' }) },
  });
  clients = [1, 2, 3, 4].map(() => new pg.Client(fresh.adminUrl));
  for (const client of clients) {
    await client.connect();
    await client.query('set search_path = api_gateway');
  }
  end = async () => {
    for (const client of clients) await client.end();
    await database.close();
    await fresh.drop();
  };
});
afterAll(() => end());

const COUNTED = 'tenant_id, environment, day::text, kind, status, currency';
const kept = async (): Promise<unknown[]> => {
  const { rows } = await firstClient().query(
    `select ${COUNTED}, sum(count)::int as count, sum(total)::text as total from document_counters
      group by ${COUNTED.replace('::text', '')} having sum(count) <> 0 or sum(total) <> 0 order by ${COUNTED}`,
  );
  return rows;
};
const full = () =>
  database.query(
    `select ${COUNTED}, count(*)::int as count, sum(amount)::text as total from (
       select tenant_id, environment, ((created_at - interval '5 hours') at time zone 'UTC')::date as day, kind, status,
         draft->>'currency' as currency, (totals->>'payable_amount')::numeric as amount
       from documents) as d
     group by ${COUNTED.replace('::text', '')} order by ${COUNTED}`,
  );

const view = (status: string): string => JSON.stringify({ ...queuedView('2026-03-02T10:00:00.000Z'), status });
const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 });
const status = fc.constantFrom(...DOCUMENT_STATUSES);

type Change = (client: pg.Client) => Promise<unknown>;
const idsOf = (numbers: readonly number[]): string[] => numbers.map((n) => `inv_${n}`);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .record({
      ...{ ids, status, amount, currency: fc.constantFrom('COP', 'USD'), tenant: fc.constantFrom('ten_a', 'ten_b') },
      ...{ environment: fc.constantFrom('test', 'production'), hour: fc.integer({ min: 0, max: 47 }) },
      isOfEarlierVersion: fc.boolean(),
    })
    .map(
      (one): Change =>
        (client) =>
          client.query(
            `insert into documents (id, tenant_id, livemode, environment, kind, draft, totals, view, created_at, currency)
         select id, $2, false, $3, 'invoice', $4, $5, $6, timestamptz '2026-03-01T00:00:00Z' + $7 * interval '1 hour', $8
         from unnest($1::text[]) as id on conflict do nothing`,
            [
              ...[
                idsOf(one.ids),
                one.tenant,
                one.environment,
                { currency: one.currency },
                { payable_amount: one.amount },
              ],
              ...[view(one.status), one.hour, one.isOfEarlierVersion ? null : one.currency],
            ],
          ),
    ),
  fc.record({ ids, status }).map(
    (one): Change =>
      (client) =>
        client.query('update documents d set view = $2 from unnest($1::text[]) as u (id) where d.id = u.id', [
          idsOf(one.ids).sort(),
          view(one.status),
        ]),
  ),
  fc.record({ ids, amount }).map(
    (one): Change =>
      (client) =>
        client.query('update documents set totals = $2 where id = any($1)', [
          idsOf(one.ids).sort(),
          { payable_amount: one.amount },
        ]),
  ),
  ids.map(
    (one): Change =>
      (client) =>
        client.query('delete from documents where id = any($1)', [idsOf(one)]),
  ),
);

/** Makes the changes, each in a transaction, until none conflicts with another one. */
const makeAll = async (client: pg.Client, changes: readonly Change[]): Promise<void> => {
  for (const make of changes)
    while (
      !(await make(client).then(
        () => true,
        (error: unknown) => {
          if ((error as { code?: string }).code === '40P01') return false;
          throw error;
        },
      ))
    );
};

describe('the counters of documents', () => {
  it('say what a full count says, whatever four connections change at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 8 }), { minLength: 4, maxLength: 4 }), async (lists) => {
        await Promise.all(lists.map((changes, nth) => makeAll(clients[nth] as pg.Client, changes)));
        expect(await kept()).toEqual(await full());
      }),
      { numRuns: 40 },
    );
    expect((await full()).length).toBeGreaterThan(0);
  }, 60_000);

  it('of one tenant are not waited for by a transaction of another one', async () => {
    const [one, other] = clients as [pg.Client, pg.Client];
    const insert = (client: pg.Client, tenant: string) =>
      client.query(
        `insert into documents (id, tenant_id, livemode, environment, kind, draft, totals, view, created_at)
         values ('inv_of_' || $1::text, $1, false, 'test', 'invoice', '{"currency": "COP"}', '{"payable_amount": "1.00"}', $2, now())`,
        [tenant, view('queued')],
      );
    await one.query('begin');
    await other.query('begin');
    await insert(one, 'ten_c');
    await insert(other, 'ten_d');
    await other.query('commit');
    await one.query('rollback');
    const rows = await database.query(
      `select tenant_id from document_counters where tenant_id in ('ten_c', 'ten_d') and count > 0`,
    );
    expect(rows).toEqual([{ tenant_id: 'ten_d' }]);
  });

  it('have the documents that were there before them', async () => {
    const client = firstClient();
    const before = await kept();
    await client.query('begin');
    await client.query('drop trigger count_documents_after_insert on documents');
    await client.query('drop trigger count_documents_after_update on documents');
    await client.query('drop trigger count_documents_after_delete on documents');
    await client.query(
      'drop function count_documents_after_insert, count_documents_after_update, count_documents_after_delete',
    );
    await client.query('drop table document_counters');
    await client.query('alter table documents drop column currency');
    await new DocumentCounters1795741200005().up(client);
    await client.query('commit');
    expect(await kept()).toEqual(before);
  });
});
