import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { readPlan } from '@rubrica/testing';
import pg from 'pg';
import { OPERATOR_TOKEN, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

const STORED = 20_000;
const FIRST = Date.parse('2026-01-01T00:00:00Z');
/** Rows of a page, and the one that shows that there are more. */
const PAGE = 11;

let gateway: RunningGateway;
let tenant: TenantKeys;
let client: pg.Client;

beforeAll(async () => {
  gateway = await startGateway({ auditDays: 3_650 });
  tenant = await gateway.newTenant();
  client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
  await client.connect();
  // As the role of the service has it.
  await client.query('set search_path = api_gateway; set enable_seqscan = off');
  await client.query(
    `insert into audit (id, tenant_id, mode, actor_type, actor_id, action, object_id, address, request_id, outcome, created_at)
     select 'aud_' || lpad(n::text, 26, '0'), case when n % 2 = 0 then $1 else 'ten_' || n % 50 end,
       (array['live', 'test', 'none'])[1 + n * 3 / ($3 + 1)], 'person', 'per_' || n % 1000, 'action' || n % 500, 'obj_' || n % 2000,
       '127.0.0.1', 'req_' || n, 'done', $2::timestamptz + n * interval '1 minute'
     from generate_series(1, $3) as n`,
    [tenant.id, new Date(FIRST).toISOString(), STORED],
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await gateway.close();
});

const idOf = (n: number): string => `aud_${String(n).padStart(26, '0')}`;
const minute = (n: number): string => encodeURIComponent(new Date(FIRST + n * 60_000).toISOString());

/** Expects that each read of the audit looks at no more rows than the pages of its modes, by indexes, in any plan. */
const expectBounded = async (path: string, parts: number): Promise<void> => {
  const query = jest.spyOn(gateway.database, 'query');
  const key = path.startsWith('/admin') ? OPERATOR_TOKEN : tenant.sk_live;
  const { status } = await gateway.call('GET', path, { key, headers: { 'svc-version': NEWEST_API_VERSION } });
  const sent = query.mock.calls.filter(([sql]) => sql.includes('from audit'));
  query.mockRestore();
  expect([path, status, sent.length > 0]).toEqual([path, 200, true]);
  for (const [sql, values = []] of sent)
    for (const generic of [false, true]) {
      const { looked, sorted, scanned, indexes } = await readPlan(client, sql, values, { generic });
      // A row of the list looks for the name of its actor in two tables.
      const most = parts * PAGE + 2 * PAGE;
      const isBounded = looked <= most && sorted <= parts * PAGE && scanned.length === 0 && indexes.length > 0;
      expect(isBounded ? [] : [{ path, sql, looked, sorted, scanned, indexes }]).toEqual([]);
    }
};

const FILTERS = ['', '&actor_id=per_10', '&action=action10', '&object_id=obj_10', '&actor_id=per_none'];
const TIMES = [
  '',
  `&created[lt]=${minute(30)}`,
  `&created[gte]=${minute(9_000)}&created[lt]=${minute(9_100)}`,
  `&starting_after=${idOf(STORED / 2)}`,
  `&ending_before=${idOf(STORED / 2)}`,
];

describe('a page of the audit', () => {
  it.each(FILTERS)('of a company is read by an index, and no further: %s', async (filter) => {
    for (const time of TIMES) await expectBounded(`/v1/audit?limit=10${filter}${time}`, 2);
  });

  it.each(FILTERS)('of operators too: %s', async (filter) => {
    for (const time of TIMES) await expectBounded(`/admin/v1/audit?limit=10${filter}${time}`, 1);
    await expectBounded(`/admin/v1/audit?limit=10&tenant_id=${tenant.id}${filter}`, 3);
  });
});
