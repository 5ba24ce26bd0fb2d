import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Caller, ServiceName } from '@rubrica/contracts';
import { createServer, type Server } from 'node:http';
import { requestContext } from '../logging/request-context.js';
import { INTERNAL_SECRET_OF_TESTS, type RunningMailer, startMailer } from '../test-service/mailer.fixture.js';
import { InternalHttp } from './internal-http.js';
import { type InternalTransport, MemoryTransport, NetworkTransport } from './internal-transport.js';

const caller: Caller = { tenantId: 'ten_a', livemode: true, keyId: 'key_1', role: 'documents' };

let mailer: RunningMailer;
beforeAll(async () => {
  mailer = await startMailer();
});
afterAll(() => mailer.close());

const from = (service: ServiceName, secret = INTERNAL_SECRET_OF_TESTS): InternalHttp =>
  new InternalHttp(service, secret, mailer.parts.transport);
const gateway = (): InternalHttp => from('api-gateway');

/** A call with the headers given, as somebody who has no InternalHttp would make it. */
const bare = async (headers: Record<string, string>): Promise<number> => {
  const instance = mailer.app.getHttpAdapter().getInstance();
  return (await instance.inject({ method: 'POST', url: '/internal/letters', headers })).statusCode;
};

/** A token as the gateway sends it. */
const token = async (): Promise<string> => {
  let sent = '';
  const tap: InternalTransport = {
    send: async (_, { headers }) => {
      sent = headers['svc-internal-token'] ?? '';
      return { status: 200, headers: {}, body: Buffer.from('') };
    },
  };
  await new InternalHttp('api-gateway', INTERNAL_SECRET_OF_TESTS, tap).call('mailer', 'POST', '/internal/letters', {
    caller,
  });
  return sent;
};

describe('an internal call', () => {
  it('carries the identity that the gateway has verified, and the id of the request', async () => {
    const answer = await requestContext.run({ requestId: 'req_of_the_tenant' }, () =>
      gateway().call('mailer', 'POST', '/internal/letters', { caller }),
    );
    expect(answer).toEqual({ caller, request: 'req_of_the_tenant' });
  });

  it("brings the owner's refusal back as it was", async () => {
    await expect(gateway().call('mailer', 'GET', '/internal/letters/refused')).rejects.toMatchObject({
      status: 422,
      code: 'metadata_full',
      errors: [{ pointer: '#/metadata', code: 'metadata_full', detail: 'Too much.' }],
    });
  });

  it('without the identity of a tenant is refused where one is needed', async () => {
    await expect(gateway().call('mailer', 'POST', '/internal/letters')).rejects.toMatchObject({
      status: 400,
      code: 'caller_missing',
    });
  });

  it("is a 503 when the owner breaks, and the owner's log says why", async () => {
    await expect(gateway().call('mailer', 'GET', '/internal/letters/broken')).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
    expect(mailer.logLines.join('')).toContain('nobody foresaw this');
  });

  it('is a 503 when the owner is not there', async () => {
    await expect(gateway().call('dian-submitter', 'GET', '/internal/x')).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
  });

  it('is a 503, not a 401 of the tenant, when two services do not share the secret', async () => {
    await expect(
      from('api-gateway', 'another secret').call('mailer', 'POST', '/internal/letters', { caller }),
    ).rejects.toMatchObject({
      status: 503,
    });
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
      async () => ({ 'svc-internal-token': (await token()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
    ],
    ['changed claims', async () => ({ 'svc-internal-token': withTenant(await token(), 'ten_b') })],
  ])('refuses %s', async (_, headers) => {
    expect(await bare(await headers())).toBe(401);
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

  it('refuses a token that was made for another service', async () => {
    // The mailer's own routes, under the name of another service.
    const transport = new MemoryTransport();
    transport.register('dian-submitter', mailer.app.getHttpAdapter().getInstance());
    const call = new InternalHttp('api-gateway', INTERNAL_SECRET_OF_TESTS, transport).call(
      'dian-submitter',
      'POST',
      '/internal/letters',
      { caller },
    );
    await expect(call).rejects.toMatchObject({ status: 503 });
  });

  it('refuses a service that may not call it', async () => {
    await expect(from('mailer').call('mailer', 'POST', '/internal/letters', { caller })).rejects.toMatchObject({
      status: 503,
    });
    await expect(gateway().call('mailer', 'POST', '/internal/letters/for-the-issuer')).rejects.toMatchObject({
      status: 503,
    });
    expect(await from('document-issuer').call('mailer', 'POST', '/internal/letters/for-the-issuer')).toEqual({});
  });

  it.each(['/internal/forgotten', '/%69nternal/forgotten'])(
    'that says nobody who may call it answers nobody: %s',
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

  const to = (url: string): InternalHttp =>
    new InternalHttp('api-gateway', INTERNAL_SECRET_OF_TESTS, new NetworkTransport({ mailer: url }));

  it('the same route answers the same', async () => {
    expect(
      await to(await mailer.app.getUrl()).call('mailer', 'POST', '/internal/letters', { caller, body: {} }),
    ).toMatchObject({ caller });
  });

  it('a service that hangs is a 503 when its time is up', async () => {
    answer = () => undefined;
    await expect(to(address).call('mailer', 'GET', '/internal/x', { timeoutMs: 50 })).rejects.toMatchObject({
      status: 503,
    });
  });

  it('a redirect is not followed: the token is for that service only', async () => {
    const seen: string[] = [];
    answer = (path) => {
      seen.push(path);
      return { status: 307, headers: { location: '/elsewhere' } };
    };
    await expect(to(address).call('mailer', 'GET', '/internal/x')).rejects.toMatchObject({ status: 503 });
    expect(seen).toEqual(['/internal/x']);
  });

  it('an address that nobody listens on, and one that nobody configured, are a 503', async () => {
    await expect(to('http://127.0.0.1:1').call('mailer', 'GET', '/internal/x')).rejects.toMatchObject({ status: 503 });
    await expect(to(address).call('document-issuer', 'GET', '/internal/x')).rejects.toMatchObject({ status: 503 });
  });
});
