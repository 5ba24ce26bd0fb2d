import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { RetryOrders1700000001003 } from './1700000001003-retry-orders.js';
import { migrations } from './index.js';
import { migrated } from './migrated.fixture.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase('api_gateway');
});
afterAll(() => fresh.drop());

it('takes over retries that were ordered when the order stood inside the view', async () => {
  const older = await migrated(
    fresh.url,
    migrations.filter((one) => one !== RetryOrders1700000001003),
  );
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
  const newer = await migrated(fresh.url, migrations);
  expect(await newer.query('select id from documents where retry_ordered_at is not null')).toEqual([{ id: 'ordered' }]);
  await newer.close();
});
