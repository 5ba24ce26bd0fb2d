import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

let people = 0;
const newEmail = (): string => `persona${(people += 1)}@ejemplo.co`;
const linkFor = async (order: object): Promise<string> => {
  const { json } = await gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body: order });
  return String(json['url']);
};
const enter = (token: string, cookie = ''): Promise<Answered> =>
  gateway.call('POST', '/session', { body: { token }, headers: fromConsole(cookie) });
const asked = (method: string, path: string, cookie: string, headers: Record<string, string> = {}, body?: object) =>
  gateway.call(method, path, { headers: fromConsole(cookie, headers), ...(body ? { body } : {}) });
const problem = ({ status, json }: Answered) => [status, json['code']];

describe('a link for a login', () => {
  it('names its token in the fragment, begins a session, and is good once', async () => {
    const email = newEmail();
    const link = await linkFor({ email: email.toUpperCase(), name: 'Ana', tenant_id: tenant.id });
    expect(link).toMatch(/^https:\/\/consola\.ejemplo\.co\/console\/enter#[\w-]{43}$/);
    const [, token = ''] = link.split('#');
    const { status, json, headers } = await enter(token);
    expect(status).toBe(201);
    expect(json).toMatchObject({ object: 'session', person: { email, name: 'Ana' } });
    expect(json['companies']).toMatchObject([{ id: tenant.id, role: 'owner' }]);
    expect(headers['set-cookie']).toMatch(/^__Host-rubrica=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(problem(await enter(token))).toEqual([401, 'login_refused']);
  });

  it('is good for ten minutes, and no other text is', async () => {
    const [, token = ''] = (await linkFor({ email: newEmail() })).split('#');
    gateway.clock.advance(601);
    for (const text of [token, 'x', 'A'.repeat(43)]) expect(problem(await enter(text))).toEqual([401, 'login_refused']);
  });

  it('is kept as a hash only, like the session', async () => {
    const [, token = ''] = (await linkFor({ email: newEmail() })).split('#');
    expect(JSON.stringify(await gateway.database.query('select * from logins'))).not.toContain(token);
    const cookie = (await enter(token)).headers['set-cookie']?.split(/[=;]/)[1] ?? '';
    expect(cookie).toHaveLength(43);
    expect(JSON.stringify(await gateway.database.query('select * from sessions'))).not.toContain(cookie);
  });

  it('ends the session that the browser had before, so that nobody else goes on with it', async () => {
    const before = await gateway.logIn(tenant.id, 'reader');
    const [, token = ''] = (await linkFor({ email: newEmail() })).split('#');
    await enter(token, before);
    await until(
      async () => problem(await asked('GET', '/session', before)),
      ([status]) => status === 401,
    );
  });

  it('is not taken from another site, which could log somebody in as another person', async () => {
    const [, token = ''] = (await linkFor({ email: newEmail() })).split('#');
    const headers = fromConsole('', { 'sec-fetch-site': 'cross-site' });
    expect(problem(await gateway.call('POST', '/session', { body: { token }, headers }))).toEqual([
      403,
      'cross_site_request',
    ]);
    expect((await enter(token)).status).toBe(201);
  });
});

describe('a session', () => {
  it('reads what a key of its role reads, in the mode that the request names', async () => {
    const cookie = await gateway.logIn(tenant.id, 'biller');
    const made = await asked('POST', '/v1/invoices', cookie, { 'content-type': 'application/json' }, sale());
    expect(made.status).toBe(201);
    const path = `/v1/invoices/${String(made.json['id'])}`;
    expect((await gateway.call('GET', path, { key: tenant.sk_test })).status).toBe(200);
    const found = await asked('GET', path, cookie);
    expect([found.status, found.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await asked('GET', path, cookie, { 'rubrica-mode': 'live' })).status).toBe(404);
  });

  it('is not looked at where a key is sent, whose mode no header changes', async () => {
    const headers = fromConsole(await gateway.logIn(tenant.id, 'owner'), { 'rubrica-mode': 'live' });
    const { json } = await gateway.call('GET', '/v1/me', { key: tenant.sk_test, headers });
    expect(json).toMatchObject({ person: null, livemode: false, role: 'full', tenant_id: tenant.id });
    expect((await gateway.call('GET', '/v1/me', { key: 'sk_test_0000000000000000000000', headers })).status).toBe(401);
  });

  it('ends 14 days after the login, however often it is used', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    // As if it had been used every 11 hours until an hour before its end.
    await gateway.database.query(
      `update sessions set created_at = created_at - interval '335 hours', expires_at = expires_at - interval '335 hours'`,
    );
    const status = async () => (await asked('GET', '/session', cookie)).status;
    expect(await status()).toBe(200);
    gateway.clock.advance(3600);
    expect(await until(status, (answered) => answered === 401)).toBe(401);
  });

  it('lives on with each request', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    gateway.clock.advance(8 * 3600);
    const seenNow = async (): Promise<boolean> => {
      const { json } = await asked('GET', '/session', cookie);
      return new Date(String(json['seen_at'])) > new Date(gateway.clock.now().getTime() - 60_000);
    };
    expect(await until(seenNow, (seen) => seen)).toBe(true);
    gateway.clock.advance(8 * 3600);
    expect((await asked('GET', '/session', cookie)).status).toBe(200);
  });

  it.each(['12 hours of rest', 'the end of the person’s sessions', 'log-out'])('is over after %s', async (how) => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    const other = await gateway.logIn(tenant.id, 'reader');
    if (how === '12 hours of rest') gateway.clock.advance(12 * 3600);
    else if (how === 'log-out') expect((await asked('DELETE', '/session', cookie)).json['deleted']).toBe(true);
    else expect((await asked('DELETE', '/session/all', cookie)).json['deleted']).toBe(true);
    const status = async (): Promise<number> => (await asked('GET', '/v1/me', cookie)).status;
    expect(await until(status, (answered) => answered === 401)).toBe(401);
    expect((await asked('GET', '/v1/me', other)).status).toBe(how === '12 hours of rest' ? 401 : 200);
  });

  it('is listed with those of other browsers of the person', async () => {
    const email = newEmail();
    const first = await gateway.logIn(tenant.id, 'reader', email);
    const second = await gateway.logIn(tenant.id, 'reader', email);
    const { json } = await asked('GET', '/session/all', second);
    expect((json['data'] as Json[]).map(({ is_current }) => is_current)).toEqual([true, false]);
    await asked('DELETE', '/session/all', second);
    for (const cookie of [first, second])
      await until(
        async () => (await asked('GET', '/session', cookie)).status,
        (status) => status === 401,
      );
  });

  it('of a person of two companies names the one that is meant', async () => {
    const other = await gateway.newTenant();
    const email = newEmail();
    await linkFor({ email, tenant_id: other.id, role: 'reader' });
    const cookie = await gateway.logIn(tenant.id, 'owner', email);
    expect(problem(await asked('GET', '/v1/me', cookie))).toEqual([400, 'session_header_invalid']);
    const me = async (id: string) => (await asked('GET', '/v1/me', cookie, { 'rubrica-tenant': id })).json;
    expect(await me(tenant.id)).toMatchObject({ tenant_id: tenant.id, role: 'owner', person: { email } });
    const asReader = await me(other.id);
    expect(asReader).toMatchObject({ tenant_id: other.id, role: 'reader', api_key_id: null });
    expect(asReader['rights']).toContain('listInvoices');
    expect(asReader['rights']).not.toContain('createInvoice');
    expect((asReader['companies'] as Json[]).length).toBe(2);
    expect(problem(await asked('GET', '/v1/me', cookie, { 'rubrica-tenant': 'ten_x' }))).toEqual([403, 'not_a_member']);
  });

  it('leaves no limit of requests behind when it has expired', async () => {
    const cookie = await gateway.logIn(tenant.id, 'reader');
    const { json } = await asked('GET', '/session', cookie);
    const limits = () => gateway.database.query('select tokens from rate_limits where key_id = $1', [json['id']]);
    expect(await limits()).toHaveLength(1);
    await gateway.database.query(`update sessions set expires_at = created_at where id = $1`, [json['id']]);
    await gateway.logIn(tenant.id, 'reader');
    expect(await limits()).toHaveLength(0);
  });

  it('by a link of an operator has stepped up for ten minutes', async () => {
    const cookie = await gateway.logIn(tenant.id, 'owner');
    const key = { name: 'Caja', role: 'documents' };
    const make = () => asked('POST', '/v1/api-keys', cookie, { 'content-type': 'application/json' }, key);
    expect((await make()).status).toBe(201);
    gateway.clock.advance(601);
    expect(problem(await make())).toEqual([403, 'step_up_required']);
    expect((await asked('GET', '/session', cookie)).json['stepped_up_until']).toBeNull();
  });
});

it('without a console nobody logs in, and a cookie is nothing', async () => {
  const without = await startGateway({ consoleUrl: '' });
  const headers = fromConsole('rubrica=x');
  const body = { token: 'x' };
  expect((await without.call('POST', '/session', { headers, body })).status).toBe(404);
  expect((await without.call('GET', '/session', { headers })).status).toBe(404);
  expect((await without.call('GET', '/v1/me', { headers })).status).toBe(401);
  const order = { key: OPERATOR_TOKEN, body: { email: newEmail() } };
  expect((await without.call('POST', '/admin/v1/people/links', order)).status).toBe(404);
  await without.close();
});
