import { afterEach, beforeEach, expect } from '@jest/globals';
import { receptionAddressOf } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { idOf, seller, startStandIn, TENANT } from '@rubrica/service-testing';
import { mailServers, type MailServers, until } from '@rubrica/testing';
import { ImapFlow } from 'imapflow';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';

const OURS = 'facturas@rubrica.test';
const TAKEN = 'Recibidos';
const SUBJECT = '900373115;PROVEEDOR;SETP1;01;PROVEEDOR';

const real = mailServers();
const addressOf = (tenant: string): string => receptionAddressOf(OURS, tenant) ?? '';

real.describe('a mailbox of suppliers (Dovecot)', () => {
  let servers: MailServers;
  let mailer: RunningMailer;
  let opened: { readonly mail_blob: string }[];
  beforeEach(async () => {
    servers = await real.start();
    opened = [];
  });
  afterEach(async () => {
    await mailer.close();
    servers.stop();
  });

  const start = async (receptionMailboxDone = '') => {
    mailer = await startMailer({
      ...{ receptionAddress: OURS, receptionMailboxUrl: servers.receptionMailboxUrl },
      ...{ receptionMailboxDone, receptionSeconds: 1 },
    });
    const submitter = await startStandIn((server) =>
      server.post('/internal/received-mails', (request, reply) => {
        opened.push(request.body as { mail_blob: string });
        return reply.send({ received: 1, foreign: 0, unread: 0, reasons: [] });
      }),
    );
    mailer.standIn('dian-submitter', submitter);
    const profile_blob = await putJson(mailer.blobs, TENANT, seller());
    await mailer.publishFact('co.rubrica.tenant.registered.v1', TENANT, { tenant_id: TENANT, profile_blob });
    await until(
      () => mailer.database.query('select from tenant_profiles'),
      (rows) => rows.length === 1,
    );
  };
  const send = (to: string, text: string, headers: Readonly<Record<string, string>> = {}) =>
    createTransport({ url: servers.smtpUrl, ignoreTLS: true }).sendMail({
      ...{ from: 'facturacion@proveedor.example', subject: SUBJECT, text, headers },
      ...{ to, envelope: { from: 'facturacion@proveedor.example', to: [headers['X-To'] ?? to] } },
    });
  /** Lets time pass meanwhile, so that the mailbox is read again. */
  const untilOpened = (count: number) =>
    until(
      () => {
        mailer.clock.advance(1_000);
        return opened;
      },
      (mails) => mails.length >= count,
    );
  /** Texts and flags of the mails in a folder, as a person sees them. */
  const mailsIn = async (folder: string) => {
    const { hostname: host, port, username, password } = new URL(servers.receptionMailboxUrl);
    const client = new ImapFlow({
      ...{ host, port: Number(port), secure: false, logger: false },
      auth: { user: decodeURIComponent(username), pass: password },
    });
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
    const mails = await client.fetchAll('1:*', { flags: true, source: true });
    await client.logout();
    return mails
      .map(({ flags, source }) => ({
        text: source?.toString().split('\r\n\r\n')[1]?.trim() ?? '',
        flags: [...(flags ?? [])].filter((flag) => flag !== '\\Recent'),
      }))
      .sort((one, other) => (one.text < other.text ? -1 : 1));
  };
  const untilIn = (folder: string, mails: object[]) =>
    until(
      () => {
        mailer.clock.advance(1_000);
        return mailsIn(folder);
      },
      (found) => JSON.stringify(found) === JSON.stringify(mails),
    );

  real.it('gives each tenant its mails, marks them as seen, and flags one for nobody', async () => {
    await start();
    await send(addressOf(TENANT), 'Uno.');
    await send('compras@condor.example', 'Dos.', { 'X-To': addressOf(TENANT) });
    await send(addressOf(idOf('ten', 'nadie')), 'A nadie.');
    await untilOpened(2);
    const texts = await Promise.all(opened.map(async ({ mail_blob: blob }) => mailer.blobs.get(TENANT, blob)));
    expect(texts.map((text) => /Uno|Dos|A nadie/.exec(text.toString())?.[0]).sort()).toEqual(['Dos', 'Uno']);
    await untilIn('INBOX', [
      { text: 'A nadie.', flags: ['\\Flagged'] },
      { text: 'Dos.', flags: ['\\Seen'] },
      { text: 'Uno.', flags: ['\\Seen'] },
    ]);
    expect(opened).toHaveLength(2);
  });

  real.it('has received mails moved to a folder, where one is set', async () => {
    await start(TAKEN);
    await send(addressOf(TENANT), 'Uno.');
    await untilOpened(1);
    await untilIn(TAKEN, [{ text: 'Uno.', flags: [] }]);
    expect(await mailsIn('INBOX')).toEqual([]);
  });

  for (const fault of ['mailer:mail-stored', 'mailer:mailbox-kept'])
    real.it(`loses no mail where its reader is killed at ${fault}, and marks it after it is kept`, async () => {
      await start();
      await mailer.instance.stop();
      await send(addressOf(TENANT), 'Uno.');
      const victim = await mailer.spawn({
        ...{ RUBRICA_FAULT: fault, SMTP_URL: servers.smtpUrl, MAIL_DIR: mailer.settings.mailFolder },
        ...{ RECEPTION_ADDRESS: OURS, RECEPTION_MAILBOX_URL: servers.receptionMailboxUrl, RECEPTION_SECONDS: '1' },
      });
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
      expect(victim.signalCode).toBe('SIGKILL');
      expect(await mailsIn('INBOX')).toEqual([{ text: 'Uno.', flags: [] }]);
      await mailer.start(mailer.settings);
      await untilOpened(1);
      await untilIn('INBOX', [{ text: 'Uno.', flags: ['\\Seen'] }]);
      expect(new Set(opened.map(({ mail_blob }) => mail_blob)).size).toBe(1);
    });
});
