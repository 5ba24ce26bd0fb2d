import { afterEach, describe, expect, it } from '@jest/globals';
import { tlsCertificate } from '@rubrica/testing';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { type MailCatcherOptions, startMailCatcher } from '../mail-catcher/mail-catcher.smtp.js';
import { SmtpClient, type SmtpOptions } from './smtp.client.js';

const MIME =
  'From: a@rubrica.co\r\nTo: ana@condor.co\r\nMessage-ID: <mlg_1@rubrica.co>\r\nSubject: uno\r\n\r\nHola.\r\n.punto al inicio\r\n';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const catcher = async (options: Partial<MailCatcherOptions> = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'mails-'));
  const started = await startMailCatcher({ directory, ...options });
  closing.push(
    () => rmSync(directory, { recursive: true }),
    () => started.close(),
  );
  return {
    ...started,
    mails: () => readdirSync(directory).map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') })),
  };
};

/** A server that answers command by command as a test says; `undefined`: nothing at all. */
const scripted = async (
  reply: (line: string) => string | undefined,
  greeting: string | undefined = '220 hola',
  host = '127.0.0.1',
): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (greeting !== undefined) socket.write(`${greeting}\r\n`);
    socket.on('data', (data) => {
      for (const line of data
        .toString()
        .split('\r\n')
        .filter((text) => text !== '')) {
        const answer = reply(line);
        if (answer === 'hang up') socket.destroy();
        else if (answer !== undefined) socket.write(`${answer}\r\n`);
      }
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://${host}:${(server.address() as AddressInfo).port}`;
};

const ordinary = (line: string): string | undefined => {
  if (/^(EHLO|MAIL|RCPT|RSET|NOOP)/.test(line)) return '250 ok';
  if (line === 'DATA') return '354 go on';
  return line === '.' ? '250 2.0.0 queued as 77' : undefined;
};
const butFor = (begin: string, answer: string) => (line: string) => (line.startsWith(begin) ? answer : ordinary(line));

const send = async (url: string, options: Pick<SmtpOptions, 'timeoutMs'> = {}) => {
  const client = new SmtpClient({ url, ...options });
  closing.push(() => client.onApplicationShutdown());
  return client.send({ from: 'facturacion@rubrica.co', to: 'ana@condor.co', mime: MIME });
};

describe('a mail', () => {
  it('that the server takes is delivered, and kept byte for byte by the catcher', async () => {
    const server = await catcher();
    expect(await send(server.url)).toEqual({ result: 'delivered', diagnostic: '250 kept' });
    const [mail, ...others] = server.mails();
    expect(others).toEqual([]);
    expect(mail?.name).toMatch(/\.eml$/);
    expect(mail?.text).toBe(`Return-Path: <facturacion@rubrica.co>\r\nDelivered-To: ana@condor.co\r\n${MIME}`);
  });

  it.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example', ''],
    ['josé@correo.example', 'josé@correo.example', ' SMTPUTF8'],
    ['josé@bücher.example', 'josé@bücher.example', ' SMTPUTF8'],
  ])('to %s goes to %s, and asks for UTF-8 only where it has to', async (to, written, parameter) => {
    const server = await catcher();
    const client = new SmtpClient({ url: server.url });
    closing.push(() => client.onApplicationShutdown());
    const mail = { from: 'facturacion@rubrica.co', to, mime: MIME, envelopeId: 'mlg_1' };
    expect(await client.send(mail)).toEqual({ result: 'delivered', diagnostic: '250 kept' });
    // The server shows an ASCII domain in its own script.
    expect(server.mails().map(({ text }) => text)).toEqual([
      `Return-Path: <facturacion@rubrica.co>\r\nDelivered-To: ${to}\r\n${MIME}`,
    ]);
    const lines: string[] = [];
    const listening = await scripted((line) => {
      lines.push(line);
      return line.startsWith('EHLO') ? '250-hola\r\n250-DSN\r\n250 SMTPUTF8' : ordinary(line);
    });
    const other = new SmtpClient({ url: listening });
    closing.push(() => other.onApplicationShutdown());
    expect((await other.send(mail)).result).toBe('delivered');
    expect(lines).toContain(`MAIL FROM:<facturacion@rubrica.co>${parameter} RET=HDRS ENVID=mlg_1`);
    expect(lines.find((line) => line.startsWith('RCPT'))).toContain(`TO:<${written}> NOTIFY=FAILURE,DELAY`);
  });

  it('to a name outside of ASCII bounces with what a server says that takes none', async () => {
    const url = await scripted(butFor('RCPT', '553 5.6.7 no UTF-8 here'));
    const client = new SmtpClient({ url });
    closing.push(() => client.onApplicationShutdown());
    expect(await client.send({ from: 'facturacion@rubrica.co', to: 'josé@correo.example', mime: MIME })).toEqual({
      result: 'bounced',
      diagnostic: '553 5.6.7 no UTF-8 here',
    });
  });

  it('to a recipient that the server does not know bounces, with what the server said', async () => {
    const server = await catcher({
      refuse: (address) => (address.startsWith('ana') ? '550 5.1.1 no such user' : undefined),
    });
    expect(await send(server.url)).toEqual({ result: 'bounced', diagnostic: '550 5.1.1 no such user' });
    expect(server.mails()).toEqual([]);
  });

  it('bounces when its content is refused for good', async () => {
    expect(await send(await scripted(butFor('.', '554 5.6.0 too large')))).toEqual({
      result: 'bounced',
      diagnostic: '554 5.6.0 too large',
    });
  });

  it.each([
    ['the recipient is put off (grey list)', 'RCPT', '451 4.7.1 later'],
    ['the mailbox is full', 'RCPT', '452 4.2.2 full'],
    ['the content is put off', '.', '421 4.3.2 closing'],
    ['the sender is refused', 'MAIL', '550 5.7.1 who are you'],
    ['the greeting is refused', 'EHLO', '554 no'],
  ])('is tried again when %s', async (_, command, reply) => {
    const outcome = await send(
      await scripted((line) => (line.startsWith('HELO') ? reply : butFor(command, reply)(line))),
    );
    expect(outcome).toEqual({ result: 'deferred', diagnostic: reply });
  });

  it('is tried again when the login fails', async () => {
    const url = await scripted((line) =>
      line.startsWith('EHLO')
        ? '250-hola\r\n250 AUTH PLAIN'
        : line.startsWith('AUTH')
          ? '535 5.7.8 no'
          : ordinary(line),
    );
    expect(await send(url.replace('smtp://', 'smtp://ana:clave@'))).toMatchObject({
      result: 'deferred',
      diagnostic: '535 5.7.8 no',
    });
  });

  it.each([
    ['hangs up in the middle', butFor('DATA', 'hang up'), '220 hola'],
    ['says nothing', () => undefined, undefined],
    ['speaks something else', ordinary, 'HTTP/1.1 400 Bad Request'],
  ])('is tried again when the server %s', async (_, reply, greeting) => {
    const { result, diagnostic } = await send(await scripted(reply, greeting), { timeoutMs: 300 });
    expect(result).toBe('deferred');
    expect(diagnostic).not.toBe('');
  });

  it('is tried again when nobody is there', async () => {
    const server = await catcher();
    await server.close();
    expect(await send(server.url)).toMatchObject({
      result: 'deferred',
      diagnostic: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('goes in clear to this machine only', async () => {
    const lines: string[] = [];
    const heard = (line: string): string | undefined => {
      lines.push(line);
      return line === 'STARTTLS' ? '502 5.5.1 no TLS here' : ordinary(line);
    };
    const client = new SmtpClient({ url: await scripted(heard, '220 hola', '127.0.0.2') });
    closing.push(() => client.onApplicationShutdown());
    const outcome = await client.send({ from: 'a@rubrica.co', to: 'b@condor.co', mime: MIME });
    expect(outcome).toMatchObject({ result: 'deferred', diagnostic: '502 5.5.1 no TLS here' });
    expect(lines.filter((line) => /^(MAIL|RCPT|DATA|AUTH)/.test(line))).toEqual([]);
  });

  it('is cut when the process ends, and tried again by the next one', async () => {
    const client = new SmtpClient({ url: await scripted(() => undefined, undefined), graceMs: 50 });
    closing.push(() => client.onApplicationShutdown());
    const sending = client.send({ from: 'a@rubrica.co', to: 'b@condor.co', mime: MIME });
    client.onModuleDestroy();
    expect(await sending).toMatchObject({ result: 'deferred' });
  });
});

/** A mail server with a certificate of `name`, and what it saw. */
const secureServer = async (name: string, options: SMTPServerOptions = {}) => {
  const certificate = tlsCertificate(name);
  const seen = { mails: [] as { readonly isSecure: boolean }[], logins: 0, plainCommands: 0 };
  const server = new SMTPServer({
    ...certificate,
    disableReverseLookup: true,
    authOptional: true,
    onAuth: (_, __, done) => {
      seen.logins += 1;
      done(null, { user: 'x' });
    },
    onMailFrom: (_, session, done) => {
      if (!session.secure) seen.plainCommands += 1;
      done();
    },
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        seen.mails.push({ isSecure: session.secure });
        done(null, 'taken');
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const socket = server.listen(0, '127.0.0.2');
  await once(socket, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { seen, ca: certificate.cert, at: `127.0.0.2:${(socket.address() as AddressInfo).port}` };
};

describe('a mail to a server beyond this machine', () => {
  const sendBy = (url: string, ca?: string) => {
    const client = new SmtpClient({ url, ca });
    closing.push(() => client.onApplicationShutdown());
    return client.send({ from: 'a@rubrica.co', to: 'b@condor.co', mime: MIME });
  };

  it.each([
    ['smtp://', false],
    ['smtps://', true],
  ])('goes by %s with TLS, to a server whose certificate is of its name and trusted', async (scheme, secure) => {
    const { seen, ca, at } = await secureServer('127.0.0.2', { secure });
    expect(await sendBy(`${scheme}ana:clave@${at}`, ca)).toMatchObject({ result: 'delivered' });
    expect(seen).toEqual({ mails: [{ isSecure: true }], logins: 1, plainCommands: 0 });
  });

  it.each([
    ['is not trusted', '127.0.0.2', undefined],
    ['is of another name', 'correo.condor.co', 'its own'],
  ])('waits when the certificate %s: neither the password nor the mail has left', async (_, name, trust) => {
    for (const secure of [false, true]) {
      const { seen, ca, at } = await secureServer(name, { secure });
      const url = `${secure ? 'smtps' : 'smtp'}://ana:clave@${at}`;
      expect(await sendBy(url, trust && ca)).toMatchObject({ result: 'deferred' });
      expect(seen).toEqual({ mails: [], logins: 0, plainCommands: 0 });
    }
  });
});

describe('the connections to the mail server', () => {
  it('are kept for the next mails, and are never more than was said', async () => {
    const count = { open: 0, most: 0, all: 0 };
    const { at, ca, seen } = await secureServer('127.0.0.2', {
      onConnect: (_, done) => {
        count.all += 1;
        count.open += 1;
        count.most = Math.max(count.most, count.open);
        done();
      },
      onClose: () => {
        count.open -= 1;
      },
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          seen.mails.push({ isSecure: session.secure });
          void sleep(5).then(() => done(null, 'taken'));
        });
      },
    });
    const client = new SmtpClient({ url: `smtp://${at}`, ca, connections: 3 });
    closing.push(() => client.onApplicationShutdown());
    const mails = Array.from({ length: 60 }, () =>
      client.send({ from: 'a@rubrica.co', to: 'b@condor.co', mime: MIME }),
    );
    expect((await Promise.all(mails)).every(({ result }) => result === 'delivered')).toBe(true);
    expect([seen.mails.length, count.most, count.all]).toEqual([60, 3, 3]);
  });
});

describe('the mail catcher', () => {
  it('serves many at once', async () => {
    const server = await catcher();
    const client = new SmtpClient({ url: server.url });
    closing.push(() => client.onApplicationShutdown());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => client.send({ from: 'a@rubrica.co', to: `b${i}@condor.co`, mime: MIME })),
    );
    expect(outcomes.every(({ result }) => result === 'delivered')).toBe(true);
    expect(server.mails()).toHaveLength(50);
  });

  it('says so when its port is taken', async () => {
    const server = await catcher();
    await expect(catcher({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
