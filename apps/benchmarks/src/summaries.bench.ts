import { startGateway } from '@rubrica/api-gateway/testing';
import { percentile } from './cost/statistics.js';
import { writeYear } from './summaries/year-of-documents.js';

/**
 * `npm run bench -- summaries [1000000]`: how long the gateway takes to answer the list of all documents, the search and the counters,
 * with so many documents of one tenant in a year, of a buyer for every ten, and as many kinds and statuses as there are.
 */
const stored = Number(process.argv[2] ?? 1_000_000);
const TIMES = 200;

const gateway = await startGateway();
const tenant = await gateway.newTenant();
console.log(await writeYear(gateway, tenant, stored));

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
await gateway.close();
