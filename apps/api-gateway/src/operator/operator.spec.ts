import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nitCheckDigit } from '@rubrica/fiscal';
import { createHash } from 'node:crypto';
import {
  type Answered,
  type Json,
  OPERATOR_TOKEN,
  pointersOf,
  profile,
  type RunningGateway,
  startGateway,
} from '../gateway.fixture.js';
import { Operators } from './operators.js';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
});
afterAll(() => gateway.close());

const call = (
  method: string,
  path: string,
  body?: object,
  key: string | undefined = OPERATOR_TOKEN,
): Promise<Answered> => gateway.call(method, path, { key, body });

describe('an operator', () => {
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
  const operators = new Operators(`ana:${hashOf('one')},luis:${hashOf('two')}`);

  it('is known by a token, of which only the hash is kept', () => {
    expect(['one', 'two', 'three', '', hashOf('one')].map((token) => operators.nameOf(token))).toEqual([
      'ana',
      'luis',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is nobody when none is set', () => {
    expect(new Operators('').nameOf('')).toBeUndefined();
  });

  it.each(['ana', 'ana:x', `:${'0'.repeat(64)}`, `ana:${'0'.repeat(63)}`])(
    'is refused as a setting when it is %j',
    (text) => {
      expect(() => new Operators(text)).toThrow('OPERATOR_TOKEN_HASHES');
    },
  );

  it.each([
    ['nobody', undefined],
    ['a stranger', 'op_another'],
  ])('must say who it is: %s is a 401', async (_, key) => {
    for (const [method, path] of [
      ['GET', '/admin/v1/tenants'],
      ['POST', '/admin/v1/tenants'],
      ['POST', '/admin/v1/clock'],
    ] as const) {
      const { status, json } = await gateway.call(method, path, { key, body: method === 'POST' ? {} : undefined });
      expect([path, status, json['code']]).toEqual([path, 401, 'unauthorized']);
    }
  });

  it('is not a tenant, nor a tenant an operator', async () => {
    const { sk_live } = await gateway.newTenant();
    expect((await call('GET', '/admin/v1/tenants', undefined, sk_live)).status).toBe(401);
    expect((await call('GET', '/v1/tenant')).status).toBe(401);
  });
});

describe('a tenant', () => {
  it('is made by an operator, with its first keys, whose texts are shown once', async () => {
    const nit = '900373117';
    const { status, json } = await call('POST', '/admin/v1/tenants', {
      ...profile,
      nit,
      check_digit: nitCheckDigit(nit),
    });
    expect([status, json['object'], json['nit']]).toEqual([201, 'tenant', nit]);
    const { sk_test, sk_live } = json['keys'] as { sk_test: string; sk_live: string };
    expect([sk_test, sk_live]).toEqual([expect.stringMatching(/^sk_test_/), expect.stringMatching(/^sk_live_/)]);
    expect((await call('GET', '/v1/tenant', undefined, sk_live)).json).toMatchObject({
      id: json['id'],
      livemode: true,
      environment: 'habilitacion',
      legal_name: profile.legal_name,
    });
    expect((await call('GET', '/v1/tenant', undefined, sk_test)).json).toMatchObject({
      livemode: false,
      environment: 'test',
    });
    const list = await call('GET', '/admin/v1/tenants');
    expect((list.json['data'] as Json[]).map(({ id }) => id)).toContain(json['id']);
    expect(list.text).not.toMatch(/sk_(test|live)_/);
  });

  it('is made once by the same Idempotency-Key, whose answer only the same token reads', async () => {
    const nit = '900373116';
    const body = { ...profile, nit, check_digit: nitCheckDigit(nit), legal_name: 'Una sola vez S.A.S.' };
    const post = (path: string) =>
      gateway.call('POST', path, { key: OPERATOR_TOKEN, body, headers: { 'idempotency-key': 'once' } });
    // The spelling of the path makes no difference.
    const [first, again] = [await post('/admin/v1/tenants'), await post('/%61dmin/v1/tenants?')];
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([again.status, again.headers['idempotent-replayed'], again.json]).toEqual([201, 'true', first.json]);
    const [kept] = await gateway.database.query<{ encrypted: boolean }>(
      "select encrypted from idempotency_records where key = 'once'",
    );
    expect(kept).toEqual({ encrypted: true });
  });

  it('is refused with all that is wrong, at its place', async () => {
    const answered = await call('POST', '/admin/v1/tenants', {
      ...profile,
      check_digit: '4',
      legal_name: 1,
      tax_level_codes: ['X'],
      colour: 'red',
    });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered)).toEqual(expect.arrayContaining(['#/legal_name', '#/colour']));
    expect(pointersOf(await call('POST', '/admin/v1/tenants', { ...profile, check_digit: '4' }))).toEqual([
      '#/check_digit',
    ]);
    expect((await call('POST', '/admin/v1/tenants')).json).toMatchObject({ code: 'body_missing' });
  });
});

describe('the clock of tests', () => {
  it('is moved by an operator', async () => {
    const before = gateway.clock.now().getTime();
    const { status, json } = await call('POST', '/admin/v1/clock', { advance_s: 180_000 });
    expect([status, json['ahead_s']]).toEqual([200, 180_000]);
    expect(gateway.clock.now().getTime() - before).toBeGreaterThanOrEqual(180_000_000);
    const moved = () =>
      gateway.call('POST', '/admin/v1/clock', {
        key: OPERATOR_TOKEN,
        body: { advance_s: 60 },
        headers: { 'idempotency-key': 'a minute' },
      });
    const [first, again] = [await moved(), await moved()];
    expect([first.json['ahead_s'], again.json]).toEqual([180_060, first.json]);
    expect((await call('POST', '/admin/v1/clock', { advance_s: -1 })).status).toBe(422);
    expect((await call('POST', '/admin/v1/clock', { advance_s: '1' })).status).toBe(422);
  });

  it('is not there without its setting', async () => {
    const plain = await startGateway();
    expect((await plain.call('POST', '/admin/v1/clock', { key: OPERATOR_TOKEN, body: { advance_s: 1 } })).status).toBe(
      404,
    );
    await plain.close();
  });
});
