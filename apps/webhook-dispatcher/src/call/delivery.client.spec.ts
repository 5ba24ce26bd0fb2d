import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { receiver, type Receiver, tlsCertificate, until } from '@rubrica/testing';
import { once } from 'node:events';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AddressResolver } from '@rubrica/service';
import { type ClientOptions, DeliveryClient } from './delivery.client.js';

/** Answers what a test tells it, look-up by look-up; the last answer stays. */
class FakeResolver extends AddressResolver {
  readonly asked: string[] = [];
  private answers: readonly (readonly string[] | 'nobody answers')[] = [];

  tells(...answers: readonly (readonly string[] | 'nobody answers')[]): this {
    this.answers = answers;
    return this;
  }

  async addressesOf(name: string): Promise<readonly string[]> {
    this.asked.push(name);
    const [answer, ...others] = this.answers;
    if (others.length > 0) this.answers = others;
    if (answer === undefined || answer === 'nobody answers') throw new Error('SERVFAIL');
    return answer;
  }
}

const loopback = { allowLoopback: true };
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A TCP server that does as it is told with each connection, and counts them. */
const rawServer = async (
  onConnection: (socket: Socket) => void,
): Promise<{ port: number; connections: () => number }> => {
  let count = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    count += 1;
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
  return { port: (server.address() as AddressInfo).port, connections: () => count };
};

/** Writes `text` when the whole request has probably come. */
const answering = (text: string) => (socket: Socket) => void socket.once('data', () => socket.write(text));

const post = (
  url: string,
  resolver: AddressResolver = new FakeResolver(),
  rules = loopback,
  options: ClientOptions = {},
) =>
  new DeliveryClient(resolver, rules, options).post({
    endpointId: 'we_1',
    url,
    headers: { 'content-type': 'application/json', 'svc-event-id': 'evt_1', 'user-agent': 'Rubrica/0' },
    body: Buffer.from('{"razón":"ñ"}'),
  });

describe('the call to a receiver', () => {
  let erp: Receiver;
  beforeEach(async () => {
    erp = await receiver();
    open.push(erp);
  });

  it('posts the bytes of the body under the given headers', async () => {
    erp.answers({ status: 201, body: 'gracias' });
    expect(await post(`${erp.url}/entrada?x=1`)).toMatchObject({ ok: true, httpStatus: 201, answer: 'gracias' });
    const [got] = await erp.received(1);
    expect(got).toMatchObject({ method: 'POST', path: '/entrada?x=1', body: '{"razón":"ñ"}' });
    expect(got?.headers).toMatchObject({
      'svc-event-id': 'evt_1',
      'content-type': 'application/json',
      'content-length': '15',
      connection: 'keep-alive',
      host: new URL(erp.url).host,
    });
  });

  it.each([400, 404, 410, 429, 500, 503])('fails on a %d, keeping what it says', async (status) => {
    erp.answers({ status, body: '{"error":"no"}' });
    expect(await post(erp.url)).toMatchObject({
      ok: false,
      error: 'http_status',
      httpStatus: status,
      answer: '{"error":"no"}',
    });
  });

  it.each([301, 302, 303, 307, 308])('fails on a %d and never goes where it points', async (status) => {
    const target = await receiver();
    open.push(target);
    erp.answers({ status, headers: { location: `${target.url}/robado` } });
    expect(await post(erp.url)).toMatchObject({ ok: false, error: 'redirect', httpStatus: status });
    expect(target.requests).toHaveLength(0);
    expect(erp.requests).toHaveLength(1);
  });

  it('takes no notice of a Refresh header', async () => {
    erp.answers({ status: 200, headers: { refresh: '0; url=http://127.0.0.1/' } });
    expect(await post(erp.url)).toMatchObject({ ok: true });
    expect(erp.requests).toHaveLength(1);
  });

  it('gives up on one that is too slow', async () => {
    erp.answers({ delayMs: 2_000 });
    const outcome = await post(erp.url, new FakeResolver(), loopback, { timeoutMs: 150 });
    expect(outcome).toMatchObject({ ok: false, error: 'timeout', httpStatus: null });
    expect(outcome.durationMs).toBeGreaterThanOrEqual(145);
  });

  it('gives up on one that takes the connection and says nothing', async () => {
    const mute = await rawServer(() => undefined);
    expect(await post(`http://127.0.0.1:${mute.port}`, new FakeResolver(), loopback, { timeoutMs: 150 })).toMatchObject(
      { error: 'timeout' },
    );
  });

  it('reads 4 KiB of an endless answer and hangs up', async () => {
    let hungUp = false;
    const endless = await rawServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const flood = setInterval(() => socket.write('x'.repeat(10_000)), 1);
        socket.once('close', () => {
          clearInterval(flood);
          hungUp = true;
        });
      });
    });
    const outcome = await post(`http://127.0.0.1:${endless.port}`);
    expect(outcome).toMatchObject({ ok: true, httpStatus: 200 });
    expect(outcome.answer).toHaveLength(4_096);
    await until(() => hungUp, Boolean);
  });

  it('counts a 2xx whose body never ends, since the status came in time', async () => {
    const dripping = await rawServer(answering('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nOK'));
    const outcome = await post(`http://127.0.0.1:${dripping.port}`);
    expect(outcome).toMatchObject({ ok: true, httpStatus: 200, answer: 'OK' });
  });

  it('keeps text that a database can keep', async () => {
    const odd = await rawServer(
      (socket) => void socket.once('data', () => socket.end(Buffer.from('HTTP/1.1 500 No\r\n\r\na\0\xffb', 'latin1'))),
    );
    expect(await post(`http://127.0.0.1:${odd.port}`)).toMatchObject({ httpStatus: 500, answer: 'a\ufffd\ufffdb' });
  });

  it.each([
    ['something that is not HTTP', '220 mail.ejemplo.com ESMTP\r\n', 'invalid_answer'],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`, 'invalid_answer'],
  ])('fails on %s', async (_, text, error) => {
    const odd = await rawServer(answering(text));
    expect(await post(`http://127.0.0.1:${odd.port}`)).toMatchObject({ ok: false, error });
  });

  it('fails on one that hangs up, and on one that is not there', async () => {
    erp.answers({ reset: true });
    expect(await post(erp.url)).toMatchObject({ ok: false, error: 'connection_lost' });
    const gone = await rawServer(() => undefined);
    await open.pop()?.close();
    expect(await post(`http://127.0.0.1:${gone.port}`)).toMatchObject({ ok: false, error: 'connection_refused' });
  });

  it('is not moved to another protocol', async () => {
    const upgrading = await rawServer(
      answering('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    );
    expect(await post(`http://127.0.0.1:${upgrading.port}`)).toMatchObject({ ok: false });
  });
});

describe('the address that is called', () => {
  const closed = { allowLoopback: false };

  it('is looked up once per attempt, and connected to as it was checked', async () => {
    const erp = await receiver();
    open.push(erp);
    const { port } = new URL(erp.url);
    const resolver = new FakeResolver().tells(['127.0.0.1'], ['10.0.0.1']);
    const url = `http://erp.ejemplo.com.co:${port}/`;
    expect(await post(url, resolver)).toMatchObject({ ok: true });
    expect(await post(url, resolver)).toMatchObject({ ok: false, error: 'address_not_public' });
    expect(resolver.asked).toEqual(['erp.ejemplo.com.co', 'erp.ejemplo.com.co']);
    const [got] = await erp.received(1);
    expect(got?.headers.host).toBe(`erp.ejemplo.com.co:${port}`);
  });

  it.each([
    ['a name of the inside', 'https://localhost:PORT/', []],
    ['an address of the inside', 'https://127.0.0.1:PORT/', []],
    ['a public name that means this machine', 'https://erp.ejemplo.com.co:PORT/', ['127.0.0.1']],
    ['one bad address among good ones', 'https://erp.ejemplo.com.co:PORT/', ['8.8.8.8', '127.0.0.1']],
    ['a mapped address', 'https://erp.ejemplo.com.co:PORT/', ['::ffff:127.0.0.1']],
    ['a short form', 'https://erp.ejemplo.com.co:PORT/', ['127.1']],
    ['far too many addresses', 'https://erp.ejemplo.com.co:PORT/', Array.from({ length: 200 }, () => '8.8.8.8')],
  ])('is refused for %s, and no byte is sent', async (_, url, addresses) => {
    const inside = await rawServer(() => undefined);
    const outcome = await post(url.replace('PORT', String(inside.port)), new FakeResolver().tells(addresses), closed);
    expect(outcome).toMatchObject({ ok: false, error: 'address_not_public', httpStatus: null });
    expect(inside.connections()).toBe(0);
  });

  it('is this machine, where http:// is allowed for development', async () => {
    const inside = await rawServer(() => undefined);
    const url = `http://erp.ejemplo.com.co:${inside.port}/`;
    for (const addresses of [['8.8.8.8'], ['8.8.8.8', '127.0.0.1']])
      expect(await post(url, new FakeResolver().tells(addresses))).toMatchObject({ error: 'address_not_public' });
    expect(inside.connections()).toBe(0);
  });

  it('must exist', async () => {
    expect(await post('https://erp.ejemplo.com.co/', new FakeResolver().tells([]), closed)).toMatchObject({
      error: 'dns',
    });
    expect(await post('https://erp.ejemplo.com.co/', new FakeResolver().tells('nobody answers'), closed)).toMatchObject(
      { error: 'dns' },
    );
  });

  it('must be found in time', async () => {
    const silent = new (class extends AddressResolver {
      addressesOf(): Promise<readonly string[]> {
        return new Promise(() => undefined);
      }
    })();
    expect(await post('https://erp.ejemplo.com.co/', silent, closed, { timeoutMs: 100 })).toMatchObject({
      error: 'timeout',
    });
  });

  it('is the next one when the first does not answer', async () => {
    const erp = await receiver();
    open.push(erp);
    const resolver = new FakeResolver().tells(['127.0.0.2', '127.0.0.1']);
    expect(await post(`http://erp.ejemplo.com.co:${new URL(erp.url).port}/`, resolver)).toMatchObject({ ok: true });
  });
});

describe('a receiver on https', () => {
  let server: TlsServer;
  let url: string;
  let ca: string;
  beforeEach(async () => {
    const { key, cert } = tlsCertificate('erp.ejemplo.com.co');
    ca = cert;
    server = createTlsServer({ key, cert }, (_, response) => response.end('ok'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `https://erp.ejemplo.com.co:${(server.address() as AddressInfo).port}/`;
    open.push({
      close: async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      },
    });
  });
  const resolver = (): AddressResolver => new FakeResolver().tells(['127.0.0.1']);

  it('is called by its name, not by its address', async () => {
    expect(await post(url, resolver(), loopback, { ca })).toMatchObject({ ok: true, httpStatus: 200, answer: 'ok' });
  });

  it('must have a certificate of an authority that is trusted', async () => {
    expect(await post(url, resolver())).toMatchObject({ ok: false, error: 'tls' });
  });

  it('must have a certificate for its name', async () => {
    expect(await post(url.replace('erp.', 'crm.'), resolver(), loopback, { ca })).toMatchObject({
      ok: false,
      error: 'tls',
    });
  });

  it('must speak TLS', async () => {
    const plain = await rawServer((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    expect(await post(`https://erp.ejemplo.com.co:${plain.port}/`, resolver(), loopback, { ca })).toMatchObject({
      ok: false,
      error: 'tls',
    });
  });
});

describe('a connection', () => {
  const postBy = (client: DeliveryClient, url: string, endpointId = 'we_1') =>
    client.post({ endpointId, url, headers: {}, body: Buffer.from('{}') });
  /** A server that answers each request on a connection, and counts the connections. */
  const keepingServer = () =>
    rawServer((socket) => socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')));

  it('is kept for the next attempt of the same endpoint, and of no other', async () => {
    const erp = await keepingServer();
    const client = new DeliveryClient(new FakeResolver(), loopback);
    const url = `http://127.0.0.1:${erp.port}/`;
    for (let i = 0; i < 3; i++) expect(await postBy(client, url)).toMatchObject({ ok: true });
    expect(erp.connections()).toBe(1);
    expect(await postBy(client, url, 'we_2')).toMatchObject({ ok: true });
    expect(erp.connections()).toBe(2);
    client.onModuleDestroy();
  });

  it('is not used when the name leads elsewhere now, or to an address that is refused', async () => {
    const erp = await keepingServer();
    const resolver = new FakeResolver().tells(['127.0.0.1'], ['10.0.0.1'], ['127.0.0.2'], ['127.0.0.3', '127.0.0.1']);
    const client = new DeliveryClient(resolver, loopback);
    const url = `http://erp.ejemplo.com.co:${erp.port}/`;
    expect(await postBy(client, url)).toMatchObject({ ok: true });
    expect(await postBy(client, url)).toMatchObject({ ok: false, error: 'address_not_public' });
    expect(await postBy(client, url)).toMatchObject({ ok: false, error: 'connection_refused' });
    expect(erp.connections()).toBe(1);
    expect(await postBy(client, url)).toMatchObject({ ok: true });
    expect(erp.connections()).toBe(1);
  });

  it('that the receiver has closed meanwhile is replaced, which is no failed attempt', async () => {
    let answers = 0;
    const closing = await rawServer((socket) => {
      let requests = 0;
      socket.on('data', () => {
        requests += 1;
        if (requests > 1) return void socket.resetAndDestroy();
        answers += 1;
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      });
    });
    const client = new DeliveryClient(new FakeResolver(), loopback);
    for (let i = 0; i < 3; i++)
      expect(await postBy(client, `http://127.0.0.1:${closing.port}/`)).toMatchObject({ ok: true });
    expect([answers, closing.connections()]).toEqual([3, 3]);
  });

  it('is given up with an answer that is longer than what is read of it', async () => {
    const talkative = await rawServer((socket) =>
      socket.on('data', () => socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 9000\r\n\r\n${'x'.repeat(9_000)}`)),
    );
    const client = new DeliveryClient(new FakeResolver(), loopback);
    for (let i = 0; i < 2; i++)
      expect(await postBy(client, `http://127.0.0.1:${talkative.port}/`)).toMatchObject({ ok: true });
    expect(talkative.connections()).toBe(2);
  });

  it('with TLS resumes the session of the one before', async () => {
    const { key, cert } = tlsCertificate('erp.ejemplo.com.co');
    const resumed: boolean[] = [];
    const server = createTlsServer({ key, cert }, (_, response) => response.setHeader('connection', 'close').end());
    server.on('secureConnection', (socket) => resumed.push(socket.isSessionReused()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    open.push({ close: async () => void (await once(server.close(), 'close')) });
    const client = new DeliveryClient(new FakeResolver().tells(['127.0.0.1']), loopback, { ca: cert });
    const url = `https://erp.ejemplo.com.co:${(server.address() as AddressInfo).port}/`;
    for (let i = 0; i < 2; i++) expect(await postBy(client, url)).toMatchObject({ ok: true });
    expect(await postBy(client, url, 'we_2')).toMatchObject({ ok: true });
    expect(resumed).toEqual([false, true, false]);
  });
});

describe('a receiver that means harm', () => {
  it('sends a gzip bomb: its bytes are neither unpacked nor read beyond 4 KiB', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 2 ** 20));
    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`;
    const erp = await rawServer((socket) => void socket.once('data', () => socket.write(head) && socket.write(bomb)));
    const before = process.memoryUsage().rss;
    const outcome = await post(`http://127.0.0.1:${erp.port}/`);
    expect(outcome).toMatchObject({ ok: true, httpStatus: 200 });
    expect(Buffer.byteLength(outcome.answer ?? '')).toBeLessThan(4 * 4_096);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
  });

  it.each([
    ['one header without end', `x: ${'y'.repeat(100_000)}`],
    ['headers without end', 'x: y\r\n'.repeat(50_000)],
    ['a status line without end', 'z'.repeat(100_000)],
  ])('sends %s', async (_, text) => {
    const erp = await rawServer((socket) => void socket.once('data', () => socket.write(`HTTP/1.1 200 ${text}`)));
    expect(await post(`http://127.0.0.1:${erp.port}/`)).toMatchObject({ ok: false, error: 'invalid_answer' });
  });

  it.each([
    ['its status line', ''],
    ['its headers', 'HTTP/1.1 200 OK\r\n'],
    ['interim answers', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(3)],
  ])('drips %s: it is cut when the time of the attempt is over', async (_, head) => {
    const erp = await rawServer((socket) => {
      socket.once('data', () => socket.write(head));
      const dripping = setInterval(() => socket.write('H'), 20);
      socket.once('close', () => clearInterval(dripping));
    });
    const begunMs = performance.now();
    const outcome = await post(`http://127.0.0.1:${erp.port}/`, new FakeResolver(), loopback, { timeoutMs: 300 });
    expect(outcome.ok).toBe(false);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
  });

  it('drips its TLS handshake: it is cut as well', async () => {
    const erp = await rawServer((socket) => {
      const dripping = setInterval(() => socket.write(Buffer.from([0x16])), 50);
      socket.once('close', () => clearInterval(dripping));
    });
    const resolver = new FakeResolver().tells(['127.0.0.1']);
    const url = `https://erp.ejemplo.com.co:${erp.port}/`;
    expect(await post(url, resolver, loopback, { timeoutMs: 300 })).toMatchObject({ ok: false });
  });
});
