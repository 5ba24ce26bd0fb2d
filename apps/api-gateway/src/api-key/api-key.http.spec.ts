import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answered,
  type Call,
  errorsOf,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const make = (body: object, headers: Call['headers'] = {}): Promise<Answered> =>
  gateway.call('POST', '/v1/api-keys', { key: tenant.sk_test, body, headers });
const secretOf = ({ json }: Answered): string => String(json['secret']);
const remove = (id: unknown, key = tenant.sk_test): Promise<Answered> =>
  gateway.call('DELETE', `/v1/api-keys/${String(id)}`, { key });
const listed = async (key = tenant.sk_test): Promise<Record<string, unknown>[]> =>
  (await gateway.call('GET', '/v1/api-keys?limit=100', { key })).json['data'] as Record<string, unknown>[];

describe('a new API key', () => {
  it('is of the mode of the key that made it, shows its secret once and works', async () => {
    const made = await make({ name: 'Caja 3', role: 'documents' });
    expect([made.status, made.json]).toEqual([
      201,
      {
        id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
        object: 'api_key',
        livemode: false,
        role: 'documents',
        name: 'Caja 3',
        last_used_at: null,
        expires_at: null,
        created_at: expect.stringMatching(/-05:00$/),
        secret: expect.stringMatching(/^sk_test_/),
      },
    ]);
    expect((await gateway.call('GET', '/v1/invoices', { key: secretOf(made) })).status).toBe(200);
    const { secret: _, ...shown } = made.json;
    // No request waits until its use is recorded.
    const used = await until(listed, ([key]) => key?.['last_used_at'] !== null);
    expect(used[0]).toEqual({ ...shown, last_used_at: expect.anything() });
    expect(JSON.stringify(await gateway.database.query('select * from api_keys'))).not.toContain(secretOf(made));
  });

  it('is made once per Idempotency-Key, and its secret can be read again by the same key only', async () => {
    const headers = { 'idempotency-key': 'una sola vez' };
    const [one, other] = [
      await make({ name: 'Una', role: 'read' }, headers),
      await make({ name: 'Una', role: 'read' }, headers),
    ];
    expect([other.status, other.json, other.headers['idempotent-replayed']]).toEqual([201, one.json, 'true']);
    const stored = await gateway.database.query('select body from idempotency_records');
    expect(Buffer.concat(stored.map((row) => (row as { body: Buffer }).body)).toString()).not.toContain(secretOf(one));
    const body = { name: 'Una', role: 'read' };
    const key = await gateway.newKey(tenant.id, 'full');
    expect(await gateway.call('POST', '/v1/api-keys', { key, body, headers })).toMatchObject({
      status: 422,
      json: { code: 'idempotency_key_reused' },
    });
  });

  it.each([
    [{ role: 'read' }, '#/name', 'required'],
    [{ name: ' ', role: 'read' }, '#/name', 'wrong_format'],
    [{ name: 'x'.repeat(101), role: 'read' }, '#/name', 'out_of_bounds'],
    [{ name: 'x', role: 'owner' }, '#/role', 'not_allowed'],
    [{ name: 'x', role: 'read', expires_at: '2020-01-01T00:00:00Z' }, '#/expires_at', 'out_of_bounds'],
    [{ name: 'x', role: 'read', livemode: true }, '#/livemode', 'unknown_field'],
  ])('%j is a 422 at its place', async (body, pointer, code) => {
    const answered = await make(body);
    expect([answered.status, errorsOf(answered)]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
  });
});

describe('an API key that expires', () => {
  it('is valid until then, and not a moment longer', async () => {
    const expires = new Date(gateway.clock.now().getTime() + 3_600_000).toISOString();
    const key = secretOf(await make({ name: 'Por una hora', role: 'full', expires_at: expires }));
    const status = async (): Promise<number> => (await gateway.call('GET', '/v1/tenant', { key })).status;
    expect(await status()).toBe(200);
    gateway.clock.advance(3_601);
    expect(await status()).toBe(401);
  });
});

describe('the last use of an API key', () => {
  it('is recorded to the minute', async () => {
    const made = await make({ name: 'Usada', role: 'read' });
    const lastUse = async (): Promise<string | null> =>
      (await listed()).find(({ id }) => id === made.json['id'])?.['last_used_at'] as string | null;
    expect(await lastUse()).toBeNull();
    const before = gateway.clock.now().getTime();
    await gateway.call('GET', '/v1/invoices', { key: secretOf(made) });
    const first = await until(lastUse, (time) => time !== null);
    expect(Date.parse(String(first))).toBeGreaterThanOrEqual(before);
    gateway.clock.advance(61);
    const later = await until(
      async () => (await gateway.call('GET', '/v1/invoices', { key: secretOf(made) }), lastUse()),
      (time) => time !== first,
    );
    expect(Date.parse(String(later)) - Date.parse(String(first))).toBeGreaterThanOrEqual(60_000);
  });
});

describe('an API key that is revoked', () => {
  it('is a 401 within a second, in every replica, and listed no more', async () => {
    const made = await make({ name: 'Perdida', role: 'full' });
    const replica = gateway.instance;
    const other = await gateway.startReplica();
    const statuses = (): Promise<number[]> =>
      Promise.all(
        [replica, other].map(async ({ app }) => {
          const headers = { authorization: `Bearer ${secretOf(made)}` };
          return (await app.getHttpAdapter().getInstance().inject({ url: '/v1/invoices', headers })).statusCode;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    expect(await remove(made.json['id'])).toMatchObject({
      status: 200,
      json: { id: made.json['id'], object: 'api_key', deleted: true },
    });
    await sleep(1_000);
    expect(await statuses()).toEqual([401, 401]);
    expect((await listed()).map(({ id }) => id)).not.toContain(made.json['id']);
    expect((await remove(made.json['id'])).status).toBe(404);
    await other.stop();
  });

  it('may be the one that asks', async () => {
    const made = await make({ name: 'Se va', role: 'full' });
    expect((await remove(made.json['id'], secretOf(made))).status).toBe(200);
  });

  it('is not the last one that could make others', async () => {
    const { sk_live: key } = await gateway.newTenant();
    const [first] = await listed(key);
    expect(await remove(first?.['id'], key)).toMatchObject({ status: 409, json: { code: 'last_full_key' } });
    const body = { name: 'Otra', role: 'full' };
    const second = await gateway.call('POST', '/v1/api-keys', { key, body });
    expect((await remove(first?.['id'], key)).status).toBe(200);
    expect((await remove(second.json['id'], secretOf(second))).status).toBe(409);
  });

  it('is not the last one, either, when two keys revoke each other at once', async () => {
    const { sk_live: key } = await gateway.newTenant();
    const [first] = await listed(key);
    const second = await gateway.call('POST', '/v1/api-keys', { key, body: { name: 'Otra', role: 'full' } });
    await listed(secretOf(second));
    const answers = await Promise.all([remove(second.json['id'], key), remove(first?.['id'], secretOf(second))]);
    // A key that is looked up when the other one has revoked it already is a 401.
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(answers.map(({ status }) => status).sort());
  });
});

describe('API keys', () => {
  it('are 100 in each mode at most', async () => {
    const { sk_test: key } = await gateway.newTenant();
    const body = { name: 'Una más', role: 'read' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => gateway.call('POST', '/v1/api-keys', { key, body })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, json }) => [status, json['code']])).toEqual([[409, 'api_key_limit_reached']]);
  });
});
