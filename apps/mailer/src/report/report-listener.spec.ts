import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type HostilePeers, hostilePeers, until } from '@rubrica/testing';
import { createConnection } from 'node:net';
import { createTransport } from 'nodemailer';
import { ReportListener } from './report-listener.smtp.js';
import { networkOf } from '../inbound/client-network.js';

const MOST_BYTES = 100_000;
const CONNECTION_MS = 2_000;

let listener: ReportListener;
let peers: HostilePeers;
let mails: { readonly bytes: number; readonly to: readonly string[] }[];
beforeEach(async () => {
  mails = [];
  peers = await hostilePeers();
  listener = new ReportListener({
    ...{ listen: '127.0.0.1:0', mostBytes: MOST_BYTES, connectionMs: CONNECTION_MS },
    accepts: (address) => address.startsWith('bounces'),
    onMail: (bytes, to) => Promise.resolve(mails.push({ bytes: bytes.length, to })),
  });
  await listener.onApplicationBootstrap();
});
afterEach(async () => {
  await peers.close();
  await listener.onApplicationShutdown();
});

const report = (raw: string, to: readonly string[] = ['bounces@rubrica.co']): Promise<string> =>
  createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true })
    .sendMail({ envelope: { from: '', to: [...to] }, raw })
    .then(
      ({ response }) => response,
      (error: { response?: string; message: string }) => error.response ?? error.message,
    );

/** Says these lines one after the other, each when the server has replied, and returns all that the server said. */
const said = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: listener.port });
    const left = [...lines];
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      const next = left.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });

describe('the server of reports', () => {
  it('serves others while a thousand connections of one network hang on it', async () => {
    await peers.call(listener.port, 1_000, { manner: 'silent', everyMs: 1_000 }, '127.0.0.2');
    await until(
      () => peers.connections(),
      ({ all }) => all === 1_000,
    );
    const begunMs = performance.now();
    expect(await report('Subject: uno\r\n\r\nNo se pudo entregar.\r\n')).toBe('250 taken');
    expect(performance.now() - begunMs).toBeLessThan(CONNECTION_MS);
  });

  it('ends a connection when its time is over, though its client says something each moment', async () => {
    const begunMs = performance.now();
    const socket = createConnection({ host: '127.0.0.1', port: listener.port });
    const dripping = setInterval(() => socket.write('NOOP\r\n'), 100);
    await new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    clearInterval(dripping);
    expect(performance.now() - begunMs).toBeLessThan(CONNECTION_MS + 2_000);
  });

  it('takes the recipients that it has room for, and no mail that is larger than a report', async () => {
    const recipients = Array.from({ length: 25 }, (_, i) => `RCPT TO:<bounces+${String(i)}@rubrica.co>`);
    const talk = await said(['EHLO x', 'MAIL FROM:<>', ...recipients, 'QUIT']);
    expect([talk.match(/^250 .*accepted/gim)?.length, talk.match(/^452 4\.5\.3/gm)?.length]).toEqual([21, 5]);
    expect(await report(`Subject: uno\r\n\r\n${'x'.repeat(70)}\r\n`.padEnd(MOST_BYTES * 2, 'y\r\n'))).toContain('552');
    expect(mails).toEqual([]);
  });

  it.each([
    ['a line without end', `NOOP ${'x'.repeat(100_000)}`],
    ['HTTP', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a second command in an address', 'MAIL FROM:<a@b.co>\r\nRCPT TO:<bounces@rubrica.co>\rDATA'],
  ])('ends a connection that brings %s, and takes nothing', async (_, line) => {
    await said(['EHLO x', line, 'QUIT']);
    expect(mails).toEqual([]);
  });

  it('reads what stands behind a single LF or CR as text of the mail, not as another mail', async () => {
    const smuggled = ['EHLO x', 'MAIL FROM:<>', 'RCPT TO:<bounces+2@rubrica.co>', 'DATA', 'Subject: dos', '', '.'];
    for (const end of ['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r.\r\n']) {
      mails = [];
      await said([
        ...['EHLO x', 'MAIL FROM:<>', 'RCPT TO:<bounces+1@rubrica.co>', 'DATA'],
        `Subject: uno\r\n\r\nHola.${end}${smuggled.join('\r\n')}\r\n.`,
        'QUIT',
      ]);
      expect({ end, to: mails.map(({ to }) => to) }).toEqual({ end, to: [['bounces+1@rubrica.co']] });
    }
  });
});

describe('the network of a client', () => {
  it.each([
    ['190.60.0.10', '190.60.0.10'],
    ['::ffff:190.60.0.10', '190.60.0.10'],
    ['2800:e2:1:2:3:4:5:6', '280000e200010002::/64'],
    ['2800:e2:1:2::9', '280000e200010002::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
