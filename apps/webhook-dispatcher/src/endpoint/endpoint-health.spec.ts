import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryResource, EndpointHealth, EVENT_TYPES, type PublicEvent, TOPICS } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { idOf, live, SaidFacts, TENANT, test } from '@rubrica/service-testing';
import { receiver, type Receiver, until } from '@rubrica/testing';
import Stripe from 'stripe';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { fact } from '../event/lifecycle.fixture.js';

const { webhooks } = new Stripe('sk_test_unused');

describe('an endpoint of a tenant', () => {
  let dispatcher: RunningDispatcher;
  let erp: Receiver;
  beforeEach(async () => {
    [dispatcher, erp] = await Promise.all([startDispatcher({ switchOffAfterHours: 72 }), receiver()]);
  });
  afterEach(async () => {
    await Promise.all([dispatcher.close(), erp.close()]);
  });

  const register = async (): Promise<{ id: string; secret: string; path: string }> => {
    const { body } = await dispatcher.call('POST', '/internal/webhook-endpoints', {
      body: { url: erp.url, subscribed_events: ['invoice.accepted_by_dian'] },
    });
    const id = String(body['id']);
    return { id, secret: String(body['secret']), path: `/internal/webhook-endpoints/${id}` };
  };
  const accept = (name: string, count: number) =>
    dispatcher.publish(
      ...Array.from({ length: count }, (_, i) => fact('accepted', { document_id: idOf('inv', `${name} ${i}`) }, 2)),
    );
  const healthOf = async (path: string): Promise<Record<string, unknown>> => {
    const { body } = await dispatcher.call('GET', `${path}/health`);
    expect(schemaFaults(EndpointHealth, body)).toEqual([]);
    return body;
  };

  it('shows its success rate, duration, last error and next attempt', async () => {
    const { path } = await register();
    expect(await healthOf(path)).toMatchObject({
      state: 'healthy',
      success_rate: null,
      p95_ms: null,
      last_error: null,
    });
    await accept('well', 3);
    await until(
      () => healthOf(path),
      ({ attempts }) => (attempts as { succeeded: number }).succeeded === 3,
    );
    erp.answers({ status: 503 });
    await accept('ill', 1);
    const health = await until(
      () => healthOf(path),
      ({ state, attempts }) => state === 'failing' && (attempts as { failed: number }).failed === 1,
    );
    expect(health).toMatchObject({
      attempts: { succeeded: 3, failed: 1 },
      success_rate: 0.75,
      last_error: { error: 'http_status', status: 503 },
      switched_off_at: null,
    });
    expect(health['p95_ms']).toEqual(expect.any(Number));
    expect(health['next_attempt_at']).toEqual(expect.any(String));
    expect((await dispatcher.call('GET', `${path}/health`, { caller: test })).status).toBe(404);
  });

  it('is switched off when it has only failed for 72 hours, which is said; and switched on by hand', async () => {
    const { id, path } = await register();
    const { log } = dispatcher.instance.parts;
    const told = await SaidFacts.collect(log, 'webhook-dispatcher', TOPICS.tenantLifecycle);
    erp.answers({ status: 500 });
    await accept('first', 10);
    await until(
      () => healthOf(path),
      ({ state }) => state === 'circuit_open',
    );
    dispatcher.clock.advance(72 * 3_600);
    const off = await until(
      () => healthOf(path),
      ({ state }) => state === 'switched_off',
    );
    expect(off['switched_off_at']).toEqual(expect.any(String));
    expect((await dispatcher.call('GET', path)).body).toMatchObject({ is_active: false });
    const said = await until(
      () => dispatcher.database.query<{ type: string }>("select type from events where type = 'EndpointSwitchedOff'"),
      (events) => events.length === 1,
    );
    expect(said).toHaveLength(1);
    const [fact] = await told.until(TENANT, 'webhook-endpoint.switched-off', 1);
    expect(fact?.data).toMatchObject({ tenant_id: TENANT, endpoint_id: id, livemode: true });

    const before = erp.requests.length;
    await accept('unheard', 1);
    erp.answers({ status: 200 });
    await dispatcher.call('PATCH', path, { body: { is_active: true } });
    expect(await healthOf(path)).toMatchObject({ state: 'healthy', failing_since: null, switched_off_at: null });
    await accept('heard', 1);
    await until(
      () => erp.requests,
      (requests) => requests.some(({ body }) => body.includes(idOf('inv', 'heard 0'))),
    );
    expect(erp.requests.length).toBeGreaterThan(before);
  });

  it('gets a sample of each of the 21 types, which is in no list and about which nothing is published', async () => {
    const { path, secret } = await register();
    for (const type of EVENT_TYPES) {
      const { status, body } = await dispatcher.call('POST', `${path}/test`, { body: { type } });
      expect(status).toBe(201);
      expect(schemaFaults(DeliveryResource, body)).toEqual([]);
    }
    const requests = await erp.received(21);
    const events = requests.map(({ body, headers }) => {
      webhooks.constructEvent(body, headers['svc-signature'] ?? '', secret);
      return JSON.parse(body) as PublicEvent;
    });
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(EVENT_TYPES));
    for (const { account, livemode, data } of events)
      expect([account, livemode, data.object.external_id]).toEqual([TENANT, true, 'sample']);
    await until(
      () => dispatcher.database.query<object>("select from deliveries where status = 'succeeded'"),
      (all) => all.length === 21,
    );
    expect((await dispatcher.call('GET', '/internal/events')).body['data']).toEqual([]);
    expect(dispatcher.said).toEqual([]);
  });

  it('gets no sample while it is not active, nor one of another mode', async () => {
    const { path } = await register();
    const sample = { body: { type: 'invoice.failed' } };
    expect((await dispatcher.call('POST', `${path}/test`, { ...sample, caller: test })).status).toBe(404);
    await dispatcher.call('PATCH', path, { body: { is_active: false } });
    expect(await dispatcher.call('POST', `${path}/test`, sample)).toMatchObject({
      status: 409,
      body: { code: 'endpoint_not_active' },
    });
  });

  it('gets deliveries that either secret verifies during an overlap, and then the new one alone', async () => {
    const { path, secret } = await register();
    const rotated = await dispatcher.call('POST', `${path}/rotate-secret`, { body: { overlap_hours: 24 } });
    const now = String(rotated.body['secret']);
    const verifiedBy = async (count: number): Promise<boolean[]> => {
      const { body = '', headers } = (await erp.received(count)).at(-1) ?? {};
      return [secret, now].map((one) => {
        try {
          return webhooks.constructEvent(body, headers?.['svc-signature'] ?? '', one).object === 'event';
        } catch {
          return false;
        }
      });
    };
    await accept('during', 1);
    expect(await verifiedBy(1)).toEqual([true, true]);
    dispatcher.clock.advance(24 * 3_600 + 1);
    await accept('after', 1);
    expect(await verifiedBy(2)).toEqual([false, true]);
    await dispatcher.call('POST', `${path}/rotate-secret`, { body: {} });
    await accept('at once', 1);
    expect(await verifiedBy(3)).toEqual([false, false]);
    expect(live.livemode).toBe(true);
  });
});
