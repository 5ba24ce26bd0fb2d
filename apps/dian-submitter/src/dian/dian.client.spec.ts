import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestPki } from '@rubrica/testing';
import got, { RequestError } from 'got';
import { once } from 'node:events';
import { Agent, createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DianClient } from './dian.client.js';
import { soapAnswer } from './soap.fixture.js';

const servers: Server[] = [];
const sockets = new Set<Socket>();
const clients: DianClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** The port it listens on. */
const listening = async (server: Server): Promise<number> => {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const http = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${String(await listening(createHttpServer({ keepAliveTimeout: 60_000 }, listener)))}/Service.svc`;
const tcp = async (onConnection: (socket: Socket) => void): Promise<string> =>
  `http://127.0.0.1:${String(await listening(createTcpServer(onConnection)))}/Service.svc`;

/** No call ends before its answer, however busy the machine is, unless the test is about that. */
const client = (options: Partial<ConstructorParameters<typeof DianClient>[0]> = {}): DianClient => {
  const made = new DianClient({
    connectTimeoutMs: 50_000,
    answerTimeoutMs: 50_000,
    answerMaxBytes: 100_000,
    inFlight: 8,
    ...options,
  });
  clients.push(made);
  return made;
};
const call = (url: string, of = client()) => of.call(url, 'GetStatus', '<envelope/>');

/** Header Date of an answer, to the second in GMT. */
const DATE: unknown = expect.stringMatching(/ GMT$/);

describe('an answer', () => {
  it('comes back whole, with its status, over the service’s own headers', async () => {
    const seen: string[] = [];
    const url = await http((request, response) => {
      seen.push(`${String(request.method)} ${String(request.headers['content-type'])}`);
      request.resume().on('end', () => response.writeHead(500).end(soapAnswer('GetStatus')));
    });
    const exchange = await call(url);
    expect(exchange).toEqual({
      result: 'answered',
      httpStatus: 500,
      body: Buffer.from(soapAnswer('GetStatus')),
      date: DATE,
    });
    expect(seen).toEqual([
      'POST application/soap+xml;charset=UTF-8;action="http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatus"',
    ]);
  });

  it('is awaited over a connection that is kept', async () => {
    const ports = new Set<number | undefined>();
    const url = await http((request, response) => {
      ports.add(request.socket.remotePort);
      request.resume().on('end', () => response.end('x'));
    });
    const same = client();
    for (let i = 0; i < 5; i += 1) expect((await call(url, same)).result).toBe('answered');
    expect(ports.size).toBe(1);
  });

  it('may come before the request is written to its end, and does not disturb the end of the service', async () => {
    const url = await http((_, response) => response.writeHead(500).end('x'));
    const ending = client();
    const exchange = await ending.call(url, 'GetStatus', '<envelope/>'.repeat(1_000_000));
    expect(exchange).toEqual({ result: 'answered', httpStatus: 500, body: Buffer.from('x'), date: DATE });
    ending.close();
  });

  it('is a page of HTML, if that is what came: the reader judges it', async () => {
    const url = await http((request, response) =>
      request.resume().on('end', () => response.writeHead(503).end('<html>')),
    );
    expect(await call(url)).toMatchObject({ result: 'answered', httpStatus: 503 });
  });

  it('that redirects is not followed', async () => {
    let requests = 0;
    const url = await http((request, response) => {
      requests += 1;
      request.resume().on('end', () => response.writeHead(307, { location: '/elsewhere' }).end());
    });
    expect(await call(url)).toMatchObject({ result: 'answered', httpStatus: 307 });
    expect(requests).toBe(1);
  });

  it('is not unpacked, so that nothing unfolds in memory', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const encodings: unknown[] = [];
    const url = await http((request, response) => {
      encodings.push(request.headers['accept-encoding']);
      request.resume().on('end', () => response.setHeader('content-encoding', 'gzip').end(bomb));
    });
    expect(await call(url)).toMatchObject({ result: 'answered', body: bomb });
    expect(encodings).toEqual([undefined]);
  });
});

/** The same exchange by got, which is the reference (ADR 0088). */
const exchangeByGot = async (url: string, headers: Record<string, string>): Promise<object> => {
  const agent = new Agent({ keepAlive: true });
  try {
    const { statusCode, rawBody } = await got.post(url, {
      body: '<envelope/>',
      headers: { ...headers, 'user-agent': undefined },
      agent: { http: agent },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false,
      retry: { limit: 0 },
    });
    return { result: 'answered', httpStatus: statusCode, body: Buffer.from(rawBody), date: DATE };
  } catch (error) {
    if (error instanceof RequestError) return { error: error.code };
    throw error;
  } finally {
    agent.destroy();
  }
};

describe('an exchange is the one that got makes', () => {
  it.each<[string, RequestListener]>([
    ['an answer', (_, response) => response.end(soapAnswer('GetStatus'))],
    ['a fault of the server', (_, response) => response.writeHead(500).end('<html>')],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end('moved')],
    ['a compressed answer', (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'))],
    ['an answer without a body', (_, response) => response.writeHead(204).end()],
    ['an answer in many parts', (_, response) => void response.write('<a>', () => response.end('</a>'))],
  ])('%s', async (_, listener) => {
    const seen: object[] = [];
    const url = await http((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url: path, headers } = request;
        seen.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
        listener(request, response);
      });
    });
    const exchange = await call(url);
    const [ours] = seen as { headers: Record<string, string> }[];
    const { 'content-type': type = '', accept = '' } = ours?.headers ?? {};
    expect(exchange).toEqual(await exchangeByGot(url, { 'content-type': type, accept }));
    expect(seen[0]).toEqual(seen[1]);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['ECONNRESET', (socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['HPE_INVALID_CONSTANT', (socket) => socket.once('data', () => socket.end('220 smtp\r\n'))],
  ])('a failure: %s', async (code, onConnection) => {
    const url = await tcp(onConnection);
    expect(await exchangeByGot(url, {})).toEqual({ error: code });
    expect(await call(url)).toMatchObject({ result: 'unknown', detail: expect.stringContaining(code) });
  });
});

describe('a request that provably did not reach the service', () => {
  it('was refused the connection', async () => {
    // Nobody listens there; a port that was just let go may be another program's by now.
    expect(await call('http://127.0.0.1:1/')).toMatchObject({
      result: 'not_sent',
      reason: 'connection_refused',
    });
  });

  it('found no such host', async () =>
    expect(await call('http://no-such-host.invalid/')).toMatchObject({
      result: 'not_sent',
      reason: 'name_not_resolved',
    }));

  it('met a handshake that never ends', async () => {
    const url = (await tcp(() => undefined)).replace('http:', 'https:');
    expect(await call(url, client({ connectTimeoutMs: 300 }))).toMatchObject({
      result: 'not_sent',
      reason: 'connect_timeout',
    });
  });

  it('met one that is not TLS, or hangs up', async () => {
    const plain = (await tcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))).replace('http:', 'https:');
    expect(await call(plain)).toMatchObject({ result: 'not_sent', reason: 'tls_failed' });
    const gone = (await tcp((socket) => socket.destroy())).replace('http:', 'https:');
    expect(await call(gone)).toMatchObject({ result: 'not_sent', reason: 'connection_failed' });
  });

  it('is not begun once the service ends', async () => {
    const url = await http((request, response) => request.resume().on('end', () => response.end('x')));
    const ended = client();
    ended.close();
    expect(await call(url, ended)).toMatchObject({ result: 'not_sent' });
  });

  describe('by TLS', () => {
    let pki: TestPki;
    beforeAll(async () => {
      pki = await createTestPki();
    });

    it('met a certificate that nobody vouches for', async () => {
      const { keyPem, chainPem } = await pki.issue('good');
      let requests = 0;
      const server = createHttpsServer({ key: keyPem, cert: chainPem }, (request, response) => {
        requests += 1;
        request.resume().on('end', () => response.end('x'));
      });
      const url = `https://127.0.0.1:${String(await listening(server))}/`;
      expect(await call(url)).toMatchObject({ result: 'not_sent', reason: 'tls_failed' });
      expect(requests).toBe(0);
    });
  });
});

describe('a request whose fate is unknown', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['answer_timeout', 'is never answered', () => undefined],
    ['connection_lost', 'loses its connection', (socket) => socket.once('data', () => socket.destroy())],
    ['connection_lost', 'is reset', (socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['connection_lost', 'is hung up on before it was read', (socket) => setTimeout(() => socket.destroy(), 50)],
    [
      'connection_lost',
      'is answered in part',
      (socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n<s:Envel');
          setTimeout(() => socket.destroy(), 50);
        }),
    ],
    [
      'connection_lost',
      'is answered in part of a chunked body',
      (socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n<s:En\r\n')),
    ],
    [
      'answer_unreadable',
      'is answered by something else than HTTP',
      (socket) => socket.once('data', () => socket.end('220 smtp\r\n')),
    ],
    [
      'answer_timeout',
      'is answered drop by drop',
      (socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
          const drops = setInterval(() => socket.write(' '), 50);
          socket.once('close', () => clearInterval(drops));
        }),
    ],
  ])('%s: it %s', async (reason, _, onConnection) => {
    const limits = reason === 'answer_timeout' ? { answerTimeoutMs: 300 } : {};
    const exchange = await call(await tcp(onConnection), client(limits));
    expect(exchange).toMatchObject({ result: 'unknown', reason });
  });

  it('answer_too_large: 50 MB come, and most of them are not read', async () => {
    let written = 0;
    const url = await http((request, response) =>
      request.resume().on('end', () => {
        const chunk = Buffer.alloc(64 * 1024, 'x');
        const write = (): void => {
          while (written < 50_000_000 && !response.destroyed) {
            written += chunk.length;
            if (!response.write(chunk)) return void response.once('drain', write);
          }
          response.end();
        };
        write();
      }),
    );
    expect(await call(url)).toMatchObject({ result: 'unknown', reason: 'answer_too_large' });
    expect(written).toBeLessThan(20_000_000);
  });

  it('connection_lost: the service has closed a kept connection that is used once more', async () => {
    const kept: Socket[] = [];
    const url = await tcp((socket) => {
      kept.push(socket);
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nx');
        socket.once('data', () => socket.resetAndDestroy());
      });
    });
    const same = client();
    expect(await call(url, same)).toMatchObject({ result: 'answered' });
    expect(await call(url, same)).toMatchObject({ result: 'unknown', reason: 'connection_lost' });
    expect(kept).toHaveLength(1);
  });

  it('interrupted: our own service ends, after a moment of grace', async () => {
    const { promise: arrived, resolve: arrives } = Promise.withResolvers<unknown>();
    const url = await tcp((socket) => socket.once('data', arrives));
    const ending = client();
    const exchange = call(url, ending);
    await arrived;
    ending.drain(100);
    expect(await exchange).toMatchObject({ result: 'unknown', reason: 'interrupted' });
  });
});
