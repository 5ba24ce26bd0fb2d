import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@rubrica/contracts';
import { fastify, type FastifyInstance } from 'fastify';
import { type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

interface Seen {
  readonly owner: ServiceName;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly caller: unknown;
}

/** What the owners were asked. */
const seen: Seen[] = [];
let answer: { status: number; headers: Record<string, string>; body: string };

/** An owner that keeps what it is asked and gives the answer of the test. */
const owner = (name: ServiceName): FastifyInstance => {
  const instance = fastify();
  instance.all('/*', async ({ method, url, body, headers }, reply) => {
    const [claims = ''] = String(headers['svc-internal-token']).split('.');
    const { caller } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { caller: unknown };
    seen.push({ owner: name, method, url, body, headers, caller });
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
  });
  return instance;
};

const endpoint = { url: 'https://ejemplo.co/eventos', subscribed_events: ['invoice.accepted_by_dian'] };
const range = {
  document_type: 'invoice',
  prefix: 'SETP',
  from: 990000000,
  to: 995000000,
  resolution_number: '18760000001',
  resolution_date: '2019-01-19',
  valid_from: '2019-01-19',
  valid_to: '2030-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
};
const p12 = { filename: 'empresa.p12', content_base64: 'MIIB', password: 'secreta' };

const ROUTES = (
  [
    ['POST', '/v1/certificates', 'certificate-vault', '/internal/certificates', p12],
    ['GET', '/v1/certificates?limit=3', 'certificate-vault', '/internal/certificates?limit=3'],
    ['GET', '/v1/certificates/cert_1', 'certificate-vault', '/internal/certificates/cert_1'],
    ['DELETE', '/v1/certificates/cert_1', 'certificate-vault', '/internal/certificates/cert_1'],
    ['POST', '/v1/numbering-ranges', 'document-issuer', '/internal/numbering-ranges', range],
    ['POST', '/v1/numbering-ranges/sync', 'document-issuer', '/internal/numbering-ranges/sync'],
    [
      'GET',
      '/v1/numbering-ranges?document_type=invoice',
      'document-issuer',
      '/internal/numbering-ranges?document_type=invoice',
    ],
    ['GET', '/v1/numbering-ranges/nr_1', 'document-issuer', '/internal/numbering-ranges/nr_1'],
    ['PATCH', '/v1/numbering-ranges/nr_1', 'document-issuer', '/internal/numbering-ranges/nr_1', { is_active: false }],
    ['POST', '/v1/webhook-endpoints', 'webhook-dispatcher', '/internal/webhook-endpoints', endpoint],
    ['GET', '/v1/webhook-endpoints', 'webhook-dispatcher', '/internal/webhook-endpoints'],
    ['GET', '/v1/webhook-endpoints/we_1', 'webhook-dispatcher', '/internal/webhook-endpoints/we_1'],
    [
      'PATCH',
      '/v1/webhook-endpoints/we_1',
      'webhook-dispatcher',
      '/internal/webhook-endpoints/we_1',
      { is_active: false },
    ],
    ['DELETE', '/v1/webhook-endpoints/we_1', 'webhook-dispatcher', '/internal/webhook-endpoints/we_1'],
    [
      'POST',
      '/v1/webhook-endpoints/we_1/rotate-secret',
      'webhook-dispatcher',
      '/internal/webhook-endpoints/we_1/rotate-secret',
    ],
    [
      'GET',
      '/v1/webhook-endpoints/we_1/deliveries',
      'webhook-dispatcher',
      '/internal/webhook-endpoints/we_1/deliveries',
    ],
    ['GET', '/v1/events?type=invoice.failed', 'webhook-dispatcher', '/internal/events?type=invoice.failed'],
    ['GET', '/v1/events/evt_1', 'webhook-dispatcher', '/internal/events/evt_1'],
    ['POST', '/v1/events/evt_1/redeliver', 'webhook-dispatcher', '/internal/events/evt_1/redeliver', {}],
    ['GET', '/v1/deliveries/whd_1', 'webhook-dispatcher', '/internal/deliveries/whd_1'],
    ['POST', '/v1/deliveries/whd_1/retry', 'webhook-dispatcher', '/internal/deliveries/whd_1/retry'],
  ] as readonly (readonly [method: string, path: string, service: ServiceName, internal: string, body?: object])[]
).map(([method, path, service, internal, body]) => ({ method, path, service, internal, body }));

describe('while the owner of a resource is away', () => {
  it.each(ROUTES)('$method $path asks to come again', async ({ method, path, service, body }) => {
    const { status, json, headers } = await gateway.call(method, path, { key: tenant.sk_live, body });
    expect([status, json['code'], headers['retry-after']]).toEqual([503, 'service_unavailable', '1']);
    expect(json['detail']).toContain(service);
    expect(headers).toMatchObject({ 'svc-version': '2026-01-01', 'svc-request-id': json['request_id'] });
  });
});

describe('a request for a resource of another service', () => {
  beforeAll(() => {
    for (const name of ['certificate-vault', 'document-issuer', 'webhook-dispatcher'] as const) {
      gateway.transport.register(name, owner(name));
    }
  });
  beforeEach(() => {
    seen.length = 0;
    answer = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{"id":"x"}' };
  });

  it.each(ROUTES)(
    '$method $path reaches its owner with the identity that was verified here',
    async ({ method, path, service, internal, body }) => {
      const { status, text, headers } = await gateway.call(method, path, { key: tenant.sk_live, body });
      expect([status, text]).toEqual([200, '{"id":"x"}']);
      expect(seen).toEqual([
        expect.objectContaining({
          owner: service,
          method,
          url: internal,
          caller: {
            tenantId: tenant.id,
            livemode: true,
            keyId: expect.stringMatching(/^key_/),
            role: 'full',
            version: '2026-01-01',
          },
        }),
      ]);
      if (body) expect(seen[0]?.body).toMatchObject(body);
      expect(seen[0]?.headers).not.toHaveProperty('authorization');
      expect(headers['svc-version']).toBe('2026-01-01');
    },
  );

  it('reaches its owner in the version that it asks for', async () => {
    const headers = { 'svc-version': '2026-12-01' };
    await gateway.call('POST', '/v1/webhook-endpoints', { key: tenant.sk_live, body: endpoint, headers });
    expect(seen[0]).toMatchObject({ caller: { tenantId: tenant.id, version: '2026-12-01' } });
  });

  it('of a certificate brings along what the vault does not know: NIT and environment', async () => {
    await gateway.call('POST', '/v1/certificates', { key: tenant.sk_test, body: p12 });
    expect(seen[0]?.body).toEqual({ ...p12, nit: '900373115', environment: 'test' });
  });

  it('of a numbering range is for the environment of the key, and no other', async () => {
    await gateway.call('POST', '/v1/numbering-ranges', { key: tenant.sk_test, body: range });
    expect(seen[0]?.body).toEqual({ ...range, environment: 'test' });
    const other = await gateway.call('POST', '/v1/numbering-ranges', {
      key: tenant.sk_test,
      body: { ...range, environment: 'production' },
    });
    expect([other.status, other.json['code']]).toEqual([422, 'environment_mismatch']);
    expect(seen).toHaveLength(1);
  });

  it('for the ranges of the tax authority brings along NIT and environment, and is none of test mode', async () => {
    await gateway.call('POST', '/v1/numbering-ranges/sync', { key: tenant.sk_live });
    expect(seen[0]?.body).toEqual({ nit: '900373115', environment: 'habilitacion' });
    const { status, json } = await gateway.call('POST', '/v1/numbering-ranges/sync', { key: tenant.sk_test });
    expect([status, json['code']]).toEqual([422, 'environment_mismatch']);
    expect(seen).toHaveLength(1);
  });

  it('is refused here when it is not well formed', async () => {
    const answered = await gateway.call('POST', '/v1/webhook-endpoints', {
      key: tenant.sk_test,
      body: { ...endpoint, subscribed_events: ['invoice.paid'], colour: 'red' },
    });
    expect(answered.status).toBe(422);
    expect((answered.json['errors'] as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      '#/colour',
      '#/subscribed_events/0',
    ]);
    expect((await gateway.call('GET', '/v1/events?type=invoice.paid', { key: tenant.sk_test })).status).toBe(422);
    expect(seen).toEqual([]);
  });

  it('carries the Idempotency-Key; a secret answer is kept for the presented API key alone', async () => {
    const headers = { 'idempotency-key': 'order-8841' };
    await gateway.call('POST', '/v1/numbering-ranges', { key: tenant.sk_test, body: range, headers });
    await gateway.call('POST', '/v1/webhook-endpoints', { key: tenant.sk_test, body: endpoint, headers });
    const other = await gateway.newKey(tenant.id, 'full');
    await gateway.call('POST', '/v1/webhook-endpoints', { key: other, body: endpoint, headers });
    const [ofRange, ofEndpoint, ofOtherKey] = seen.map((one) => one.headers);
    expect(ofRange).toMatchObject({
      'svc-idempotency-key': 'order-8841',
      'svc-idempotency-scope': `${tenant.id}/test/POST/v1/numbering-ranges`,
      'svc-idempotency-body-hash': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(ofRange).not.toHaveProperty('svc-idempotency-answer-key');
    expect(Buffer.from(String(ofEndpoint?.['svc-idempotency-answer-key']), 'base64')).toHaveLength(32);
    expect(ofOtherKey?.['svc-idempotency-answer-key']).not.toBe(ofEndpoint?.['svc-idempotency-answer-key']);
  });

  it("is answered in the owner's words: status, refusal, Retry-After, replay", async () => {
    answer = {
      status: 409,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'retry-after': '7',
        'idempotent-replayed': 'true',
        'set-cookie': 'a=b',
        'x-internal': 'y',
      },
      body: JSON.stringify({
        code: 'delivery_pending',
        detail: 'It is under way.',
        es: { detail: 'Está en curso.' },
        errors: [{ pointer: '#/a', code: 'b', detail: 'No.', es: { detail: 'No se puede.' } }],
        existing_id: 'whd_2',
      }),
    };
    const { status, json, headers } = await gateway.call('POST', '/v1/deliveries/whd_1/retry', { key: tenant.sk_test });
    expect([status, json]).toEqual([
      409,
      {
        type: 'https://api.ejemplo.co/docs/errors/delivery_pending',
        title: 'Conflict',
        status: 409,
        code: 'delivery_pending',
        detail: 'It is under way.',
        errors: [{ pointer: '#/a', code: 'b', detail: 'No.' }],
        existing_id: 'whd_2',
        request_id: headers['svc-request-id'],
      },
    ]);
    const inSpanish = await gateway.call('POST', '/v1/deliveries/whd_1/retry', {
      key: tenant.sk_test,
      headers: { 'accept-language': 'es-CO' },
    });
    expect(inSpanish.json).toMatchObject({
      title: 'Conflicto',
      detail: 'Está en curso.',
      errors: [{ pointer: '#/a', code: 'b', detail: 'No se puede.' }],
    });
    expect(inSpanish.json).not.toHaveProperty('es');
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '7',
      'idempotent-replayed': 'true',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-internal');
  });

  it("is a 503, not the tenant's fault, when the owner does not believe this gateway", async () => {
    answer = {
      status: 401,
      headers: { 'content-type': 'application/problem+json' },
      body: '{"code":"internal_token_invalid"}',
    };
    const { status, json } = await gateway.call('GET', '/v1/events', { key: tenant.sk_test });
    expect([status, json['code']]).toEqual([503, 'service_unavailable']);
  });
});
