import { type RunningGateway, sale, startGateway } from '@rubrica/api-gateway/testing';
import { until } from '@rubrica/testing';
import { fact, type FactName } from '@rubrica/service-testing';
import { BenchMeter } from './service/gateway-meter.js';

/**
 * What the read model of the gateway costs per document on this machine: the facts of its life are read from the log
 * and folded into its row and its timeline.
 */
const DOCUMENTS = 200;
const LIFE: readonly FactName[] = [
  'numbered',
  'signed',
  'submitted',
  'accepted',
  'rendered',
  'packaged',
  'email-sent',
  'email-delivered',
  'webhook-delivered',
];

const gateway: RunningGateway = await startGateway();
const meter = new BenchMeter(gateway);
const { sk_test: key } = await gateway.newTenant();
const [line] = sale().lines;
const tenLines = sale({ lines: Array.from({ length: 10 }, () => line) });

const heard = (facts: number): Promise<unknown> =>
  until(
    () => gateway.database.query<{ count: number }>('select count(*)::int as count from timeline'),
    ([row]) => row?.count === facts,
  );

let facts = 0;
/** Publishes the lives of new documents, so many facts of each document at a time. */
const run = async (what: string, atOnce: number): Promise<object> => {
  const ids = await Promise.all(
    Array.from({ length: DOCUMENTS }, async () =>
      String((await gateway.call('POST', '/v1/invoices', { key, body: tenLines })).json['id']),
    ),
  );
  await heard((facts += DOCUMENTS));
  await meter.start();
  for (let begin = 0; begin < LIFE.length; begin += atOnce) {
    const names = LIFE.slice(begin, begin + atOnce);
    await gateway.publish(...ids.flatMap((id) => names.map((name) => fact(name, { document_id: id }))));
    await heard((facts += DOCUMENTS * names.length));
  }
  return { what, ...(await meter.perDocument(DOCUMENTS)) };
};

await run('warm up', 1);
console.table([await run('a fact at a time', 1), await run('three facts at a time', 3), await run('a whole life', 9)]);
const [size] = await gateway.database.query<object>(
  `select avg(pg_column_size(d))::int as row, avg(pg_column_size(draft))::int as draft, avg(pg_column_size(customer))::int as customer,
     avg(pg_column_size(totals))::int as totals, avg(pg_column_size(view))::int as view from documents d`,
);
const [updates] = await gateway.database.query<object>(
  `select n_tup_upd, n_tup_hot_upd from pg_stat_user_tables where relname = 'documents'`,
);
console.log(size, updates);
await gateway.close();
