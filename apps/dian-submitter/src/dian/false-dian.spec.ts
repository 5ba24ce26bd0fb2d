import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServerCertificate, tlsAuthority, tlsCertificate } from '@rubrica/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  type TlsOptions,
} from 'node:tls';
import { DianClient } from './dian.client.js';

const NAME = '127.0.0.1';
const HOUR_MS = 3_600_000;
const trusted = tlsAuthority();
const stranger = tlsAuthority();

let usual: string[];
let client: DianClient;
beforeAll(() => {
  usual = getCACertificates('default');
  setDefaultCACertificates([...usual, trusted.cert]);
  client = new DianClient({
    ...{ connectTimeoutMs: 5_000, answerTimeoutMs: 5_000, answerMaxBytes: 100_000, inFlight: 8, idleMs: 1_000 },
  });
});
afterAll(() => {
  client.close();
  setDefaultCACertificates(usual);
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Requests that came to any server. */
let requests = 0;

const serving = async (tls: TlsOptions, location = ''): Promise<string> => {
  requests = 0;
  const server = createServer(tls, (request, response) => {
    requests += 1;
    request.resume().on('end', () => {
      if (location === '') response.end('x');
      else response.writeHead(307, { location }).end();
    });
  });
  servers.push(server);
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `https://${NAME}:${String((server.address() as AddressInfo).port)}/Service.svc`;
};
const call = (url: string) => client.call(url, 'SendBillSync', '<envelope/>');

describe('who claims to be the tax authority, over TLS,', () => {
  it('gets the request with a certificate that is trusted', async () => {
    expect(await call(await serving(trusted.issue({ name: NAME })))).toMatchObject({ result: 'answered' });
    expect(requests).toBe(1);
  });

  it.each<[string, () => TlsOptions]>([
    ['it has signed itself', () => tlsCertificate(NAME)],
    ['is of another authority', () => stranger.issue({ name: NAME })],
    ...(
      [
        ['is of another name', { name: 'vpfe.dian.gov.co' }],
        ['is of a name that only begins so', { name: `${NAME}.atacante.example` }],
        ['is of all names', { name: '*' }],
        ['is not valid any more', { name: NAME, validFromMs: -2 * HOUR_MS, validToMs: -HOUR_MS }],
        ['is not valid yet', { name: NAME, validFromMs: HOUR_MS, validToMs: 2 * HOUR_MS }],
        ['is for clients', { name: NAME, purpose: 'clientAuth' }],
        ['has its name in the subject alone', { name: NAME, hasAltName: false }],
      ] as const satisfies readonly (readonly [string, ServerCertificate])[]
    ).map(([what, certificate]): [string, () => TlsOptions] => [what, () => trusted.issue(certificate)]),
  ])('gets nothing with a certificate that %s', async (_, tls) => {
    expect(await call(await serving(tls()))).toMatchObject({ result: 'not_sent', reason: 'tls_failed' });
    expect(requests).toBe(0);
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('gets nothing by %s', async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' } as const;
    const url = await serving({ ...trusted.issue({ name: NAME }), ...old });
    expect(await call(url)).toMatchObject({ result: 'not_sent', reason: 'tls_failed' });
    expect(requests).toBe(0);
  });

  it.each(['aNULL', 'eNULL', 'aNULL:eNULL'])(
    'gets nothing with ciphers %s, which prove or hide nothing',
    async (ciphers) => {
      const weak = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const;
      const url = await serving({ ...trusted.issue({ name: NAME }), ...weak });
      expect(await call(url)).toMatchObject({ result: 'not_sent', reason: 'tls_failed' });
      expect(requests).toBe(0);
    },
  );

  it('sends nobody elsewhere: not to another host, nor into clear text', async () => {
    const target = await serving(trusted.issue({ name: NAME }));
    for (const location of [target, target.replace('https:', 'http:'), 'http://169.254.169.254/']) {
      const url = await serving(trusted.issue({ name: NAME }), location);
      expect(await call(url)).toMatchObject({ result: 'answered', httpStatus: 307 });
      expect(requests).toBe(1);
    }
  });

  it.each<[string, (plain: Socket, secure: Socket) => void]>([
    ['an answer in clear text', (plain) => plain.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nx')],
    ['the end of the connection below it', (plain) => plain.destroy()],
    [
      'a record that nobody has encrypted',
      (plain) => plain.write(Buffer.from('17030300104142434445464748494a4b4c4d4e4f50', 'hex')),
    ],
    [
      'two answers to one request',
      (_, secure) => secure.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nxHTTP/1.1 200 OK\r\n\r\n'),
    ],
  ])('after a right handshake is no authority for %s, in place of an encrypted answer', async (what, answers) => {
    let plain: Socket | undefined;
    const server = createTlsServer(trusted.issue({ name: NAME }), (secure) => {
      secure.on('error', () => undefined).once('data', () => plain && answers(plain, secure));
    });
    server.on('connection', (socket: Socket) => (plain = socket.on('error', () => undefined)));
    server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const exchange = await call(`https://${NAME}:${String((server.address() as AddressInfo).port)}/`);
    if (what === 'two answers to one request') expect(exchange).toMatchObject({ result: 'answered', httpStatus: 200 });
    else expect(exchange).toMatchObject({ result: 'unknown' });
    server.close();
    plain?.destroy();
  });
});
