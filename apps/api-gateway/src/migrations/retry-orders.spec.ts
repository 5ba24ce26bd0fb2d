import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { createLogger, MovableClock } from '@rubrica/service';
import { freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { RetryOrders1700000001003 } from './1700000001003-retry-orders.js';
import { migrations } from './index.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase('api_gateway');
});
afterAll(() => fresh.drop());

const open = (some: typeof migrations): Promise<Database> =>
  Database.open({
    service: 'api-gateway',
    databaseUrl: fresh.url,
    schema: 'api_gateway',
    migrations: some,
    clock: new MovableClock(),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });

it('takes over retries that were ordered when the order stood inside the view', async () => {
  const older = await open(migrations.filter((one) => one !== RetryOrders1700000001003));
  const views = {
    ordered: { status: 'failed', failure: { code: 'x', retrying: true } },
    refused: { status: 'failed', failure: { code: 'x', retrying: false } },
    failed: { status: 'failed', failure: { code: 'x' } },
    signed: { status: 'signed', failure: null },
  };
  for (const [id, view] of Object.entries(views)) {
    await older.query(
      `insert into documents (id, tenant_id, livemode, environment, kind, draft, totals, view, created_at)
       values ($1, 'ten_1', false, 'test', 'invoice', '{}', '{}', $2, now())`,
      [id, JSON.stringify(view)],
    );
  }
  await older.close();
  const newer = await open(migrations);
  expect(await newer.query('select id from documents where retry_ordered_at is not null')).toEqual([{ id: 'ordered' }]);
  await newer.close();
});
