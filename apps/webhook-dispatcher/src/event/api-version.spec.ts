import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, eventTypesOf, type EventType, type PublicEvent } from '@rubrica/contracts';
import { live } from '@rubrica/service-testing';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { isSubscribed } from './subscription.js';

/** A type that no version of this release has, so that only the newest counts as knowing it. */
const NEWER = 'purchase.failed' as EventType;
const OLDER = 'invoice.failed';
const older: Caller = live;
const newest: Caller = { ...live, version: '2026-12-01' };
const ENDPOINTS = '/internal/webhook-endpoints';

let dispatcher: RunningDispatcher;
/** Of the endpoint of the newest version, and of its objects: one of each type. */
let endpoint: string;
const ids = (prefix: string): Readonly<Record<string, string>> => ({ [OLDER]: `${prefix}_1`, [NEWER]: `${prefix}_2` });
const [EVENTS, DELIVERIES, REPLAYS] = [ids('evt'), ids('whd'), ids('rpl')];

const register = (caller: Caller) =>
  dispatcher.call('POST', ENDPOINTS, {
    caller,
    body: { url: 'https://erp.ejemplo.com.co/rubrica', subscribed_events: [OLDER] },
  });

beforeAll(async () => {
  dispatcher = await startDispatcher();
  endpoint = String((await register(newest)).body['id']);
  const { database } = dispatcher;
  await database.query(`update endpoints set subscribed_events = $2 where id = $1`, [endpoint, [OLDER, NEWER]]);
  for (const [nth, type] of [OLDER, NEWER].entries()) {
    await database.query(
      `insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, recorded_at, body)
       values ($1, $2, true, $3, $4, 'doc', now(), now(), json_build_object('id', $1::text))`,
      [EVENTS[type], live.tenantId, 10 + nth, type],
    );
    await database.query(
      `insert into deliveries (id, tenant_id, livemode, position, endpoint_id, event_id, event_type, status, attempts, created_at, updated_at)
       values ($1, $2, true, $3, $4, $5, $6, 'succeeded', '[]', now(), now())`,
      [DELIVERIES[type], live.tenantId, 20 + nth, endpoint, EVENTS[type], type],
    );
    await database.query(
      `insert into replays (id, tenant_id, livemode, position, endpoint_id, status, filter, scheduled, after_position, created_at)
       values ($1, $2, true, $3, $4, 'completed', $5, 0, 0, now())`,
      [REPLAYS[type], live.tenantId, 30 + nth, endpoint, JSON.stringify({ type })],
    );
  }
});
afterAll(() => dispatcher.close());

describe.each([
  ['events', () => '/internal/events', '/internal/events', EVENTS],
  ['deliveries', () => `${ENDPOINTS}/${endpoint}/deliveries`, '/internal/deliveries', DELIVERIES],
  ['replays', () => `${ENDPOINTS}/${endpoint}/replays`, '/internal/replays', REPLAYS],
])('%s of a type that only a later version knows', (_, list, one, { [OLDER]: known = '', [NEWER]: unknown = '' }) => {
  const listed = async (caller: Caller): Promise<unknown> =>
    ((await dispatcher.call('GET', list(), { caller })).body['data'] as { id: string }[]).map(({ id }) => id);
  const status = async (caller: Caller, path: string) => (await dispatcher.call('GET', path, { caller })).status;

  it('are in no list of an older one', async () => {
    expect(await listed(older)).toEqual([known]);
    expect(await listed(newest)).toEqual([unknown, known]);
  });

  it('are not there for an older one, also as a cursor', async () => {
    expect(await status(older, `${one}/${known}`)).toBe(200);
    expect(await status(older, `${one}/${unknown}`)).toBe(404);
    expect(await status(newest, `${one}/${unknown}`)).toBe(200);
    expect(await status(older, `${list()}?starting_after=${unknown}`)).toBe(422);
    expect(await status(newest, `${list()}?starting_after=${unknown}`)).toBe(200);
  });
});

describe('orders of an older version', () => {
  it.each([
    ['redeliver an event', () => `/internal/events/${EVENTS[NEWER]}/redeliver`],
    ['retry a delivery', () => `/internal/deliveries/${DELIVERIES[NEWER]}/retry`],
    ['cancel a replay', () => `/internal/replays/${REPLAYS[NEWER]}/cancel`],
  ])('cannot %s that it does not know', async (_, path) => {
    expect((await dispatcher.call('POST', path(), { caller: older, body: {} })).status).toBe(404);
  });
});

describe('a webhook endpoint', () => {
  const path = () => `${ENDPOINTS}/${endpoint}`;
  const show = async (caller: Caller) => (await dispatcher.call('GET', path(), { caller })).body;

  it('has the version of the request that made it, whoever changes it', async () => {
    const made = await register(older);
    expect(made.body['api_version']).toBe('2026-01-01');
    const changed = await dispatcher.call('PATCH', `${ENDPOINTS}/${String(made.body['id'])}`, {
      caller: newest,
      body: { description: 'ERP' },
    });
    expect(changed.body).toMatchObject({ api_version: '2026-01-01', description: 'ERP' });
    expect(await show(older)).toMatchObject({ api_version: '2026-12-01' });
  });

  it('shows and loses to an older version only what that version knows', async () => {
    expect(await show(older)).toMatchObject({ subscribed_events: [OLDER] });
    expect(await show(newest)).toMatchObject({ subscribed_events: [OLDER, NEWER] });
    const body = { subscribed_events: ['credit_note.failed'] };
    const changed = await dispatcher.call('PATCH', path(), { caller: older, body });
    expect(changed.body).toMatchObject(body);
    expect(await show(newest)).toMatchObject({ subscribed_events: ['credit_note.failed', NEWER] });
    expect((await dispatcher.call('PATCH', path(), { caller: newest, body })).body).toMatchObject(body);
  });

  it('gets no event of a type that its version does not know, though it be subscribed', () => {
    const event = { type: NEWER, account: live.tenantId, livemode: true } as PublicEvent;
    const subscriber = {
      ...{ id: 'we_1', tenant_id: live.tenantId, livemode: true, is_active: true },
      subscribed_events: [NEWER, ...eventTypesOf('2026-01-01')],
    };
    expect(isSubscribed({ ...subscriber, api_version: '2026-01-01' }, event)).toBe(false);
    expect(isSubscribed({ ...subscriber, api_version: '2026-12-01' }, event)).toBe(true);
    expect(isSubscribed({ ...subscriber, api_version: '2026-01-01' }, { ...event, type: OLDER })).toBe(true);
  });
});
