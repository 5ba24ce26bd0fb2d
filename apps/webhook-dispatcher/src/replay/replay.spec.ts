import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReplayResource } from '@rubrica/contracts';
import { putJson, schemaFaults } from '@rubrica/service';
import { idOf, stranger, TENANT } from '@rubrica/service-testing';
import { receiver, type Receiver, until } from '@rubrica/testing';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { fact } from '../event/lifecycle.fixture.js';

describe('a replay', () => {
  let dispatcher: RunningDispatcher;
  let erp: Receiver;
  beforeEach(async () => {
    [dispatcher, erp] = await Promise.all([startDispatcher(), receiver()]);
  });
  afterEach(async () => {
    await Promise.all([dispatcher.close(), erp.close()]);
  });

  const register = async (): Promise<string> => {
    const { body } = await dispatcher.call('POST', '/internal/webhook-endpoints', {
      body: { url: erp.url, subscribed_events: ['invoice.accepted_by_dian', 'invoice.rejected_by_dian'] },
    });
    return `/internal/webhook-endpoints/${String(body['id'])}`;
  };
  const tell = (name: 'accepted' | 'rejected', word: string, count: number) =>
    dispatcher.publish(
      ...Array.from({ length: count }, (_, i) => fact(name, { document_id: idOf('inv', `${word} ${i}`) }, 2)),
    );
  const untilTold = (count: number) =>
    until(
      () => dispatcher.database.query<object>('select from public_events'),
      (events) => events.length === count,
    );
  const order = async (path: string, filter: object): Promise<string> => {
    const { status, body } = await dispatcher.call('POST', `${path}/replays`, { body: filter });
    expect(schemaFaults(ReplayResource, body)).toEqual([]);
    expect([status, body['status']]).toEqual([201, 'running']);
    return `/internal/replays/${String(body['id'])}`;
  };
  const untilEnded = (replay: string) =>
    until(
      async () => (await dispatcher.call('GET', replay)).body,
      ({ status }) => status !== 'running',
    );

  it('delivers the events that fit to one endpoint, each with its id, in pages', async () => {
    await tell('accepted', 'una', 230);
    await tell('rejected', 'otra', 5);
    await untilTold(235);
    const path = await register();
    expect(await untilEnded(await order(path, { type: 'invoice.accepted_by_dian' }))).toMatchObject({
      status: 'completed',
      scheduled: 230,
    });
    const requests = await erp.received(230);
    expect(new Set(requests.map(({ headers }) => headers['svc-event-id'])).size).toBe(230);

    const document = { document_id: idOf('inv', 'otra 3') };
    expect(await untilEnded(await order(path, document))).toMatchObject({ scheduled: 1, filter: document });
    expect((await erp.received(231)).at(-1)?.body).toContain(document.document_id);
    const { body } = await dispatcher.call('GET', `${path}/replays`);
    expect(body['data']).toHaveLength(2);
    expect(await untilEnded(await order(path, { created_gte: '2030-01-01T00:00:00Z' }))).toMatchObject({
      scheduled: 0,
    });
  });

  it('tries again all that failed for good, and nothing else', async () => {
    const path = await register();
    await tell('accepted', 'well', 2);
    await erp.received(2);
    erp.answers({ status: 500 });
    await tell('accepted', 'ill', 3);
    for (let attempt = 0; attempt < 4; attempt++) {
      await until(
        () => dispatcher.database.query<{ n: number }>('select max(jsonb_array_length(attempts)) as n from deliveries'),
        ([row]) => (row?.n ?? 0) > attempt,
      );
      await until(
        () =>
          dispatcher.database.query<object>(`select from deliveries where jsonb_array_length(attempts) > ${attempt}`),
        (failed) => failed.length >= 3,
      );
      dispatcher.clock.advance(600);
    }
    await until(
      () => dispatcher.database.query<object>("select from deliveries where status = 'exhausted'"),
      (exhausted) => exhausted.length === 3,
    );
    erp.answers({ status: 200 });
    dispatcher.clock.advance(120);
    expect(
      await untilEnded(await order(path, { only_failed: true, created_gte: '2026-01-01T00:00:00Z' })),
    ).toMatchObject({ scheduled: 3 });
    await until(
      () => dispatcher.database.query<object>("select from deliveries where status = 'succeeded'"),
      (succeeded) => succeeded.length === 5,
    );
  });

  it('can be cancelled, and is the tenant’s alone', async () => {
    await tell('accepted', 'una', 1);
    await untilTold(1);
    // Pages for more than a minute.
    await dispatcher.database.query(
      `insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, recorded_at, body)
       select 'evt_' || lpad(n::text, 26, '0'), tenant_id, livemode, position + n, type, document_id, created_at, recorded_at, body
       from public_events, generate_series(1, 20000) as n`,
    );
    const replay = await order(await register(), {});
    expect((await dispatcher.call('POST', `${replay}/cancel`, { body: {}, caller: stranger })).status).toBe(404);
    const cancelled = await dispatcher.call('POST', `${replay}/cancel`, { body: {} });
    expect(cancelled).toMatchObject({ status: 201, body: { status: 'cancelled' } });
    const { body } = await dispatcher.call('POST', `${replay}/cancel`, { body: {} });
    expect(body).toEqual(cancelled.body);
    expect(body['scheduled']).toBeLessThan(20_001);
  });

  it('is not ordered for an endpoint that is not active', async () => {
    const path = await register();
    await dispatcher.call('PATCH', path, { body: { is_active: false } });
    expect(await dispatcher.call('POST', `${path}/replays`, { body: {} })).toMatchObject({ status: 409 });
  });
});

describe('what is older than 90 days', () => {
  it('is removed in the background, with its deliveries; what is newer stays', async () => {
    const [dispatcher, erp] = await Promise.all([startDispatcher(), receiver()]);
    await dispatcher.call('POST', '/internal/webhook-endpoints', {
      body: { url: erp.url, subscribed_events: ['invoice.accepted_by_dian'] },
    });
    await dispatcher.publish(fact('accepted', { document_id: idOf('inv', 'vieja') }, 2));
    await until(
      () => dispatcher.database.query<object>("select from deliveries where status = 'succeeded'"),
      (all) => all.length === 1,
    );
    dispatcher.clock.advance(89 * 86_400);
    await dispatcher.publish(fact('accepted', { document_id: idOf('inv', 'nueva') }, 2));
    await until(
      () => dispatcher.database.query<object>("select from deliveries where status = 'succeeded'"),
      (all) => all.length === 2,
    );
    dispatcher.clock.advance(2 * 86_400);
    const left = await until(
      () => dispatcher.database.query<{ document_id: string }>('select document_id from public_events'),
      (events) => events.length === 1,
    );
    expect(left).toEqual([{ document_id: idOf('inv', 'nueva') }]);
    const streams = await dispatcher.database.query<object>(
      "select distinct stream_id from events where stream_id like 'delivery-%'",
    );
    expect(streams).toHaveLength(1);
    expect(await dispatcher.database.query('select from deliveries')).toHaveLength(1);
    await Promise.all([dispatcher.close(), erp.close()]);
  });

  it('is still known of a document: a mail that is sent again years later makes an event with all of its data', async () => {
    const [dispatcher, erp] = await Promise.all([startDispatcher(), receiver()]);
    await dispatcher.call('POST', '/internal/webhook-endpoints', {
      body: { url: erp.url, subscribed_events: ['invoice.email.delivered'] },
    });
    const document_id = idOf('inv', 'de antes');
    await dispatcher.publish(
      fact('requested', { document_id }, 1),
      fact('signed', { document_id }, 2),
      fact('accepted', { document_id }, 3),
    );
    const events = () => dispatcher.database.query<object>('select from public_events');
    await until(events, (all) => all.length === 1);
    dispatcher.clock.advance(4 * 365 * 86_400);
    await until(events, (all) => all.length === 0);

    const recipient_blob = await putJson(dispatcher.blobs, TENANT, { email: 'compras@condor.co', diagnostic: '250' });
    await dispatcher.publish(fact('email-delivered', { document_id, recipient_blob }, 4));
    const [request] = await erp.received(1);
    expect(JSON.parse(String(request?.body))).toMatchObject({
      type: 'invoice.email.delivered',
      data: {
        object: {
          ...{ id: document_id, status: 'accepted_by_dian', external_id: 'pedido-77' },
          ...{ number: expect.any(String), cufe: expect.any(String), pdf_url: expect.any(String) },
        },
      },
    });
    await Promise.all([dispatcher.close(), erp.close()]);
  });
});
