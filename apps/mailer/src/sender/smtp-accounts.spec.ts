import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MailSenderResource } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { tlsCertificate, until } from '@rubrica/testing';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { ReportListener } from '../report/report-listener.smtp.js';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { dkimVault } from './dkim-vault.fixture.js';

const PATH = '/internal/mail-senders';
const USER = 'facturas@nandu.co';
const PASSWORD = 'Clave-muy-secreta-7319';
const certificate = tlsCertificate('127.0.0.1');

interface Taken {
  readonly from: string;
  readonly to: string;
  readonly user: string;
  readonly bytes: Buffer;
}

/** A tenant's mail server: with TLS and a login. */
const tenantServer = async () => {
  const taken: Taken[] = [];
  const state = { connections: 0, repliesWith: '' };
  const server = new SMTPServer({
    ...certificate,
    disableReverseLookup: true,
    onConnect: (_, done) => {
      state.connections += 1;
      done();
    },
    onAuth: ({ username = '', password = '' }, _, done) => {
      if (username === USER && password === PASSWORD) return done(null, { user: username });
      done(Object.assign(new Error(`no such login ${state.repliesWith}`), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('nadie')
        ? done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo[0]?.address ?? '';
        taken.push({ from, to, user: String(user ?? ''), bytes: Buffer.concat(chunks) });
        done(null, 'taken');
      });
    },
  });
  server.on('error', () => undefined);
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    taken,
    state,
    port: (socket.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

let mailer: RunningMailer;
let server: Awaited<ReturnType<typeof tenantServer>>;
let vault: Awaited<ReturnType<typeof dkimVault>>;
beforeEach(async () => {
  [mailer, server, vault] = await Promise.all([
    startMailer({ senderAllowLoopback: true }, { ca: certificate.cert }),
    tenantServer(),
    dkimVault(),
  ]);
  mailer.standIn('certificate-vault', vault.standIn);
});
afterEach(async () => {
  await mailer.close();
  await Promise.all([server.close(), vault.close()]);
});

const account = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: server.port,
  tls: 'starttls',
  user: USER,
  password: PASSWORD,
  ...changes,
});
const register = (smtp: object, from_address = USER) => mailer.call('POST', PATH, { body: { from_address, smtp } });
const registered = async (): Promise<string> => {
  const { status, body } = await register(account());
  expect([status, schemaFaults(MailSenderResource, body)]).toEqual([201, []]);
  return String(body['id']);
};
const untilTaken = (count: number) =>
  until(
    () => server.taken,
    (mails) => mails.length >= count,
  );

describe("a tenant's own mail server", () => {
  it('sends its mails, after a login, with its address as sender and in From; the service sends none of them', async () => {
    await registered();
    await mailer.packaged();
    const [mail] = await untilTaken(1);
    expect(mail).toMatchObject({ from: USER, to: 'compras@condor.co', user: USER });
    expect(mail?.bytes.toString()).toMatch(/^From: .*<facturas@nandu.co>\r$/m);
    expect(await mailer.caught()).toEqual([]);
    expect(await vault.verdictOf(mail?.bytes ?? Buffer.alloc(0))).toBe('none');
    vault.publish('nandu.co');
    await mailer.restart(); // what the vault said is known for a minute
    await mailer.packaged({ edition: 2 });
    const [, second] = await untilTaken(2);
    expect(await vault.verdictOf(second?.bytes ?? Buffer.alloc(0))).toBe('pass nandu.co');
  });

  it('tells of a bounce as that of the service does', async () => {
    await registered();
    await mailer.packaged({}, { mail: { to: ['nadie@condor.co'], cc: [] } });
    await until(mailer.names, (names) => names.includes('email-bounced'));
    const [row] = await mailer.database.query<{ diagnostic: string }>('select diagnostic from suppressions');
    expect(row?.diagnostic).toContain('no such user');
  });

  it('gets the reports that come later; one that its tenant forwards to us counts', async () => {
    await mailer.instance.stop();
    const bounces = { bounceAddress: 'bounces@rubrica.co', bounceKeys: `uno:${'b'.repeat(32)}` };
    await mailer.start({ ...mailer.settings, ...bounces, bounceListen: '127.0.0.1:0' });
    const { port } = mailer.app.get(ReportListener);
    await registered();
    await mailer.packaged();
    const [mail] = await untilTaken(1);
    expect(mail?.from).toBe(USER);
    const headers = mail?.bytes.toString().split('\r\n\r\n')[0] ?? '';
    expect(headers).toMatch(/^X-Return-Path: bounces\+mlg_\w+\.\w+@rubrica\.co\r$/m);
    await until(mailer.names, (names) => names.includes('email-delivered'));
    const report = (returned: string): string =>
      [
        ...['Message-ID: <informe@mx.condor.co>', 'From: MAILER-DAEMON@mx.condor.co', `To: ${USER}`],
        ...['Subject: Undelivered Mail Returned to Sender', 'Auto-Submitted: auto-replied', 'MIME-Version: 1.0'],
        ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', '', '--b'],
        ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.condor.co', ''],
        ...['Final-Recipient: rfc822; compras@condor.co', 'Action: failed', 'Status: 5.1.1'],
        ...['Diagnostic-Code: smtp; 550 5.1.1 user unknown', '--b', 'Content-Type: text/rfc822-headers', ''],
        ...[returned, '--b--', ''],
      ].join('\r\n');
    const forward = (raw: string) =>
      createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
        envelope: { from: '', to: ['bounces@rubrica.co'] },
        raw,
      });
    await forward(report(headers.replace(/\.\w{16}@rubrica/, '.0000000000000000@rubrica')));
    expect(await mailer.database.query('select 1 from suppressions')).toEqual([]);
    await forward(report(headers));
    await until(mailer.names, (names) => names.includes('email-bounced'));
    const rows = await mailer.database.query('select address, reason from suppressions');
    expect(rows).toEqual([{ address: 'compras@condor.co', reason: 'hard_bounce' }]);
  });

  it('is tried before it is taken: who cannot log in is told why', async () => {
    const wrong = await register(account({ password: 'otra-clave-equivocada' }));
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'mail_server_unusable', errors: [{ pointer: '#/smtp' }] },
    });
    expect(JSON.stringify(wrong.body)).toContain('535');
    // An address with another certificate, and a server that speaks no TLS where TLS is said.
    expect(await register(account({ host: '127.0.0.2' }))).toMatchObject({ status: 422 });
    expect(await register(account({ tls: 'implicit' }))).toMatchObject({ status: 422 });
    expect(await mailer.database.query('select 1 from mail_senders')).toEqual([]);
  });

  it('has its mails wait while it is away: the service does not send them', async () => {
    await registered();
    await server.close();
    await mailer.packaged();
    await until(
      () => mailer.database.query("select 1 from events where type = 'MailDeferred'"),
      (rows) => rows.length > 0,
    );
    expect(await mailer.caught()).toEqual([]);
  });

  it('never shows its password: not in answers, events, facts, blobs or rows, though a server repeats it', async () => {
    server.state.repliesWith = PASSWORD;
    const refused = await register(account({ user: 'otro@nandu.co' }));
    expect([refused.status, JSON.stringify(refused.body).includes(PASSWORD)]).toEqual([422, false]);
    const id = await registered();
    await mailer.packaged();
    await untilTaken(1);
    const answers = await Promise.all([
      mailer.call('GET', `${PATH}/${id}`),
      mailer.call('GET', PATH),
      mailer.call('PATCH', `${PATH}/${id}`, { body: { is_default: true } }),
    ]);
    expect(answers[0].body['smtp']).toEqual({ host: '127.0.0.1', port: server.port, tls: 'starttls', user: USER });
    const rows = await Promise.all(
      ['mail_senders', 'events', 'outbox', 'mailings', 'idempotency_records', 'timers'].map((table) =>
        mailer.database.query(`select t::text as row from ${table} t`),
      ),
    );
    const text = JSON.stringify([answers.map(({ body }) => body), rows, mailer.said]);
    for (const writing of [PASSWORD, Buffer.from(PASSWORD).toString('base64'), Buffer.from(PASSWORD).toString('hex')])
      expect(text).not.toContain(writing);
  });

  it('is changed by a PATCH: another account is tried first, and null goes back to the service', async () => {
    const id = await registered();
    const change = (body: object) => mailer.call('PATCH', `${PATH}/${id}`, { body });
    expect(await change({ smtp: account({ password: 'equivocada-del-todo' }) })).toMatchObject({ status: 422 });
    expect(await change({ smtp: account({ host: 'localhost' }) })).toMatchObject({ status: 422 }); // its certificate
    expect(await change({ smtp: account() })).toMatchObject({ status: 200 });
    expect(await change({ smtp: null })).toMatchObject({ status: 409, body: { code: 'dkim_key_not_verified' } });
    vault.publish('nandu.co');
    expect(await change({ smtp: null })).toMatchObject({ status: 200, body: { smtp: null } });
    const rows = await mailer.database.query('select smtp, sealed_password from mail_senders');
    expect(rows).toEqual([{ smtp: null, sealed_password: null }]);
  });

  it('is of the internet: no private address in any form, at registration or at a later look-up', async () => {
    for (const host of ['10.0.0.5', '169.254.169.254', 'postgres'])
      expect(await register(account({ host }))).toMatchObject({
        status: 422,
        body: { code: 'mail_server_not_allowed' },
      });
    mailer.resolver.names.set('interno.nandu.co', ['10.0.0.5']);
    mailer.resolver.names.set('mixto.nandu.co', ['190.60.0.10', '169.254.169.254']);
    for (const host of ['interno.nandu.co', 'mixto.nandu.co', 'nadie.nandu.co'])
      expect(await register(account({ host, port: 587 }))).toMatchObject({
        status: 422,
        body: { code: 'mail_server_unusable' },
      });

    // It was registered when its name led elsewhere; now the name leads inside.
    await registered();
    const { connections } = server.state;
    await mailer.instance.stop();
    await mailer.start({ ...mailer.settings, senderAllowLoopback: false });
    await mailer.packaged();
    await until(
      () => mailer.database.query("select 1 from events where type = 'MailDeferred'"),
      (rows) => rows.length > 0,
    );
    expect(server.state.connections).toBe(connections);
  });
});
