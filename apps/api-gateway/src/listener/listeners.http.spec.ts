import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { until } from '@rubrica/testing';
import {
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { type Listeners, listen } from './listeners.http.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let listeners: Listeners;
const LOCAL = { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 };

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  listeners = await listen(gateway.app, LOCAL);
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

const publicUrl = (path: string): string => `http://127.0.0.1:${listeners.publicPort}${path}`;
const adminUrl = (path: string): string => `http://127.0.0.1:${listeners.adminPort}${path}`;
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** Sends a request as it is written; the whole answer as text. */
const raw = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket
      .on('data', (data) => (text += data.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
const get = (port: number, target: string): Promise<string> =>
  raw(
    port,
    `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${OPERATOR_TOKEN}\r\nConnection: close\r\n\r\n`,
  );
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const codeOf = (answer: string): string => (JSON.parse(answer.split('\r\n\r\n')[1] ?? '{}') as { code: string }).code;

describe('the public port', () => {
  it('answers tenants, and those who look whether it lives', async () => {
    expect(
      (await fetch(publicUrl('/v1/tenant'), { headers: { authorization: `Bearer ${tenant.sk_test}` } })).status,
    ).toBe(200);
    expect((await fetch(publicUrl('/healthz'))).status).toBe(200);
    expect((await fetch(publicUrl('/readyz'))).status).toBe(200);
    expect((await fetch(publicUrl('/openapi.json'))).status).toBe(200);
  });

  it.each([
    '/admin/v1/tenants',
    '//admin/v1/tenants',
    '/%61dmin/v1/tenants',
    '/admin%2Fv1/tenants',
    '/admin/v1/tenants?x=/v1',
    '/admin/v1/tenants#x',
    'http://x/admin/v1/tenants',
    'https://x/admin/v1/tenants',
    '/v1/../admin/v1/tenants',
    '/admin;x/v1/tenants',
    '*admin/v1/tenants',
    '/internal/anything',
    'http://x/internal/anything',
    '/metrics',
  ])('does not answer an operator: %s', async (target) => {
    const answer = await get(listeners.publicPort, target);
    expect([statusOf(answer), codeOf(answer)]).toEqual([404, 'not_found']);
  });
});

describe("the operator's port", () => {
  it('answers operators, and those who look whether it lives', async () => {
    const { status, headers } = await fetch(adminUrl('/admin/v1/tenants'), { headers: operator });
    expect([status, headers.get('svc-request-id')]).toEqual([200, expect.stringMatching(/^req_/)]);
    expect((await fetch(adminUrl('/healthz'))).status).toBe(200);
  });

  it.each([
    '/v1/tenant',
    '/v1/invoices',
    '/files/a/b/pdf',
    '/docs',
    '/openapi.json',
    '/internal/anything',
    'http://x/v1/tenant',
  ])('does not answer a tenant: %s', async (target) => {
    expect(statusOf(await get(listeners.adminPort, target))).toBe(404);
  });
});

describe('what is not quite HTTP', () => {
  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400, 'malformed_request'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [
      'a body of two lengths',
      'POST /v1/invoices HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed_request',
    ],
  ])('is refused as all else is: %s', async (_, request, status, code) => {
    const answer = await raw(listeners.publicPort, request);
    expect([statusOf(answer), codeOf(answer)]).toEqual([status, code]);
    expect(answer).toMatch(/Svc-Request-Id: req_/);
    expect(answer).toMatch(/Svc-Version: 2026-01-01/);
  });
});

/** Sends a request on a connection that the client would keep. */
const ask = (
  agent: Agent,
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<{ readonly status: number; readonly connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const all = { 'content-type': 'application/json', ...headers };
    request({ host: '127.0.0.1', port, path, method, agent, headers: all }, (answer) => {
      const { statusCode = 0, headers: answered } = answer;
      answer.resume().on('end', () => resolve({ status: statusCode, connection: answered.connection }));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

/** Resolves when the gateway has taken its first document: who asked for it waits for the outcome from then on. */
const firstTaken = (own: RunningGateway): Promise<unknown> =>
  until(
    () => own.database.query('select from documents'),
    ({ length }) => length > 0,
  );

describe('when the gateway stops', () => {
  it('who waits for an outcome is answered at once, and no new connection is taken', async () => {
    const own = await startGateway();
    const { sk_test } = await own.newTenant();
    const ports = await listen(own.app, LOCAL);
    const url = `http://127.0.0.1:${ports.publicPort}/v1/invoices`;
    const waiting = fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${sk_test}`, 'content-type': 'application/json', prefer: 'wait=30' },
      body: JSON.stringify(sale()),
    });
    await firstTaken(own);
    const began = performance.now();
    const [answer] = await Promise.all([waiting, ports.close()]);
    expect([answer.status, ((await answer.json()) as Json)['status']]).toEqual([201, 'queued']);
    expect(performance.now() - began).toBeLessThan(25_000);
    await expect(fetch(url)).rejects.toThrow();
    await own.close();
  });

  it('it answers for the delay, and each answer ends its connection, also that of a request in flight', async () => {
    const own = await startGateway();
    const { sk_test } = await own.newTenant();
    const ports = await listen(own.app, { ...LOCAL, closeDelayMs: 6_000 });
    const agent = new Agent({ keepAlive: true });
    const before = await ask(agent, ports.publicPort, '/healthz');
    expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
    const authorization = `Bearer ${sk_test}`;
    const waiting = ask(agent, ports.publicPort, '/v1/invoices', { authorization, prefer: 'wait=30' }, sale());
    await firstTaken(own);
    const closed = ports.close();

    for (const port of [ports.publicPort, ports.adminPort]) {
      for (const path of ['/healthz', '/nowhere', '/v1/../admin']) {
        const { status, connection } = await ask(agent, port, path);
        expect([path, status < 500, connection]).toEqual([path, true, 'close']);
      }
    }
    expect(await waiting).toMatchObject({ status: 201, connection: 'close' });
    await closed;
    await expect(ask(agent, ports.publicPort, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await own.close();
  });

  it('a port that is taken is said, and the other one is let go', async () => {
    const taken = { ...LOCAL, adminPort: listeners.adminPort };
    await expect(listen(gateway.app, taken)).rejects.toMatchObject({ code: 'EADDRINUSE', port: listeners.adminPort });
  });
});
