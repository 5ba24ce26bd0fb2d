import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Caller, ServiceName } from '@rubrica/contracts';
import { createServer, type Server } from 'node:http';
import { requestContext } from '../logging/request-context.js';
import {
  identities,
  internalKeys,
  letterRoutes as routes,
  type RunningMailer,
  startMailer,
} from '../test-service/mailer.fixture.js';
import { InternalClient } from './internal-client.js';
import { newInternalKey, publicKeysSetting } from './internal-keys.js';
import {
  type InternalRequest,
  type InternalTransport,
  MemoryTransport,
  NetworkTransport,
} from './internal-transport.js';
import { ServiceIdentity } from './service-identity.js';

const caller: Caller = { tenantId: 'ten_a', livemode: true, keyId: 'key_1', role: 'documents', version: '2026-01-01' };

let mailer: RunningMailer;
beforeAll(async () => {
  mailer = await startMailer();
});
afterAll(() => mailer.close());

const from = (service: ServiceName): InternalClient => new InternalClient(identities[service], mailer.parts.transport);
const gateway = (): InternalClient => from('api-gateway');

/** A route of the mailer with exactly this path. */
const routeOfMailer = (method: InternalRequest['method'], path: string) =>
  ({ name: 'mailer.test.v1', owner: 'mailer', method, path }) as const;

/** Makes a call with the given headers, as a program without an `InternalClient` would. */
const bare = async (
  headers: Record<string, string>,
  method: InternalRequest['method'] = 'POST',
  url = '/internal/letters',
): Promise<number> => {
  const instance = mailer.app.getHttpAdapter().getInstance();
  return (await instance.inject({ method, url, headers })).statusCode;
};

/** Returns the identity of a service that uses the name of the gateway and this key. */
const forger = (key: string): ServiceIdentity =>
  new ServiceIdentity('api-gateway', key, publicKeysSetting({ ...internalKeys, 'api-gateway': key }));

/** Returns the token of a call of `routes.echo`. */
const token = async (identity = identities['api-gateway']): Promise<string> => {
  let sent = '';
  const tap: InternalTransport = {
    send: async (_, { headers }) => {
      sent = headers['svc-internal-token'] ?? '';
      return { status: 200, headers: {}, body: Buffer.from('') };
    },
  };
  await new InternalClient(identity, tap).call(routes.echo, { caller });
  return sent;
};

describe('an internal call', () => {
  it('carries the identity that the gateway has verified, and the id of the request', async () => {
    const answer = await requestContext.run({ requestId: 'req_of_the_tenant' }, () =>
      gateway().call(routes.echo, { caller }),
    );
    expect(answer).toEqual({ caller, request: 'req_of_the_tenant' });
  });

  it('of a gateway of before there were versions is in the default one', async () => {
    const { version: _, ...before } = caller;
    const { caller: got } = await gateway().call(routes.echo, { caller: before as Caller });
    expect(got).toEqual({ ...before, version: '2026-01-01' });
  });

  it("brings the owner's refusal back as it was", async () => {
    await expect(gateway().call(routes.refused, {})).rejects.toMatchObject({
      status: 422,
      code: 'metadata_full',
      errors: [{ pointer: '#/metadata', code: 'metadata_full', detail: 'Too much.' }],
    });
  });

  it('without the identity of a tenant is refused where one is needed', async () => {
    const { status, body } = await gateway().forward(routeOfMailer('POST', '/internal/letters'), {});
    expect([status, JSON.parse(body.toString())]).toEqual([400, expect.objectContaining({ code: 'caller_missing' })]);
  });

  it("is a 503 when the owner breaks, and the owner's log says why", async () => {
    await expect(gateway().call(routes.broken, {})).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
    expect(mailer.logLines.join('')).toContain('nobody foresaw this');
  });

  it('is a 503 when the answer is no JSON', async () => {
    const send = () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('<html>') });
    const call = new InternalClient(identities['api-gateway'], { send }).call(routes.echo, { caller });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'service_unavailable' });
  });

  it('is a 503 when the owner is not there', async () => {
    await expect(gateway().call({ ...routes.broken, owner: 'dian-submitter' }, {})).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
  });

  it("is a 503, not a 401 of the tenant, when the owner does not know the caller's key", async () => {
    const stranger = new InternalClient(forger(newInternalKey()), mailer.parts.transport);
    await expect(stranger.call(routes.echo, { caller })).rejects.toMatchObject({ status: 503 });
  });
});

describe('an internal route', () => {
  it('takes the token of a service that may call it', async () => {
    expect(await bare({ 'svc-internal-token': await token() })).toBe(200);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['nobody', async () => ({})],
    ['an API key', async () => ({ authorization: 'Bearer sk_live_0123456789abcdef' })],
    ['a text that is no token', async () => ({ 'svc-internal-token': 'x' })],
    ['an unsigned one', async () => ({ 'svc-internal-token': `${(await token()).split('.')[0]}.` })],
    [
      'a forged signature',
      async () => ({ 'svc-internal-token': (await token()).replace(/\../, (first) => (first === '.A' ? '.B' : '.A')) }),
    ],
    [
      "the gateway's name under the key of another service",
      async () => ({ 'svc-internal-token': await token(forger(internalKeys.mailer)) }),
    ],
    ['changed claims', async () => ({ 'svc-internal-token': withTenant(await token(), 'ten_b') })],
  ])('refuses %s', async (_, headers) => {
    expect(await bare(await headers())).toBe(401);
  });

  it('refuses a token that was made for another body, for none, or for one that is missing', async () => {
    const bound = async (body?: object): Promise<string> => {
      let sent = '';
      const send = (_: ServiceName, { headers }: InternalRequest) => {
        sent = headers['svc-internal-token'] ?? '';
        return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
      };
      await new InternalClient(identities['api-gateway'], { send }).forward(
        routeOfMailer('POST', '/internal/letters/reminders'),
        { body },
      );
      return sent;
    };
    const post = async (token: string, payload?: string): Promise<number> => {
      const headers = { 'svc-internal-token': token, ...(payload && { 'content-type': 'application/json' }) };
      const url = '/internal/letters/reminders';
      const instance = mailer.app.getHttpAdapter().getInstance();
      return (await instance.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).statusCode;
    };
    const [three, nothing] = [await bound({ days: 3 }), await bound()];
    expect(await post(three, '{"days":3}')).toBe(200);
    expect(await post(nothing)).toBe(200);
    expect(await post(three, '{"days":4}')).toBe(401);
    expect(await post(three, '{"days": 3}')).toBe(401);
    expect(await post(three)).toBe(401);
    expect(await post(nothing, '{"days":3}')).toBe(401);
  });

  it('refuses a token that has expired', async () => {
    const old = await token();
    const later = Date.now() + 31_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    try {
      expect(await bare({ 'svc-internal-token': old })).toBe(401);
    } finally {
      now.mockRestore();
    }
  });

  it.each<[string, InternalRequest['method'], string]>([
    ['another route', 'GET', '/internal/letters/refused'],
    ['other parameters', 'POST', '/internal/letters?to=all'],
    ['another spelling of its path', 'POST', '/internal/%6Cetters'],
  ])('refuses a token that was made for it on %s', async (_, method, url) => {
    expect(await bare({ 'svc-internal-token': await token() }, method, url)).toBe(401);
  });

  it('refuses a call whose path has become that of another route on its way', async () => {
    await expect(gateway().forward(routeOfMailer('GET', '/internal/letters/x/../refused'), {})).rejects.toMatchObject({
      status: 503,
    });
  });

  it('refuses a token that was made for another service', async () => {
    // Registers the mailer's own routes under the name of another service.
    const transport = new MemoryTransport();
    transport.register('dian-submitter', mailer.app.getHttpAdapter().getInstance());
    const call = new InternalClient(identities['api-gateway'], transport).call(
      { ...routes.echo, owner: 'dian-submitter' },
      { caller },
    );
    await expect(call).rejects.toMatchObject({ status: 503 });
  });

  it('refuses a service that may not call it', async () => {
    await expect(from('mailer').call(routes.echo, { caller })).rejects.toMatchObject({
      status: 503,
    });
    await expect(gateway().call(routes.forIssuer, {})).rejects.toMatchObject({
      status: 503,
    });
    expect(await from('document-issuer').call(routes.forIssuer, {})).toEqual({});
  });

  it.each(['/internal/forgotten', '/%69nternal/forgotten'])(
    'that nobody has declared answers nobody: %s',
    async (path) => {
      const { statusCode } = await mailer.app.getHttpAdapter().getInstance().inject({ method: 'GET', url: path });
      expect(statusCode).toBe(500);
    },
  );
});

const withTenant = (text: string, tenantId: string): string => {
  const [claims = '', signature = ''] = text.split('.');
  const changed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { caller: Caller };
  const forged = { ...changed, caller: { ...changed.caller, tenantId } };
  return `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`;
};

describe('a declared route', () => {
  const params = { id: 'carta/1', language: 'es' } as const;

  it('gets parameters, query and body as they were sent', async () => {
    const input = { params, query: { after: 'a&b', limit: undefined }, body: { to: 'ana@ejemplo.co' } };
    expect(await gateway().call(routes.send, input)).toEqual({
      input: { params, query: { after: 'a&b' }, body: { to: 'ana@ejemplo.co' } },
    });
  });

  it.each<[string, string, object | undefined, number, string]>([
    ['a parameter', '/internal/letters/1/copies/fr', { to: 'ana@ejemplo.co' }, 422, '#/language'],
    ['a query', '/internal/letters/1/copies/es?limit=1000', { to: 'ana@ejemplo.co' }, 422, '#/limit'],
    ['a body', '/internal/letters/1/copies/es', { to: 1 }, 422, '#/to'],
    ['an unknown field', '/internal/letters/1/copies/es', { to: 'ana@ejemplo.co', cc: '' }, 422, '#/cc'],
    ['no body', '/internal/letters/1/copies/es', undefined, 400, ''],
  ])('refuses %s that its schema refuses', async (_, path, body, status, pointer) => {
    const answer = await gateway().forward(routeOfMailer('PUT', path), { body });
    const { errors = [] } = JSON.parse(answer.body.toString()) as { errors?: readonly { pointer: string }[] };
    expect([answer.status, errors.map((error) => error.pointer)]).toEqual([status, pointer === '' ? [] : [pointer]]);
  });

  it('may leave its body open', async () => {
    const { status, body } = await gateway().forward(routeOfMailer('POST', '/internal/letters/reminders'), {});
    expect([status, JSON.parse(body.toString())]).toEqual([200, { days: 7 }]);
    expect(await gateway().call(routes.remind, { body: { days: 3 } })).toEqual({ days: 3 });
  });

  it('that every service has is asked of the one that is named', async () => {
    const everywhere = { ...routes.forIssuer, owner: 'every-service' } as const;
    expect(await from('document-issuer').call(everywhere, {}, { service: 'mailer' })).toEqual({});
    await expect(from('document-issuer').call(everywhere, {})).rejects.toThrow('set the option service');
  });
});

describe('over the network', () => {
  let other: Server;
  let address: string;
  let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string } | undefined;

  beforeAll(async () => {
    await mailer.app.listen(0, '127.0.0.1');
    other = createServer((request, response) => {
      const given = answer(request.url ?? '');
      if (given) response.writeHead(given.status, given.headers).end(given.body);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const bound = other.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  const to = (url: string): InternalClient =>
    new InternalClient(identities['api-gateway'], new NetworkTransport({ mailer: url }));

  it('the same route answers the same', async () => {
    expect(await to(await mailer.app.getUrl()).call(routes.echo, { caller })).toMatchObject({ caller });
  });

  it('a service that hangs is a 503 when its time is up', async () => {
    answer = () => undefined;
    await expect(to(address).call(routes.broken, {}, { timeoutMs: 50 })).rejects.toMatchObject({
      status: 503,
    });
  });

  it('a redirect is not followed: the token is for that service only', async () => {
    const seen: string[] = [];
    answer = (path) => {
      seen.push(path);
      return { status: 307, headers: { location: '/elsewhere' } };
    };
    await expect(to(address).call(routes.broken, {})).rejects.toMatchObject({ status: 503 });
    // The call of the previous test that was given up may arrive now.
    expect([...new Set(seen)]).toEqual(['/internal/letters/broken']);
  });

  it('an address that nobody listens on, and one that nobody configured, are a 503', async () => {
    await expect(to('http://127.0.0.1:1').call(routes.broken, {})).rejects.toMatchObject({ status: 503 });
    await expect(to(address).call({ ...routes.broken, owner: 'document-issuer' }, {})).rejects.toMatchObject({
      status: 503,
    });
  });
});
