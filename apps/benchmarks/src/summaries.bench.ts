import { buyer, sale, startGateway } from '@rubrica/api-gateway/testing';
import pg from 'pg';
import { percentile } from './cost/statistics.js';

/**
 * `npm run bench -- summaries [1000000]`: how long the gateway takes to answer the list of all documents, the search and the counters,
 * with so many documents of one tenant in a year, of a buyer for every ten, and as many kinds and statuses as there are.
 */
const stored = Number(process.argv[2] ?? 1_000_000);
const TIMES = 200;

const gateway = await startGateway();
const tenant = await gateway.newTenant();
const order = { customer_id: undefined, customer: buyer() };
const { status: made, json } = await gateway.call('POST', '/v1/invoices', { key: tenant.sk_test, body: sale(order) });
if (made !== 201) throw new Error(`the first document: ${JSON.stringify(json)}`);
const client = new pg.Client({ connectionString: gateway.fresh.adminUrl });
await client.connect();
await client.query('set search_path = api_gateway');
const began = performance.now();
const BATCH = 50_000;
for (let from = 0; from < stored; from += BATCH)
  await client.query(
    `insert into documents (id, tenant_id, livemode, environment, kind, external_id, customer_id, draft, customer, totals, view, created_at, currency)
     select 'inv_' || lpad(n::text, 26, '0'), tenant_id, true, case when n < $3 / 10 then 'habilitacion' else 'production' end,
       (array['invoice', 'credit_note', 'debit_note', 'support_document', 'equivalent_document'])[1 + n % 5], 'pedido-' || n,
       'cust_' || n % 100, json_build_object('currency', 'COP'), jsonb_set(customer::jsonb, '{identification,number}', to_jsonb((800000000 + n / 10)::text))::json, totals,
       view || jsonb_build_object('number', 'SETP' || 990000000 + n, 'status',
         (array['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_by_dian', 'submitted', 'accepted_contingency', 'accepted_by_dian'])[1 + n % 7]),
       timestamptz '2026-11-28T00:00:00Z' - ($3 - n) * (interval '365 days' / $3), 'COP'
     from documents, generate_series($2::int, $2::int + ${BATCH} - 1) as n where id = $1`,
    [json['id'], from, stored],
  );
await client.query('vacuum analyze');
console.log(`${stored} documents written in ${Math.round((performance.now() - began) / 1e3)} s`);

const headers = { 'svc-version': '2026-12-01' };
const middle = `inv_${String(stored / 2).padStart(26, '0')}`;
const rows: object[] = [];
for (const path of [
  '/v1/documents',
  '/v1/documents?limit=100',
  `/v1/documents?limit=100&starting_after=${middle}`,
  '/v1/documents?limit=100&status=failed,rejected_by_dian',
  `/v1/documents?limit=100&customer_id=cust_7&ending_before=${middle}`,
  '/v1/documents?environment=production&created[lt]=2026-06-01T00:00:00Z',
  '/v1/documents?number=SETP990000007',
  '/v1/documents?external_id=pedido-7',
  '/v1/search?q=SETP990000007',
  '/v1/search?q=SETP99',
  '/v1/search?q=pedido-77',
  `/v1/search?q=${middle}`,
  '/v1/search?q=central',
  '/v1/counters?from=2026-10-29&to=2026-11-28',
  '/v1/counters?from=2026-08-29&to=2026-11-28',
]) {
  const times: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const start = performance.now();
    const { status, json: answer } = await gateway.call('GET', path, { key: tenant.sk_live, headers });
    times.push(performance.now() - start);
    if (status !== 200 || (answer['data'] as object[]).length === 0) throw new Error(`${path}: ${status}`);
  }
  rows.push({ path, 'p50 ms': percentile(times, 0.5).toFixed(1), 'p95 ms': percentile(times, 0.95).toFixed(1) });
}
console.table(rows);
const [size] = await gateway.database.query<object>(
  `select count(*)::int as counters, pg_total_relation_size('document_counters') as bytes from document_counters`,
);
console.log(size);
await client.end();
await gateway.close();
