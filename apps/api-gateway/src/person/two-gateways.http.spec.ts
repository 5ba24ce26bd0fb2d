import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromConsole, type Json, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

/** What is promised: another gateway knows of it then. */
const KNOWN_MS = 1_000;

let gateway: RunningGateway;
let tenant: TenantKeys;
let here: NestFastifyApplication;
let there: NestFastifyApplication;
beforeAll(async () => {
  gateway = await startGateway({ trustedProxies: 1 });
  tenant = await gateway.newTenant();
  here = gateway.instance.app;
  there = (await gateway.startReplica()).app;
});
afterAll(() => gateway.close());

const ask = async (
  app: NestFastifyApplication,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: object,
  body?: object,
) => {
  const sent = { method, url, headers: { ...headers }, ...(body && { payload: body }) };
  const answer = await app.getHttpAdapter().getInstance().inject(sent);
  return { status: answer.statusCode, json: answer.json<Json>() };
};
/** What a session is in the other gateway. */
const seenThere = async (cookie: string): Promise<unknown> => {
  const { status, json } = await ask(there, 'GET', '/v1/me', fromConsole(cookie));
  return json['role'] ?? status;
};
const keyHeaders = () => ({ authorization: `Bearer ${tenant.sk_test}`, 'svc-version': NEWEST_API_VERSION });
const memberIn = async (role: string): Promise<string> => {
  const { json } = await ask(here, 'GET', '/v1/members', keyHeaders());
  return String((json['data'] as Json[]).find((member) => member['role'] === role)?.['id']);
};

it('a session that ends in one gateway has ended in the other within a second', async () => {
  const cookie = await gateway.logIn(tenant.id, 'owner');
  expect(await seenThere(cookie)).toBe('owner');
  expect((await ask(here, 'DELETE', '/session', fromConsole(cookie))).status).toBe(200);
  await sleep(KNOWN_MS);
  expect(await seenThere(cookie)).toBe(401);
});

it('a role that is changed in one gateway holds in the other within a second', async () => {
  const cookie = await gateway.logIn(tenant.id, 'biller');
  expect(await seenThere(cookie)).toBe('biller');
  const member = await memberIn('biller');
  expect((await ask(here, 'PATCH', `/v1/members/${member}`, keyHeaders(), { role: 'reader' })).status).toBe(200);
  await sleep(KNOWN_MS);
  expect(await seenThere(cookie)).toBe('reader');
});

it('a member who is removed in one gateway is none in the other within a second', async () => {
  const cookie = await gateway.logIn(tenant.id, 'developer');
  expect(await seenThere(cookie)).toBe('developer');
  const member = await memberIn('developer');
  expect((await ask(here, 'DELETE', `/v1/members/${member}`, keyHeaders())).status).toBe(200);
  await sleep(KNOWN_MS);
  expect(await seenThere(cookie)).toBe(401);
});

it.each([
  ['300 challenges of passkeys', '/session/passkeys/login-options', 'network-passkey', 300, 201],
  ['100 logins at providers', '/session/oidc/ten_nadie/start', 'network-oidc', 100, 404],
])('a network has %s an hour in all gateways together', async (_, path, limit, most, begun) => {
  const begin = async (app: NestFastifyApplication, network: string) => {
    const { status, json } = await ask(app, 'POST', path, fromConsole('', { 'x-forwarded-for': network }));
    return status === 429 ? json['code'] : status;
  };
  expect(await begin(here, '192.0.2.1')).toBe(begun);
  // All but one of the hour have begun just now.
  await gateway.database.query(
    `update login_limits set times = array_fill(last_at, array[$2::integer - 1]) where key like $1 || ':%'`,
    [limit, most],
  );
  expect(await begin(there, '192.0.2.1')).toBe(begun);
  expect(await begin(here, '192.0.2.1')).toBe('rate_limited');
  expect(await begin(there, '192.0.2.1')).toBe('rate_limited');
  expect(await begin(there, '192.0.2.2')).toBe(begun);
});
