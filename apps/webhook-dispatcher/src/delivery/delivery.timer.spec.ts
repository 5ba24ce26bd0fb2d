import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryResource, type PublicEvent } from '@rubrica/contracts';
import { putJson, schemaFaults } from '@rubrica/service';
import { idOf, INVOICE, live, stranger, TENANT, test } from '@rubrica/service-testing';
import { type ReceiverAnswer, receiver, type Receiver, until } from '@rubrica/testing';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { fact } from '../event/lifecycle.fixture.js';

const { webhooks } = new Stripe('sk_test_unused');
const FAILS: ReceiverAnswer = { status: 500, body: 'no disponible' };

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly next_attempt_at: string | null;
  readonly attempts: readonly { at: string; error: string | null; status: number | null; answer: string | null }[];
}

describe('the dispatcher', () => {
  let dispatcher: RunningDispatcher;
  let erp: Receiver;
  beforeEach(async () => {
    [dispatcher, erp] = await Promise.all([startDispatcher(), receiver()]);
  });
  afterEach(async () => {
    await Promise.all([dispatcher.close(), erp.close()]);
  });

  const register = async (
    as: { caller?: typeof live; events?: string[]; url?: string } = {},
  ): Promise<{ id: string; secret: string }> => {
    const { caller = live, events = ['invoice.accepted_by_dian'], url = `${erp.url}/rubrica` } = as;
    const { status, body } = await dispatcher.call('POST', '/internal/webhook-endpoints', {
      caller,
      body: { url, subscribed_events: events },
    });
    expect(status).toBe(201);
    return { id: String(body['id']), secret: String(body['secret']) };
  };
  const issueAndAccept = () =>
    dispatcher.publish(
      fact('requested', {}, 1),
      fact('numbered', {}, 2),
      fact('signed', {}, 3),
      fact('submitted', {}, 4),
      fact('accepted', {}, 5),
    );
  const deliveriesOf = async (endpointId: string): Promise<Shown[]> => {
    const { body } = await dispatcher.call('GET', `/internal/webhook-endpoints/${endpointId}/deliveries`);
    return body['data'] as Shown[];
  };
  const untilDelivery = async (endpointId: string, wanted: (shown: Shown) => boolean): Promise<Shown> => {
    const [shown] = await until(
      () => deliveriesOf(endpointId),
      ([first]) => first !== undefined && wanted(first),
    );
    if (!shown) throw new Error('no delivery');
    return shown;
  };
  const events = async (caller = live, query = ''): Promise<PublicEvent[]> => {
    const { body } = await dispatcher.call('GET', `/internal/events?${query}`, { caller });
    return body['data'] as PublicEvent[];
  };
  const attempted = (count: number) => (shown: Shown) => shown.attempts.length === count;

  it('reports an accepted invoice once, signed so that the stripe package verifies it', async () => {
    const endpoint = await register();
    await issueAndAccept();
    const [request] = await erp.received(1);
    const event = webhooks.constructEvent(
      request?.body ?? '',
      request?.headers['svc-signature'] ?? '',
      endpoint.secret,
    );
    expect(event).toMatchObject({
      type: 'invoice.accepted_by_dian',
      account: TENANT,
      livemode: true,
      data: { object: { id: INVOICE, number: 'SETP990000001' } },
    });
    expect(request).toMatchObject({
      method: 'POST',
      path: '/rubrica',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Rubrica/1.0 (+https://api.ejemplo.co/docs)',
        'svc-event-id': event.id,
        'svc-event-type': 'invoice.accepted_by_dian',
        'svc-webhook-id': endpoint.id,
      },
    });

    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(schemaFaults(DeliveryResource, shown)).toEqual([]);
    expect(shown).toMatchObject({ attempts: [{ status: 200, error: null }], next_attempt_at: null });
    expect(await events()).toEqual([JSON.parse(request?.body ?? '')]);
    expect((await dispatcher.call('GET', `/internal/events/${event.id}`)).body).toEqual(
      JSON.parse(request?.body ?? ''),
    );
    await until(
      async () => dispatcher.said,
      (said) => said.length === 1,
    );
    expect(dispatcher.said.map(({ messageType: type, data }) => ({ type, data }))).toEqual([
      {
        type: 'co.rubrica.document.webhook-delivered.v1',
        data: {
          document_id: INVOICE,
          kind: 'invoice',
          environment: 'habilitacion',
          event_id: event.id,
          delivery_id: shown.id,
          endpoint_id: endpoint.id,
          attempts: 1,
        },
      },
    ]);
    expect(erp.requests).toHaveLength(1);
  });

  it('tells a fact that is heard again no second time', async () => {
    const endpoint = await register();
    await issueAndAccept();
    await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    await issueAndAccept();
    await dispatcher.database.query('delete from inbox');
    await dispatcher.publish(
      fact('accepted', {}, 5),
      fact('email-complained', { recipient_blob: await recipient() }, 6),
    );
    await until(
      () => events(),
      (told) => told.length === 2,
    );
    expect(erp.requests).toHaveLength(1);
    expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
  });

  const recipient = () =>
    putJson(dispatcher.blobs, TENANT, {
      email: 'compras@cliente.co',
      message_id: 'm1@rubrica',
      diagnostic: '550 5.1.1 no such user',
    });

  it('reports what became of a mail, with the address that no topic carries', async () => {
    await register({ events: ['invoice.email.bounced'] });
    await issueAndAccept();
    await dispatcher.publish(fact('email-bounced', { recipient_blob: await recipient() }, 6));
    const [request] = await erp.received(1);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      type: 'invoice.email.bounced',
      data: {
        object: {
          status: 'accepted_by_dian',
          external_id: 'pedido-77',
          email: {
            to: 'compras@cliente.co',
            status: 'bounced',
            message_id: 'm1@rubrica',
            diagnostic: '550 5.1.1 no such user',
          },
        },
      },
    });
  });

  it('reports to those who listen: same tenant, same mode, subscribed, active', async () => {
    const others = await receiver();
    const url = `${others.url}/`;
    await register({ caller: test, url });
    await register({ caller: stranger, url });
    await register({ events: ['invoice.rejected_by_dian'], url });
    const off = await register({ url });
    await dispatcher.call('PATCH', `/internal/webhook-endpoints/${off.id}`, { body: { is_active: false } });
    const [one, two] = [await register(), await register()];
    await issueAndAccept();
    await erp.received(2);
    await Promise.all([one, two].map(({ id }) => untilDelivery(id, ({ status }) => status === 'succeeded')));
    expect(others.requests).toHaveLength(0);
    expect(new Set(erp.requests.map(({ headers }) => headers['svc-webhook-id']))).toEqual(new Set([one.id, two.id]));
    await others.close();
  });

  it('keeps test and live apart in its list of events', async () => {
    const inTest = { environment: 'test', document_id: idOf('inv', 'de prueba') } as const;
    await dispatcher.publish(fact('requested', inTest, 1), fact('accepted', inTest, 2));
    await issueAndAccept();
    const [liveEvents, testEvents] = await until(
      () => Promise.all([events(live), events(test)]),
      ([a, b]) => a.length + b.length === 2,
    );
    expect(liveEvents).toMatchObject([{ livemode: true, data: { object: { id: INVOICE } } }]);
    expect(testEvents).toMatchObject([{ livemode: false, data: { object: { id: inTest.document_id } } }]);
    expect(await events(stranger)).toEqual([]);
    const id = liveEvents[0]?.id ?? '';
    for (const caller of [test, stranger])
      expect(await dispatcher.call('GET', `/internal/events/${id}`, { caller })).toMatchObject({ status: 404 });
  });

  it('filters events by type, document and time, and pages through them', async () => {
    const ids = ['una', 'dos', 'tres'].map((word) => idOf('inv', word));
    for (const id of ids)
      await dispatcher.publish(
        fact('requested', { document_id: id }, 1),
        fact('issuing-failed', { document_id: id }, 2),
      );
    await issueAndAccept();
    await until(
      () => events(),
      (told) => told.length === 4,
    );
    expect(await events(live, 'type=invoice.accepted_by_dian')).toHaveLength(1);
    expect(await events(live, `document_id=${ids[1]}`)).toMatchObject([{ type: 'invoice.failed' }]);
    expect(await events(live, `created[gte]=${encodeURIComponent('2026-11-21T10:00:00-05:00')}`)).toHaveLength(4);
    expect(await events(live, `created[lt]=${encodeURIComponent('2026-11-21T10:00:00-05:00')}`)).toHaveLength(0);
    const [first, second] = await events(live, 'limit=2');
    const rest = await events(live, `limit=2&starting_after=${second?.id}`);
    expect(rest).toHaveLength(2);
    expect(new Set([first, second, ...rest].map((event) => event?.id)).size).toBe(4);
  });

  it('tries again after 30 s, 2 min and 8 min, with the same bytes and a fresh time', async () => {
    const endpoint = await register();
    erp.answers(FAILS, FAILS, FAILS, { status: 204 });
    await issueAndAccept();
    for (const [attempt, waitS] of [
      [1, 30],
      [2, 120],
      [3, 480],
    ] as const) {
      const failed = await untilDelivery(endpoint.id, attempted(attempt));
      const dueS = (Date.parse(failed.next_attempt_at ?? '') - Date.parse(failed.attempts.at(-1)?.at ?? '')) / 1000;
      expect(dueS).toBeGreaterThan(waitS * 0.9);
      expect(dueS).toBeLessThan(waitS * 1.1 + 20); // the failure is written down a moment after it began
      expect(erp.requests).toHaveLength(attempt);
      dispatcher.clock.advance(waitS * 1.1);
    }
    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(shown.attempts.map(({ status, error, answer }) => [status, error, answer])).toEqual([
      [500, 'http_status', 'no disponible'],
      [500, 'http_status', 'no disponible'],
      [500, 'http_status', 'no disponible'],
      [204, null, ''],
    ]);
    expect(new Set(erp.requests.map(({ body }) => body)).size).toBe(1);
    expect(new Set(erp.requests.map(({ headers }) => headers['svc-event-id'])).size).toBe(1);
    for (const { body, headers, at } of erp.requests) {
      // The clock of the service is 11 minutes ahead by now; receivers compare with their own.
      const signature = headers['svc-signature'] ?? '';
      webhooks.constructEvent(body, signature, endpoint.secret, 10, undefined, at.getTime());
    }
  });

  const exhaust = async (endpointId: string): Promise<Shown> => {
    for (let attempt = 1; attempt <= 3; attempt++) {
      await untilDelivery(endpointId, attempted(attempt));
      dispatcher.clock.advance(600);
    }
    return untilDelivery(endpointId, ({ status }) => status === 'exhausted');
  };

  it('gives up after the fourth failure; then it can be retried, and its event redelivered', async () => {
    const endpoint = await register();
    erp.answers(FAILS);
    await issueAndAccept();
    const { id, attempts } = await exhaust(endpoint.id);
    expect(attempts).toHaveLength(4);
    await until(
      async () => dispatcher.said,
      (said) => said.length === 1,
    );
    expect(dispatcher.said).toMatchObject([
      { messageType: 'co.rubrica.document.webhook-exhausted.v1', data: { delivery_id: id, attempts: 4 } },
    ]);

    erp.answers({ status: 200 });
    const retried = await dispatcher.call('POST', `/internal/deliveries/${id}/retry`, { body: {} });
    expect(retried).toMatchObject({ status: 201, body: { id, status: 'pending' } });
    await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(await dispatcher.call('POST', `/internal/deliveries/${id}/retry`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'delivery_succeeded' },
    });
    expect(await dispatcher.call('POST', `/internal/deliveries/${id}/retry`, { body: {}, caller: test })).toMatchObject(
      { status: 404 },
    );

    const [event] = await events();
    const again = await dispatcher.call('POST', `/internal/events/${event?.id}/redeliver`, { body: {} });
    expect(again).toMatchObject({
      status: 201,
      body: { object: 'list', data: [{ object: 'delivery', event_id: event?.id, status: 'pending' }] },
    });
    await erp.received(6);
    expect(new Set(erp.requests.map(({ body }) => body)).size).toBe(1);
    await until(
      () => deliveriesOf(endpoint.id),
      (shown) => shown.length === 2 && shown.every(({ status }) => status === 'succeeded'),
    );
  });

  it('redelivers to one endpoint, and says so when nobody listens', async () => {
    await issueAndAccept();
    const [event] = await until(
      () => events(),
      (told) => told.length === 1,
    );
    const path = `/internal/events/${event?.id}/redeliver`;
    expect(await dispatcher.call('POST', path, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'no_endpoint_listens' },
    });
    await register();
    const two = await register();
    const again = await dispatcher.call('POST', path, { body: { webhook_endpoint_id: two.id } });
    expect(again.body['data']).toMatchObject([{ webhook_endpoint_id: two.id }]);
    expect(await dispatcher.call('POST', path, { body: {}, caller: stranger })).toMatchObject({ status: 404 });
    await erp.received(1);
  });

  it('ends a delivery quietly when its endpoint is switched off or deleted in between', async () => {
    const [off, gone] = [await register(), await register()];
    erp.answers(FAILS);
    await issueAndAccept();
    await Promise.all([off, gone].map(({ id }) => untilDelivery(id, attempted(1))));
    const [toGone] = await deliveriesOf(gone.id);
    await dispatcher.call('PATCH', `/internal/webhook-endpoints/${off.id}`, { body: { is_active: false } });
    await dispatcher.call('DELETE', `/internal/webhook-endpoints/${gone.id}`);
    dispatcher.clock.advance(60);
    expect(await untilDelivery(off.id, ({ status }) => status !== 'pending')).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'endpoint_disabled',
    });
    const shown = await until(
      async () => (await dispatcher.call('GET', `/internal/deliveries/${toGone?.id}`)).body,
      ({ status }) => status !== 'pending',
    );
    expect(shown).toMatchObject({ status: 'cancelled', cancel_reason: 'endpoint_deleted' });
    expect(erp.requests).toHaveLength(2);
  });

  it('signs with the secret of the moment', async () => {
    const endpoint = await register();
    erp.answers(FAILS, { status: 200 });
    await issueAndAccept();
    await untilDelivery(endpoint.id, attempted(1));
    const rotated = await dispatcher.call('POST', `/internal/webhook-endpoints/${endpoint.id}/rotate-secret`, {
      body: {},
    });
    dispatcher.clock.advance(60);
    const [, second] = await erp.received(2);
    const verify = (secret: string) =>
      webhooks.constructEvent(second?.body ?? '', second?.headers['svc-signature'] ?? '', secret);
    expect(verify(String(rotated.body['secret']))).toMatchObject({ object: 'event' });
    expect(() => verify(endpoint.secret)).toThrow();
  });

  it('goes on after a restart with what was due', async () => {
    const endpoint = await register();
    erp.answers(FAILS, { status: 200 });
    await issueAndAccept();
    await untilDelivery(endpoint.id, attempted(1));
    await dispatcher.restart();
    dispatcher.clock.advance(60);
    await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(erp.requests).toHaveLength(2);
  });

  it('does not wait for a receiver that hangs when it ends, and asks it again', async () => {
    const endpoint = await register();
    erp.answers({ delayMs: 25_000 }, { status: 200 });
    await issueAndAccept();
    await erp.received(1);
    const begun = Date.now();
    await dispatcher.restart();
    expect(Date.now() - begun).toBeLessThan(25_000);
    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(shown.attempts).toMatchObject([{ error: 'interrupted' }, { status: 200, error: null }]);
  });

  it('makes an attempt again that its process did not live to record', async () => {
    const endpoint = await register();
    erp.answers(FAILS, { status: 200 });
    await issueAndAccept();
    const { next_attempt_at: due } = await untilDelivery(endpoint.id, attempted(1));
    // What a process leaves that is killed after its claim, with or without having called.
    await dispatcher.database.query(
      "update timers set owner = 'killed', lease_until = clock_timestamp() where kind = 'deliver'",
    );
    dispatcher.clock.advance(60);
    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(shown.attempts).toMatchObject([
      { error: 'http_status' },
      { error: 'interrupted', at: due },
      { status: 200, error: null },
    ]);
    expect(erp.requests).toHaveLength(2);
  });

  it('does not record the outcome of an attempt that another process has taken over', async () => {
    const endpoint = await register();
    let takenOver = (): void => undefined;
    erp.answers({ after: new Promise<void>((resolve) => (takenOver = resolve)) }, { status: 200 });
    await issueAndAccept();
    await erp.received(1);
    // What another process does when it takes a timer over: this one has stood still for longer than its lease.
    await dispatcher.database.query("update timers set owner = 'another', lease_until = clock_timestamp()");
    takenOver();
    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(shown.attempts).toMatchObject([{ error: 'interrupted' }, { status: 200, error: null }]);
    expect(erp.requests).toHaveLength(2);
  });

  it('leaves nothing of a tenant that is erased while its receiver is waited for', async () => {
    await register();
    erp.answers({ delayMs: 1_500 });
    await issueAndAccept();
    await erp.received(1);
    await dispatcher.publishFact('co.rubrica.tenant.erased.v1', TENANT, {
      tenant_id: TENANT,
      documents_kept_until: null,
    });
    const kept = () =>
      dispatcher.database.query<object>(
        `select stream_id from events union all select id from deliveries union all select key from timers where kind = 'deliver'`,
      );
    await until(kept, (rows) => rows.length === 0);
    await sleep(200);
    expect(await kept()).toEqual([]);
  });

  it.each([
    { moment: 'claimed', calls: 1 },
    { moment: 'answered', calls: 2 },
  ])('that is killed when an attempt is $moment: another makes it again', async ({ moment, calls }) => {
    const endpoint = await register();
    await dispatcher.instance.stop();
    const victim = await dispatcher.spawn({ RUBRICA_FAULT: `webhook-dispatcher:attempt-${moment}` });
    await issueAndAccept();
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    await dispatcher.start();
    const shown = await untilDelivery(endpoint.id, ({ status }) => status === 'succeeded');
    expect(shown.attempts).toMatchObject([{ error: 'interrupted' }, { status: 200, error: null }]);
    expect(erp.requests.map(({ headers }) => headers['svc-event-id'])).toEqual(
      Array.from({ length: calls }, () => erp.requests[0]?.headers['svc-event-id']),
    );
    expect(await events()).toHaveLength(1);
  });
});
