import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readPlan } from '@rubrica/testing';
import pg from 'pg';
import { OPERATOR_TOKEN, type RunningGateway, startGateway } from '../gateway.fixture.js';

/** Tenants, each with as many customers, and an invoice to one of two of them. */
const TENANTS = 500;
const CUSTOMERS = 40;
/** A number that all tenants deal with: of each two modes one customer, one supplier and one document are looked at. */
const EVERYWHERE = '900000001';
const MOST = 20;

let gateway: RunningGateway;
let client: pg.Client;

beforeAll(async () => {
  gateway = await startGateway();
  client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = api_gateway');
  const counterparty = `jsonb_build_object('legal_name', 'Comercial ' || n, 'identification',
    jsonb_build_object('number', (900000000 + case when n % 40 = 1 then 1 else n end)::text))`;
  for (const table of ['customers', 'suppliers'])
    await client.query(
      `insert into ${table} (id, tenant_id, livemode, data, created_at, updated_at)
       select 'cus_' || n, 'ten_' || n / ${CUSTOMERS}, n % 2 = 0, ${counterparty}, now(), now()
       from generate_series(1, ${TENANTS * CUSTOMERS}) as n`,
    );
  await client.query(
    `insert into documents (id, tenant_id, livemode, environment, kind, draft, customer, totals, view, currency, created_at)
     select 'inv_' || n, 'ten_' || n / ${CUSTOMERS}, n % 2 = 0, 'production', 'invoice', '{}', ${counterparty}, '{}',
       '{"status": "accepted_by_dian"}', 'COP', now() + n * interval '1 second'
     from generate_series(1, ${TENANTS * CUSTOMERS}) as n`,
  );
  await client.query(
    `insert into requests (id, tenant_id, livemode, class, operation, method, path, status, duration_ms, version, created_at)
     select 'req_' || lpad(n::text, 26, '0'), 'ten_' || n % ${TENANTS}, true, 2, 'listInvoices', 'GET', '/v1/invoices', 200, 1,
       '2026-12-01', now() from generate_series(1, 20000) as n`,
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await gateway.close();
});

/** Expects that the reads of a table look at no more rows, by indexes alone, with plans that are made with and without values. */
const expectBounded = async (q: string, table: string, rows: number): Promise<number> => {
  const query = jest.spyOn(gateway.database, 'query');
  const { status, json } = await gateway.call('GET', `/admin/v1/search?q=${q}`, { key: OPERATOR_TOKEN });
  const sent = query.mock.calls.filter(([sql]) => sql.includes(`from ${table}`));
  query.mockRestore();
  expect([status, sent.length]).toEqual([200, 1]);
  for (const [sql, values = []] of sent)
    for (const generic of [false, true]) {
      const { looked, sorted, scanned, indexes } = await readPlan(client, sql, values, { generic });
      const isBounded = looked <= rows && sorted <= MOST && scanned.length === 0 && indexes.length > 0;
      expect(isBounded ? [] : [{ q, sql, looked, sorted, scanned, indexes }]).toEqual([]);
    }
  return (json['data'] as object[]).length;
};

describe(`among ${TENANTS} tenants an operator`, () => {
  it('finds a buyer of all of them, and reads no more than the hits', async () =>
    expect(await expectBounded(EVERYWHERE, 'counterparty_words', 5 * MOST)).toBe(MOST));

  it('finds a buyer of one of them, and reads that one alone', async () =>
    expect(await expectBounded('900000777', 'counterparty_words', 5)).toBe(3));

  it('finds nobody with a number that no tenant deals with', async () =>
    expect(await expectBounded('812345678', 'counterparty_words', 0)).toBe(0));

  it('finds a request by its id', async () =>
    expect(await expectBounded(`req_${'777'.padStart(26, '0')}`, 'requests', 1)).toBe(1));
});
