import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalHash, schemaFaults } from '@rubrica/service';
import { WebhookEndpointResource, WebhookEndpointWithSecret } from '@rubrica/contracts';
import { live, stranger, test } from '@rubrica/service-testing';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';

const ENDPOINTS = '/internal/webhook-endpoints';
const input = {
  url: 'https://erp.ejemplo.com.co/rubrica',
  subscribed_events: ['invoice.accepted_by_dian'],
  description: 'ERP',
};

describe('webhook endpoints', () => {
  let dispatcher: RunningDispatcher;
  beforeAll(async () => {
    dispatcher = await startDispatcher({ allowLoopback: false, mostEndpoints: 5 });
  });
  afterAll(() => dispatcher.close());

  const create = (caller = live, body: object = input) => dispatcher.call('POST', ENDPOINTS, { body, caller });
  const idOf = (created: { body: Record<string, unknown> }): string => String(created.body['id']);
  const pathOf = (created: { body: Record<string, unknown> }): string => `${ENDPOINTS}/${idOf(created)}`;

  it('are registered with a secret that is shown once', async () => {
    const created = await create(live, { ...input, metadata: { sede: 'Cali' } });
    expect(created.status).toBe(201);
    expect(schemaFaults(WebhookEndpointWithSecret, created.body)).toEqual([]);
    expect(created.body).toMatchObject({
      object: 'webhook_endpoint',
      ...input,
      is_active: true,
      livemode: true,
      metadata: { sede: 'Cali' },
      api_version: '2026-01-01',
    });
    expect(created.body['created_at']).toMatch(/-05:00$/);

    const { secret, ...rest } = created.body;
    const got = await dispatcher.call('GET', pathOf(created));
    expect(got).toMatchObject({ status: 200, body: rest });
    expect(got.body).not.toHaveProperty('secret');
    expect(schemaFaults(WebhookEndpointResource, got.body)).toEqual([]);

    const tables = await dispatcher.database.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'webhook_dispatcher'`,
    );
    for (const { table_name: table } of tables) {
      const rows = await dispatcher.database.query<{ text: string }>(`select t::text as text from "${table}" as t`);
      expect(rows.filter(({ text }) => text.includes(String(secret)))).toEqual([]);
    }
    await dispatcher.call('DELETE', pathOf(created));
  });

  it('belong to a tenant and a mode, and nobody else finds them', async () => {
    const created = await create();
    for (const caller of [test, stranger]) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? { is_active: false } : undefined;
        expect(await dispatcher.call(method, pathOf(created), { caller, body })).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        });
      }
      expect(await dispatcher.call('POST', `${pathOf(created)}/rotate-secret`, { caller, body: {} })).toMatchObject({
        status: 404,
      });
      expect((await dispatcher.call('GET', ENDPOINTS, { caller })).body).toMatchObject({ data: [], has_more: false });
    }
    expect((await dispatcher.call('GET', pathOf(created))).body).toMatchObject({ is_active: true });
    await dispatcher.call('DELETE', pathOf(created));
  });

  it('are listed newest first, page by page, forward and back', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(idOf(await create(live, { ...input, description: `${i}` })));
    const page = async (query: string) => {
      const { body } = await dispatcher.call('GET', `${ENDPOINTS}?${query}`);
      return { ids: (body['data'] as { id: string }[]).map(({ id }) => id), more: body['has_more'] };
    };
    expect(await page('limit=10')).toEqual({ ids, more: false });
    expect(await page('limit=2')).toEqual({ ids: ids.slice(0, 2), more: true });
    expect(await page(`limit=2&starting_after=${ids[1]}`)).toEqual({ ids: ids.slice(2, 4), more: true });
    expect(await page(`limit=2&starting_after=${ids[3]}`)).toEqual({ ids: ids.slice(4), more: false });
    expect(await page(`limit=2&ending_before=${ids[3]}`)).toEqual({ ids: ids.slice(1, 3), more: true });
    expect(await dispatcher.call('GET', `${ENDPOINTS}?starting_after=we_nada`)).toMatchObject({
      status: 422,
      body: { errors: [{ parameter: 'starting_after' }] },
    });

    expect(await create()).toMatchObject({ status: 409, body: { code: 'endpoint_limit_reached' } });
    expect(await create(test)).toMatchObject({ status: 201 });
    for (const id of ids) await dispatcher.call('DELETE', `${ENDPOINTS}/${id}`);
    expect(await page('')).toEqual({ ids: [], more: false });
  });

  it('are refused with every fault at its place', async () => {
    const { status, body } = await create(live, {
      url: 7,
      subscribed_events: ['invoice.failed', 'invoice.paid'],
      colour: 'red',
    });
    expect(status).toBe(422);
    const pointers = (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer).sort();
    expect(pointers).toEqual(['#/colour', '#/subscribed_events/1', '#/url']);
  });

  it('are refused with text that no database keeps', async () => {
    const { status, body } = await create(live, { ...input, description: 'a\u0000b', metadata: { clave: '\ud800' } });
    expect(status).toBe(422);
    expect((body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      '#/description',
      '#/metadata/clave',
    ]);
  });

  it('are refused when their URL leads inside, by name or by address', async () => {
    dispatcher.resolver.inside.set('interno.ejemplo.com.co', '10.0.0.5');
    for (const url of [
      'http://erp.ejemplo.com.co/',
      'https://127.0.0.1/',
      'https://postgres/',
      'https://interno.ejemplo.com.co/',
    ]) {
      expect(await create(live, { ...input, url })).toMatchObject({
        status: 422,
        body: { code: 'url_not_allowed', errors: [{ pointer: '#/url' }] },
      });
    }
    const created = await create();
    const moved = await dispatcher.call('PATCH', pathOf(created), { body: { url: 'https://interno.ejemplo.com.co/' } });
    expect(moved).toMatchObject({ status: 422, body: { code: 'url_not_allowed' } });
    await dispatcher.call('DELETE', pathOf(created));
  });

  it('change what is sent and nothing else', async () => {
    const created = await create(live, { ...input, metadata: { sede: 'Cali', piso: '3' } });
    dispatcher.clock.advance(60);
    const changed = await dispatcher.call('PATCH', pathOf(created), {
      body: { subscribed_events: ['invoice.failed'], is_active: false, metadata: { piso: null, zona: 'sur' } },
    });
    const { secret: _, ...before } = created.body;
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...before,
        subscribed_events: ['invoice.failed'],
        is_active: false,
        metadata: { sede: 'Cali', zona: 'sur' },
        updated_at: expect.any(String),
      },
    });
    expect(changed.body['metadata']).not.toHaveProperty('piso');
    expect(changed.body['updated_at']).not.toBe(created.body['updated_at']);
    expect((await dispatcher.call('GET', pathOf(created))).body).toEqual(changed.body);
    await dispatcher.call('DELETE', pathOf(created));
  });

  it('are deleted for ever', async () => {
    const created = await create();
    expect(await dispatcher.call('DELETE', pathOf(created))).toMatchObject({
      status: 200,
      body: { id: idOf(created), object: 'webhook_endpoint', deleted: true },
    });
    expect(await dispatcher.call('GET', pathOf(created))).toMatchObject({ status: 404 });
    expect(await dispatcher.call('DELETE', pathOf(created))).toMatchObject({ status: 404 });
  });

  it('get a new secret', async () => {
    const created = await create();
    const rotated = await dispatcher.call('POST', `${pathOf(created)}/rotate-secret`, { body: {} });
    expect(rotated.status).toBe(201);
    expect(schemaFaults(WebhookEndpointWithSecret, rotated.body)).toEqual([]);
    expect(rotated.body['secret']).not.toBe(created.body['secret']);
    await dispatcher.call('DELETE', pathOf(created));
  });

  it('are registered once per Idempotency-Key, and the first answer comes again with its secret', async () => {
    const answerKey = Buffer.alloc(32, 1);
    const idempotency = {
      key: 'una-vez',
      scope: 'ten/live/POST/v1/webhook-endpoints',
      bodyHash: canonicalHash(input),
      answerKey,
    };
    const call = (key = idempotency) => dispatcher.call('POST', ENDPOINTS, { body: input, idempotency: key });
    const first = await call();
    const again = await call();
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    expect(await call({ ...idempotency, bodyHash: canonicalHash({}) })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await dispatcher.call('GET', ENDPOINTS)).body['data']).toHaveLength(1);
  });
});
