import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { type Listeners, listen } from './listeners.http.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let listeners: Listeners;
/** Of each listener: those of tenants, of operators, and of the other services. */
let ports: Readonly<Record<string, number>>;
/** Short, so that the test needs not wait: the times themselves are those of Node. */
const DEADLINES = { headersTimeout: 3_000, requestTimeout: 4_000, connectionsCheckingInterval: 100 };

beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
  const local = { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 };
  listeners = await listen(gateway.app, { ...local, deadlines: DEADLINES });
  await gateway.app.listen(0, '127.0.0.1');
  const internal = new URL(await gateway.app.getUrl()).port;
  ports = { public: listeners.publicPort, operator: listeners.adminPort, internal: Number(internal) };
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

/** Everything that came on a connection until it was closed, or until nothing came any more for a while. */
const exchange = async (
  port: number,
  bytes: string,
): Promise<{ readonly text: string; readonly isClosed: boolean }> => {
  let text = '';
  let isClosed = false;
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (data) => (text += data.toString('latin1')));
  socket.on('close', () => (isClosed = true)).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(Buffer.from(bytes, 'latin1'));
  for (let [quiet, seen] = [0, 0]; !isClosed && quiet < 6; quiet = text.length === seen ? quiet + 1 : 0) {
    seen = text.length;
    await sleep(50);
  }
  socket.destroy();
  return { text, isClosed };
};
const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** A request that would be answered by a 200, if it were taken for one. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (headers: string, body = ''): string =>
  `POST /v1/invoices HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

const NOT_CLEAR: Readonly<Record<string, string>> = {
  'two kinds of length': post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  'two kinds of length, the other way round': post(
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 37', SMUGGLED),
  'the same length twice': post('Content-Length: 2\r\nContent-Length: 2', `{}${SMUGGLED}`),
  'a list of lengths': post('Content-Length: 2, 2', `{}${SMUGGLED}`),
  'a length with a sign': post('Content-Length: +2', `{}${SMUGGLED}`),
  'a negative length': post('Content-Length: -1', SMUGGLED),
  'a hexadecimal length': post('Content-Length: 0x2', `{}${SMUGGLED}`),
  'a length beyond all numbers': post(`Content-Length: ${'9'.repeat(40)}`, SMUGGLED),
  'a blank before the colon': post('Content-Length : 2', `{}${SMUGGLED}`),
  'an unknown coding': post('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`),
  'chunks that are not the last coding': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
  'a coding after a control character': post('Transfer-Encoding: \x0bchunked', `0\r\n\r\n${SMUGGLED}`),
  'a folded coding': post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${SMUGGLED}`),
  'a folded header': post('X: a\r\n b\r\nContent-Length: 0', SMUGGLED),
  'a chunk of no size': post('Transfer-Encoding: chunked', `x\r\n\r\n${SMUGGLED}`),
  'a chunk of a negative size': post('Transfer-Encoding: chunked', `-1\r\n\r\n${SMUGGLED}`),
  'a chunk of a size beyond all numbers': post('Transfer-Encoding: chunked', `${'f'.repeat(20)}\r\n\r\n${SMUGGLED}`),
  'a chunk longer than its size': post('Transfer-Encoding: chunked', `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  'an endless chunk extension': post('Transfer-Encoding: chunked', `1;${'x'.repeat(40_000)}`),
  'line feeds alone': `POST /v1/invoices HTTP/1.1\nHost: x\nContent-Length: 0\n\n${SMUGGLED}`,
  'a line feed alone before a header': `POST /v1/invoices HTTP/1.1\r\nHost: x\nContent-Length: 0\r\n\r\n${SMUGGLED}`,
  'a carriage return alone': `POST /v1/invoices HTTP/1.1\r\nHost: x\rContent-Length: 0\r\n\r\n${SMUGGLED}`,
  'a NUL in a header': post('X: a\0b\r\nContent-Length: 0', SMUGGLED),
  'a header without a name': post(': x\r\nContent-Length: 0', SMUGGLED),
  'a header without a colon': post('nonsense\r\nContent-Length: 0', SMUGGLED),
  'an unknown method': `SMUGGLE / HTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`,
  'a version that does not exist': `GET /healthz HTTP/1.9\r\nHost: x\r\n\r\n${SMUGGLED}`,
  'HTTP/0.9': `GET /healthz\r\n\r\n${SMUGGLED}`,
  'HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no host': `GET /healthz HTTP/1.1\r\n\r\n${SMUGGLED}`,
  'a blank in the path': `GET /health z HTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`,
  'headers of 20 KiB': post(`X: ${'x'.repeat(20_480)}\r\nContent-Length: 0`, SMUGGLED),
  'headers of 20 KiB in short lines': post(`${'a:\r\n'.repeat(5_120)}Content-Length: 0`, SMUGGLED),
};

describe.each(['public', 'operator', 'internal'])('the %s listener', (name) => {
  it.each(Object.entries(NOT_CLEAR))('ends the connection at a request with %s', async (_, bytes) => {
    const { text, isClosed } = await exchange(ports[name] ?? 0, bytes);
    expect([isClosed, statusesIn(text).filter((status) => status < 400 || status >= 500)]).toEqual([true, []]);
    expect(statusesIn(text).length).toBeLessThan(2);
  });

  it('answers requests that come together in their order, and none of them twice', async () => {
    const odd = 'GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n';
    const { text } = await exchange(ports[name] ?? 0, `${SMUGGLED}${odd}`.repeat(50));
    expect(statusesIn(text)).toEqual(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 200 : 404)));
  });

  it.each([
    ['the body of a GET', `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
    [
      'chunks with extensions and trailers',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `5;a=1;b\r\nhello\r\n0\r\n__proto__: 1\r\nconstructor: 1\r\n\r\n`,
    ],
    ['a request to upgrade', 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    [
      'a request to upgrade to HTTP/2',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
    ],
    ['an absolute URL', 'GET http://elsewhere.example/healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n'],
    [
      'headers named as members of every object',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n__proto__: a\r\nconstructor: b\r\n\r\n',
    ],
  ])('answers once, as anything else: %s', async (_, bytes) => {
    const { text } = await exchange(ports[name] ?? 0, bytes);
    expect(statusesIn(text)).toEqual([200]);
    expect(Reflect.get({}, 'a')).toBeUndefined();
  });

  it('opens no tunnel', async () => {
    const { text, isClosed } = await exchange(
      ports[name] ?? 0,
      `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`,
    );
    expect([isClosed, text]).toEqual([true, '']);
  });

  it('refuses expectations that nobody meets', async () => {
    const { text } = await exchange(ports[name] ?? 0, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n');
    expect(statusesIn(text)).toEqual([417]);
  });
});

it('a body that waits until it is asked for is asked for', async () => {
  const { text } = await exchange(
    listeners.publicPort,
    post(
      `Authorization: Bearer ${tenant.sk_test}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2`,
    ),
  );
  expect(statusesIn(text)).toEqual([100]);
});

it('a request that is refused before its body has come gets no second answer when the rest of it is late or broken', async () => {
  const body = 'Content-Type: application/json\r\nTransfer-Encoding: chunked';
  const broken = await exchange(listeners.adminPort, post(body, `x\r\n\r\n${SMUGGLED}`));
  expect([broken.isClosed, statusesIn(broken.text)]).toEqual([true, [404]]);
  const socket = await open(listeners.adminPort, post(body));
  let text = '';
  socket.on('data', (data) => (text += data.toString('latin1')));
  await once(socket, 'close');
  expect(statusesIn(text)).toEqual([404]);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Octets of the heap that are in use. A thousand connections need ten times as many as may be left. */
const heapUsed = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
const MOST_KEPT = 2_000_000;

const open = async (port: number, first: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(first);
  return socket;
};

describe.each(['public', 'operator'])('a thousand clients of the %s listener that do not finish', (name) => {
  /** What each sends at once, and what it goes on sending. */
  const KINDS: Readonly<Record<string, readonly [first: string, more: string]>> = {
    'nothing at all': ['', ''],
    'a header at a time': ['GET /healthz HTTP/1.1\r\n', 'X: y\r\n'],
    'half a request line': ['GET /hea', 'l'],
    'a body by drops': [post('Content-Type: application/json\r\nContent-Length: 60000'), ' '],
    'a chunk at a time': [post('Content-Type: application/json\r\nTransfer-Encoding: chunked'), '1\r\n \r\n'],
  };

  it.each(Object.entries(KINDS))('are cut at the deadline, and delay nobody: %s', async (_, [first, more]) => {
    const port = ports[name] ?? 0;
    const before = heapUsed();
    const sockets = await Promise.all(Array.from({ length: 1_000 }, () => open(port, first)));
    const opened = (): number => sockets.filter((socket) => !socket.closed).length;
    expect(opened()).toBeGreaterThan(900);
    const drops = setInterval(() => {
      for (const socket of sockets) if (more !== '' && socket.writable) socket.write(more);
    }, 100);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(answer.status).toBe(200);
      expect(await until(opened, (count) => count === 0)).toBe(0);
    } finally {
      clearInterval(drops);
      for (const socket of sockets) socket.destroy();
    }
    sockets.length = 0;
    expect(
      await until(
        () => heapUsed() - before,
        (more) => more < MOST_KEPT,
      ),
    ).toBeLessThan(MOST_KEPT);
  });

  it('are cut when they stay after their answer', async () => {
    const port = ports[name] ?? 0;
    const sockets = await Promise.all(Array.from({ length: 1_000 }, () => open(port, SMUGGLED)));
    expect(
      await until(
        () => sockets.filter((socket) => !socket.closed).length,
        (count) => count === 0,
      ),
    ).toBe(0);
  });
});

it('the tenant is served after all that', async () => {
  const { status } = await gateway.call('GET', '/v1/tenant', { key: tenant.sk_test });
  expect(status).toBe(200);
});
