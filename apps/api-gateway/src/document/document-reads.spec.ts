import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { KINDS, NEWEST_API_VERSION } from '@rubrica/kinds';
import { readPlan, type ReadPlan } from '@rubrica/testing';
import pg from 'pg';
import { type RunningGateway, sale, startGateway, type TenantKeys } from '../gateway.fixture.js';

/** Documents of one tenant, a minute apart; of the first tenth the trial environment, of the others production. */
const STORED = 30_000;
const FIRST = Date.parse('2026-01-01T00:00:00Z');
/** Rows of a page, and the one that shows that there are more. */
const PAGE = 11;
const FAILED = 29;

let gateway: RunningGateway;
let tenant: TenantKeys;
let client: pg.Client;

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const { json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
  client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = api_gateway');
  await client.query(
    `insert into documents (id, tenant_id, livemode, environment, kind, external_id, customer_id, invoice_id, draft, customer, totals, view, created_at)
     select 'inv_' || lpad(n::text, 26, '0'), tenant_id, true, case when n <= $2 / 10 then 'habilitacion' else 'production' end,
       case when n % 10 = 0 then 'credit_note' else 'invoice' end, 'pedido-' || n,
       case n % 2 when 0 then 'cust_many' else null end,
       case when n % 10 = 0 then 'inv_' || lpad((n - n % 1000 + 1)::text, 26, '0') end,
       draft, customer, totals,
       view || jsonb_build_object('number', 'SETP' || 990000000 + n, 'status', case
         when n <= ${FAILED} then 'failed' when n % 10000 < 2 then 'rejected_by_dian' when n > $2 - 50 then 'queued'
         else 'accepted_by_dian' end),
       $3::timestamptz + n * interval '1 minute'
     from documents, generate_series(1, $2) as n where id = $1`,
    [json['id'], STORED, new Date(FIRST).toISOString()],
  );
  await client.query(
    `insert into timeline (document_id, message_id, type, time, service, data)
     select 'inv_' || lpad((n / 10)::text, 26, '0'), 'm' || n, 'co.rubrica.document.signed.v1', now(), 'document-issuer', '{}'
     from generate_series(1, $1) as n`,
    [STORED],
  );
  for (const table of ['customers', 'suppliers'])
    await client.query(
      `insert into ${table} (id, tenant_id, livemode, external_id, data, created_at, updated_at, deleted_at)
       select 'cust_' || n, $1, true, 'cliente-' || n,
         jsonb_build_object('legal_name', 'Comercial ' || n, 'identification', jsonb_build_object('number', 9000 + n % 3000)),
         now(), now(), case when n > 1000 then now() end
       from generate_series(1, $2) as n`,
      [tenant.id, STORED],
    );
  await client.query(
    `insert into document_counters (tenant_id, environment, day, kind, status, currency, part, count, total)
     select 'ten_other' || n % 300, 'production', date '2026-01-01' + n / 300, 'invoice', 'accepted_by_dian', 'COP', 0, 1, 1
     from generate_series(1, $1) as n`,
    [STORED],
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await gateway.close();
});

const idOf = (n: number): string => `inv_${String(n).padStart(26, '0')}`;
const minute = (n: number): string => encodeURIComponent(new Date(FIRST + n * 60_000).toISOString());

interface Read {
  readonly table: string;
  readonly sql: string;
  readonly plan: ReadPlan;
}

/** Sends a request; returns its reads of these tables, with the plans that are made with and without their values. */
const readsOf = async (path: string, ...tables: readonly string[]): Promise<Read[]> => {
  const query = jest.spyOn(gateway.database, 'query');
  const headers = { 'svc-version': NEWEST_API_VERSION };
  const { status, text } = await gateway.call('GET', path, { key: tenant.sk_live, headers });
  const sent = query.mock.calls.map(([sql, values = []]) => ({ sql, values }));
  query.mockRestore();
  expect(`${path} ${status} ${status === 200 ? '' : text}`).toBe(`${path} 200 `);
  const reads: Read[] = [];
  for (const { sql, values } of sent) {
    const table = tables.find((one) => sql.includes(`from ${one}`));
    if (table === undefined) continue;
    for (const generic of [false, true])
      reads.push({ table, sql, plan: await readPlan(client, sql, values, { generic }) });
  }
  expect(reads.map(({ table }) => table)).toEqual(expect.arrayContaining([...tables]));
  return reads;
};

/** Expects that none of the reads looks at more rows, and that an index sorts them. */
const expectBounded = (
  path: string,
  reads: readonly Read[],
  { rows, sorted = 0 }: { rows: number; sorted?: number },
) => {
  const unbounded = reads.filter(
    ({ plan }) => plan.scanned.length > 0 || plan.indexes.length === 0 || plan.sorted > sorted || plan.looked > rows,
  );
  expect(unbounded.map(({ sql, plan }) => ({ path, sql, plan }))).toEqual([]);
};

/** All combinations of one text of each list. */
const combinations = (...choices: readonly (readonly string[])[]): string[] =>
  choices.reduce<string[]>((some, next) => some.flatMap((one) => next.map((two) => `${one}${two}`)), ['']);

const CURSORS = ['', `&starting_after=${idOf(STORED / 2 + 1)}`, `&ending_before=${idOf(STORED / 2 + 1)}`];
const CREATED = [
  '',
  `&created[gte]=${minute(STORED - 3)}`,
  `&created[lt]=${minute(3)}`,
  `&created[gte]=${minute(STORED / 3)}&created[lt]=${minute(STORED / 3 + 5)}`,
];

const TIMES = [...CREATED, ...combinations(['', CREATED[3] ?? ''], CURSORS.slice(1))];

describe(`among ${STORED} documents`, () => {
  it.each(['', '&status=failed', '&status=signed', '&status=accepted_by_dian', '&status=rejected_by_dian'])(
    'with %j any environment and time read no more than a page of each part',
    async (status) => {
      for (const filter of combinations(['', '&environment=habilitacion', '&environment=production'], TIMES)) {
        const path = `/v1/invoices?limit=10${status}${filter}`;
        expectBounded(path, await readsOf(path, 'documents'), { rows: (status === '' ? 7 : 2) * PAGE });
      }
    },
  );

  it.each(['', '&status=failed', '&status=signed'])(
    'a customer of half of them is read with %j, any environment and time',
    async (status) => {
      for (const filter of combinations(['', '&environment=habilitacion'], TIMES)) {
        const path = `/v1/invoices?limit=10&customer_id=cust_many${status}${filter}`;
        expectBounded(path, await readsOf(path, 'documents'), { rows: 14 * PAGE });
      }
    },
  );

  it.each(['number=SETP990015001', 'external_id=pedido-15001', 'number=FE1', 'external_id=otro'])(
    '%s reads its document, with any other filter',
    async (filter) => {
      const others = combinations(['', '&status=failed', '&customer_id=cust_many'], TIMES);
      for (const other of others) {
        const path = `/v1/invoices?${filter}${other}`;
        expectBounded(path, await readsOf(path, 'documents'), { rows: 2 * FAILED, sorted: 1 });
      }
    },
  );

  it.each([
    '',
    '&status=failed,signed',
    '&object=invoice&status=accepted_by_dian',
    '&customer_id=cust_many',
    '&waiting=true',
    '&mail_status=bounced',
  ])('of all kinds with %j any environment and time read no more than a page of each part', async (filter) => {
    for (const time of TIMES) {
      const path = `/v1/documents?limit=10${filter}${time}`;
      expectBounded(path, await readsOf(path, 'documents'), { rows: 2 * KINDS.length * PAGE });
    }
  });

  it.each(['number=SETP990015001', 'external_id=pedido-15001', 'number=FE1', 'external_id=otro'])(
    'of all kinds %s reads its document',
    async (filter) => {
      const path = `/v1/documents?${filter}`;
      expectBounded(path, await readsOf(path, 'documents'), { rows: KINDS.length, sorted: 1 });
    },
  );

  it.each(['SETP990015001', 'SETP99', 'pedido-15001', 'pedido', idOf(15_001), 'a'.repeat(96), '9004', '90', 'com 977'])(
    'a search for %j reads no more than its hits',
    async (text) => {
      const path = `/v1/search?q=${text}`;
      const tables = ['documents', 'customers', 'suppliers', 'counterparty_words'];
      const reads = await readsOf(path, ...tables);
      expectBounded(path, reads, { rows: 21 * 21, sorted: 21 * 21 });
    },
  );

  it('the counters of three months are read, and no document', async () => {
    const path = '/v1/counters?from=2026-01-01&to=2026-03-31';
    const [read, generic] = await readsOf(path, 'document_counters');
    for (const one of [read, generic]) expect(one?.plan.scanned).toEqual([]);
    expect(read?.plan.indexes).toEqual(['document_counters_pkey']);
    expect(read?.plan.looked).toBeLessThan(500);
  });

  it('the notes of an invoice are read as far as their page', async () => {
    const invoice = idOf(15_001);
    for (const path of [`/v1/invoices/${invoice}/notes?limit=10`, `/v1/credit-notes?invoice_id=${invoice}`])
      for (const cursor of ['', `&starting_after=${idOf(15_500)}`, `&ending_before=${idOf(15_500)}`])
        expectBounded(path, await readsOf(`${path}${cursor}`, 'documents'), { rows: 2 * 100 + PAGE, sorted: 100 });
  });

  it('a document, and its timeline, are read by its id', async () => {
    const path = `/v1/invoices/${idOf(15_001)}`;
    expectBounded(path, await readsOf(path, 'documents'), { rows: 1 });
    expectBounded(path, await readsOf(`${path}/timeline`, 'documents', 'timeline'), { rows: 10 });
  });

  it('customers are read as far as their page, however many are deleted', async () => {
    const filters = ['', '&external_id=cliente-7', '&external_id=cliente-15000', '&identification_number=9007'];
    for (const filter of filters)
      for (const cursor of ['', '&starting_after=cust_500', '&ending_before=cust_500']) {
        const path = `/v1/customers?limit=10${filter}${cursor}`;
        expectBounded(path, await readsOf(path, 'customers'), { rows: PAGE, sorted: 1 });
      }
  });

  it('the parts of a list are one list, newest first, in both directions', async () => {
    const pageOf = async (query: string): Promise<number[]> => {
      const { json } = await gateway.call('GET', `/v1/invoices?customer_id=cust_many&limit=3${query}`, {
        key: tenant.sk_live,
      });
      return (json['data'] as { readonly id: string }[]).map(({ id }) => Number(id.slice(4)));
    };
    const [last, rejected, trial] = [STORED, 10_002, STORED / 10 + 2];
    expect(await pageOf('')).toEqual([last - 2, last - 4, last - 6]);
    expect(await pageOf(`&starting_after=${idOf(last - 48)}`)).toEqual([last - 52, last - 54, last - 56]);
    expect(await pageOf(`&ending_before=${idOf(rejected)}`)).toEqual([rejected + 6, rejected + 4, rejected + 2]);
    expect(await pageOf(`&starting_after=${idOf(trial)}`)).toEqual([trial - 4, trial - 6, trial - 8]);
  });

  it('a document of a gateway whose clock is behind is listed after those before it', async () => {
    const first = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
    await client.query(`update documents set created_at = created_at + interval '1 minute' where id = $1`, [
      first.json['id'],
    ]);
    const second = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale() });
    const { json } = await gateway.call('GET', '/v1/invoices?limit=2', { key: tenant.sk_test });
    const shown = json['data'] as { readonly id: string; readonly created_at: string }[];
    expect(shown.map(({ id }) => id)).toEqual([second.json['id'], first.json['id']]);
    expect(shown[0]?.created_at).toBe(shown[1]?.created_at);
  });
});
