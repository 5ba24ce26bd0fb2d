import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PublicEvent } from '@rubrica/contracts';
import { live } from '@rubrica/service-testing';
import { readPlan, type ReadPlan } from '@rubrica/testing';
import pg from 'pg';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { EventView } from './event.view.js';

/** Events of one tenant, ten seconds apart. Each hundredth was recorded ten minutes after its fact. */
const STORED = 40_000;
const FIRST = Date.parse('2026-08-01T00:00:00Z');
const PAGE = 11;
const ENDPOINT = 'we_00000000000000000000000001';

let dispatcher: RunningDispatcher;
let client: pg.Client;

beforeAll(async () => {
  dispatcher = await startDispatcher();
  client = new pg.Client({ connectionString: dispatcher.fresh.adminUrl });
  await client.connect();
  await client.query('set search_path = webhook_dispatcher');
  await client.query(
    `insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, recorded_at, body)
     select id, $1, true, n, type, document_id, created_at, recorded_at,
       json_build_object('id', id, 'type', type, 'created', created_at)
     from (
       select n, idOf('evt', n) as id, case when n <= 20 then 'invoice.failed' else 'invoice.accepted_by_dian' end as type,
         idOf('inv', n / 3) as document_id, recorded_at,
         recorded_at - case when n % 100 = 0 then interval '10 minutes' else interval '2 seconds' end as created_at
       from (select n, $2::timestamptz + n * interval '10 seconds' as recorded_at from generate_series(1, $3) as n) as each
     ) as event`.replaceAll(/idOf\('(\w+)', ([^)]+)\)/g, `'$1_' || lpad(($2)::text, 26, '0')`),
    [live.tenantId, new Date(FIRST).toISOString(), STORED],
  );
  await client.query(
    `insert into endpoints (id, tenant_id, livemode, position, url, description, subscribed_events, is_active, metadata, api_version, sealed_secret, created_at, updated_at)
     select case n when 0 then $1 else 'we_' || n end, case n when 0 then $2 else 'ten_' || n end,
       true, 0, 'https://erp.ejemplo.co', '', '{}', true, '{}', '2026-01-01', '', now(), now() from generate_series(0, 2000) as n`,
    [ENDPOINT, live.tenantId],
  );
  await client.query(
    `insert into deliveries (id, tenant_id, livemode, position, endpoint_id, event_id, event_type, status, attempts, created_at, updated_at)
     select replace(id, 'evt', 'whd'), tenant_id, livemode, position,
       case when position % 2 = 0 then $1 else 'we_other' end, id, type, 'succeeded', '[]', created_at, created_at from public_events`,
    [ENDPOINT],
  );
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await dispatcher.close();
});

const idOf = (prefix: string, n: number): string => `${prefix}_${String(n).padStart(26, '0')}`;
const at = (n: number): string => new Date(FIRST + n * 10_000).toISOString();

interface Read {
  readonly data: readonly PublicEvent[];
  readonly plans: readonly { readonly sql: string; readonly plan: ReadPlan }[];
}

/** Calls a route; returns its page and its reads, with the plans that are made with and without their values. */
const read = async (path: string, query: object): Promise<Read> => {
  const sent = jest.spyOn(dispatcher.database, 'query');
  const { status, body } = await dispatcher.call(
    'GET',
    `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
  );
  const statements = sent.mock.calls.map(([sql, values = []]) => ({ sql, values }));
  sent.mockRestore();
  expect({ status, query }).toEqual({ status: 200, query });
  const plans: { sql: string; plan: ReadPlan }[] = [];
  for (const { sql, values } of statements)
    for (const generic of [false, true]) plans.push({ sql, plan: await readPlan(client, sql, values, { generic }) });
  expect(plans.length).toBeGreaterThan(0);
  return { data: body['data'] as PublicEvent[], plans };
};

const expectBounded = ({ plans }: Read, { rows, sorted = 0 }: { rows: number; sorted?: number }): void =>
  expect(
    plans.filter(
      ({ plan }) => plan.scanned.length > 0 || plan.indexes.length === 0 || plan.sorted > sorted || plan.looked > rows,
    ),
  ).toEqual([]);

const TYPES = [{}, { type: 'invoice.failed' }, { type: 'invoice.rejected_by_dian' }];
const TIMES = [
  {},
  { 'created[gte]': at(STORED - 3) },
  { 'created[gte]': at(STORED + 3) },
  { 'created[lt]': at(3) },
  { 'created[lt]': at(STORED / 2) },
  { 'created[gte]': at(STORED / 2), 'created[lt]': at(STORED / 2 + 5) },
];
const CURSORS = [{}, { starting_after: idOf('evt', STORED / 2 + 1) }, { ending_before: idOf('evt', STORED / 2 + 1) }];

describe(`among ${STORED} events`, () => {
  it.each(TYPES)('with %j any time reads no more than its page and those that came late', async (type) => {
    for (const time of TIMES)
      for (const cursor of CURSORS) {
        // The minute after the end of the time has six; of all, a hundredth came late.
        const late = 'created[lt]' in time ? STORED / 100 : 0;
        expectBounded(await read('/internal/events', { ...type, ...time, ...cursor }), { rows: 2 * PAGE + 6 + late });
      }
  });

  it('those of a document are read with any other filter', async () => {
    for (const type of TYPES)
      for (const time of TIMES)
        expectBounded(await read('/internal/events', { document_id: idOf('inv', 5_000), ...type, ...time }), {
          rows: 20,
          sorted: 3,
        });
  });

  it('a time has those that came late, and each in its place', async () => {
    const [from, until] = [STORED / 2 - 100, STORED / 2 + 1];
    const { data } = await read('/internal/events', {
      'created[gte]': at(from),
      'created[lt]': at(until),
      limit: '100',
    });
    const expected = Array.from({ length: 200 }, (_, i) => from - 10 + i)
      .filter((n) => {
        const created = FIRST + n * 10_000 - (n % 100 === 0 ? 600_000 : 2_000);
        return created >= Date.parse(at(from)) && created < Date.parse(at(until));
      })
      .toReversed()
      .slice(0, 100);
    expect(data.map(({ id }) => Number(id.slice(4)))).toEqual(expected);
    expect(expected.some((n) => n % 100 === 0)).toBe(true);
  });

  it('deliveries of an endpoint, and one of them, are read by an index', async () => {
    const path = `/internal/webhook-endpoints/${ENDPOINT}/deliveries`;
    for (const cursor of [{}, { starting_after: idOf('whd', 20_000) }, { ending_before: idOf('whd', 20_000) }])
      expectBounded(await read(path, cursor), { rows: PAGE });
    expectBounded(await read(`/internal/deliveries/${idOf('whd', 20_000)}`, {}), { rows: 1 });
    expectBounded(await read(`/internal/events/${idOf('evt', 20_000)}`, {}), { rows: 1 });
  });
});

it('an event is never recorded before one that was listed before it', async () => {
  const events = dispatcher.app.get(EventView);
  const event = (n: number, created: string): PublicEvent =>
    ({
      ...{ id: idOf('evt', n), type: 'invoice.failed', account: live.tenantId, livemode: true, created },
      data: { object: { id: idOf('inv', n) } },
    }) as unknown as PublicEvent;
  const recorded: string[] = [];
  for (const [nth, created] of [at(9), '2099-01-01T00:00:00Z', at(7)].entries()) {
    const n = STORED + 1 + nth;
    await dispatcher.database.transaction((tx) =>
      events.insert(tx, [{ event: event(n, created), body: '{}', position: BigInt(n) }]),
    );
    const [row] = await dispatcher.database.query<{ recorded_at: Date }>(
      'select recorded_at from public_events where id = $1',
      [idOf('evt', n)],
    );
    recorded.push(row?.recorded_at.toISOString() ?? '');
  }
  expect(recorded[0]).not.toBe(recorded[1]);
  expect(recorded.slice(1)).toEqual(['2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']);
});
