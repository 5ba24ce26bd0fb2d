import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DeliveryResource } from '@rubrica/contracts';
import { live } from '@rubrica/service-testing';
import { readPlan, type ReadPlan } from '@rubrica/testing';
import pg from 'pg';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';

/** Deliveries of one tenant to four endpoints in turns. Each thousandth has failed for good, each is of a document with 30. */
const STORED = 40_000;
const PAGE = 11;

let dispatcher: RunningDispatcher;
let client: pg.Client;

const idOf = (prefix: string, n: number): string => `${prefix}_${String(n).padStart(26, '0')}`;

beforeAll(async () => {
  dispatcher = await startDispatcher();
  client = new pg.Client({ connectionString: dispatcher.fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = webhook_dispatcher');
  const ids = (text: string): string =>
    text.replaceAll(/idOf\('(\w+)', ([^)]+)\)/g, `'$1_' || lpad(($2)::text, 26, '0')`);
  await client.query(
    ids(`insert into endpoints (id, tenant_id, livemode, position, url, description, subscribed_events, is_active, metadata, api_version, sealed_secret, created_at, updated_at)
     select idOf('we', n), case when n < 4 then $1 else 'ten_' || n end, true, n, 'https://erp.ejemplo.co', '', '{}', true, '{}', '2026-12-01', '', now(), now() from generate_series(0, 2000) as n`),
    [live.tenantId],
  );
  await client.query(
    ids(`insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, recorded_at, body)
     select idOf('evt', n), $1, true, n, 'invoice.accepted_by_dian', idOf('inv', n / 30), now(), now(), '{}' from generate_series(1, $2) as n`),
    [live.tenantId, STORED],
  );
  await client.query(
    ids(`insert into deliveries (id, tenant_id, livemode, position, endpoint_id, event_id, event_type, status, attempts, created_at, updated_at)
     select idOf('whd', n), $1, true, n, idOf('we', n % 4), idOf('evt', n),
       case when n % 2000 = 1 then 'invoice.failed' else 'invoice.accepted_by_dian' end,
       case when n % 1000 = 0 then 'exhausted' else 'succeeded' end, '[]', now(), now() from generate_series(1, $2) as n`),
    [live.tenantId, STORED],
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await dispatcher.close();
});

interface Read {
  readonly data: readonly DeliveryResource[];
  readonly plans: readonly { readonly sql: string; readonly plan: ReadPlan }[];
}

type Query = Readonly<Record<string, string>>;

const read = async (query: Query, caller = live): Promise<Read> => {
  const sent = jest.spyOn(dispatcher.database, 'query');
  const path = `/internal/deliveries?${new URLSearchParams(query).toString()}`;
  const { status, body } = await dispatcher.call('GET', path, { caller });
  const statements = sent.mock.calls.map(([sql, values = []]) => ({ sql, values }));
  sent.mockRestore();
  expect({ status, query }).toEqual({ status: 200, query });
  const plans: { sql: string; plan: ReadPlan }[] = [];
  for (const { sql, values } of statements)
    for (const generic of [false, true]) plans.push({ sql, plan: await readPlan(client, sql, values, { generic }) });
  return { data: body['data'] as DeliveryResource[], plans };
};

const numbersOf = ({ data }: Read): number[] => data.map(({ id }) => Number(id.slice(4)));

describe(`among ${STORED} deliveries`, () => {
  it.each<[Query, number, number]>([
    [{}, STORED, 1],
    [{ status: 'exhausted' }, STORED, 1_000],
    [{ status: 'failed' }, STORED, 1_000],
    [{ status: 'pending' }, 0, 1],
    [{ event_type: 'invoice.failed' }, STORED - 1_999, 2_000],
    [{ event_type: 'invoice.failed', status: 'succeeded' }, STORED - 1_999, 2_000],
    [{ endpoint_id: idOf('we', 0) }, STORED, 4],
    [{ endpoint_id: idOf('we', 0), status: 'exhausted' }, STORED, 1_000],
    [{ endpoint_id: idOf('we', 1), event_type: 'invoice.failed' }, STORED - 1_999, 2_000],
  ])('%j reads the newest of them, and no more than a page of each part', async (query, newest, step) => {
    const expected = Array.from({ length: 3 }, (_, nth) => newest - nth * step).filter((n) => n > 0);
    const middle = idOf('whd', STORED / 2);
    for (const cursor of [{}, { starting_after: middle }, { ending_before: middle }] as readonly Query[]) {
      const page = await read({ ...query, ...cursor });
      if (Object.keys(cursor).length === 0) expect(numbersOf(page).slice(0, 3)).toEqual(expected);
      const wrong = page.plans.filter(({ plan }) => plan.scanned.length > 0 || plan.looked > 16 * PAGE);
      expect(wrong).toEqual([]);
    }
  });

  it('those of an event and those of a document are read by their events', async () => {
    for (const [query, count] of [
      [{ event_id: idOf('evt', 3_000) } as Query, 1],
      [{ document_id: idOf('inv', 100) }, 30],
    ] as const) {
      const page = await read({ ...query, limit: '100' });
      expect(page.data.length).toBe(count);
      expect(page.plans.filter(({ plan }) => plan.scanned.length > 0 || plan.looked > 40)).toEqual([]);
    }
    for (const status of ['exhausted', 'failed'])
      expect(numbersOf(await read({ document_id: idOf('inv', 100), status }))).toEqual([3_000]);
    expect((await read({ document_id: idOf('inv', 100), event_id: idOf('evt', 1) })).data).toEqual([]);
  });

  it.each<[Query, number]>([
    [{ status: 'failed' }, 40],
    [{ status: 'failed', endpoint_id: idOf('we', 0) }, 40],
    [{ status: 'failed', endpoint_id: idOf('we', 1) }, 0],
    [{ status: 'failed', document_id: idOf('inv', 100) }, 1],
    [{ event_type: 'invoice.failed' }, 20],
    [{}, 1_001],
  ])('are counted to one more than is asked for: %j', async (query, count) => {
    const path = `/internal/delivery-count?${new URLSearchParams({ ...query, most: '1000' }).toString()}`;
    expect((await dispatcher.call('GET', path, { caller: live })).body).toEqual({ count });
  });

  it('nobody else finds one: not another tenant, and not the other mode', async () => {
    for (const caller of [
      { ...live, livemode: false },
      { ...live, tenantId: `ten_${'9'.repeat(26)}` },
    ])
      for (const query of [
        {},
        { endpoint_id: idOf('we', 0) },
        { document_id: idOf('inv', 100) },
        { event_id: idOf('evt', 1) },
      ] as readonly Query[])
        expect((await read(query, caller)).data).toEqual([]);
  });
});
