import { buyer, type RunningGateway, sale, type TenantKeys } from '@rubrica/api-gateway/testing';
import { kindsOf, NEWEST_API_VERSION } from '@rubrica/kinds';
import pg from 'pg';

const BATCH = 50_000;
const KINDS = kindsOf(NEWEST_API_VERSION).map(({ name }) => name);

/**
 * Writes documents of a year into the views of a gateway, in live mode: of as many kinds and statuses as there are, with a buyer for
 * every ten. They are copies of one document that the gateway took. Returns a line that says how long it took.
 */
export const writeYear = async (
  { call, fresh }: RunningGateway,
  { sk_test }: TenantKeys,
  count: number,
): Promise<string> => {
  const order = { customer_id: undefined, customer: buyer() };
  const { status, json } = await call('POST', '/v1/invoices', { key: sk_test, body: sale(order) });
  if (status !== 201) throw new Error(`the first document: ${JSON.stringify(json)}`);
  const client = new pg.Client({ connectionString: fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = api_gateway');
  const began = performance.now();
  for (let from = 0; from < count; from += BATCH) await client.query(COPIES, [json['id'], from, count, KINDS]);
  await client.query('vacuum analyze');
  await client.end();
  return `${count} documents written in ${Math.round((performance.now() - began) / 1e3)} s`;
};

const COPIES = `
  insert into documents (id, tenant_id, livemode, environment, kind, external_id, customer_id, draft, customer, totals, view, created_at, currency)
  select 'inv_' || lpad(n::text, 26, '0'), tenant_id, true, case when n < $3 / 10 then 'habilitacion' else 'production' end,
    ($4::text[])[1 + n % cardinality($4::text[])], 'pedido-' || n,
    'cust_' || n % 100, json_build_object('currency', 'COP'),
    jsonb_set(customer::jsonb, '{identification,number}', to_jsonb((800000000 + n / 10)::text))::json, totals,
    view || jsonb_build_object('number', 'SETP' || 990000000 + n, 'status',
      (array['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_by_dian', 'submitted', 'accepted_contingency', 'accepted_by_dian'])[1 + n % 7]),
    timestamptz '2026-11-28T00:00:00Z' - ($3 - n) * (interval '365 days' / $3), 'COP'
  from documents, generate_series($2::int, $2::int + ${BATCH} - 1) as n where id = $1`;
