import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type MailRecipient, SuppressionResource } from '@rubrica/contracts';
import { getJson, schemaFaults } from '@rubrica/service';
import { INVOICE, live, TENANT } from '@rubrica/service-testing';
import { freePort, until } from '@rubrica/testing';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { ReportListener } from './report-listener.smtp.js';

const SENT = 'email-sent';
const DELIVERED = 'email-delivered';
const BOUNCED = 'email-bounced';
const COMPLAINED = 'email-complained';

const MAILGUN_KEY = 'clave-de-webhook-de-prueba';
const BUYER = 'compras@condor.co';

const dsnOf = (recipient: string, status: string, diagnostic: string, id = 'informe-1'): string =>
  [
    `Message-ID: <${id}@mx.condor.co>`,
    'From: MAILER-DAEMON@mx.condor.co',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'No se pudo entregar.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.condor.co',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    '--b--',
    '',
  ].join('\r\n');

const arfOf = (returnPath: string): string =>
  [
    'Message-ID: <queja-1@proveedor.co>',
    'From: fbl@proveedor.co',
    'Subject: FW: factura',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    `Original-Mail-From: <${returnPath}>`,
    '',
    '--b--',
    '',
  ].join('\r\n');

describe('a report about a mail', () => {
  let mailer: RunningMailer;
  beforeEach(async () => {
    mailer = await startMailer({
      bounceAddress: 'bounces@rubrica.co',
      bounceKeys: `uno:${'b'.repeat(32)}`,
      bounceListen: '127.0.0.1:0',
      mailgunKeys: MAILGUN_KEY,
      mailProvider: 'mailgun',
    });
    await mailer.packaged();
    await untilSaid(SENT, DELIVERED);
  });
  afterEach(() => mailer.close());

  const untilSaid = (...types: readonly string[]) =>
    until(mailer.names, (names) => names.length >= types.length).then((names) => expect(names).toEqual(types));
  const returnPath = async (): Promise<string> => {
    const header = (await mailer.caught())[0]?.headers.get('return-path');
    return typeof header === 'object' && 'text' in header ? header.text : '';
  };
  const report = async (raw: string, to?: string): Promise<string> =>
    reportTo(mailer.app.get(ReportListener).port, raw, to ?? (await returnPath()));
  const reportTo = (port: number, raw: string, to: string): Promise<string> => {
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
    const envelope = { from: '', to: [to] };
    return transport.sendMail({ envelope, raw }).then(
      ({ response }) => response,
      (error: { response?: string }) => error.response ?? String(error),
    );
  };
  const suppressions = async (caller = live) =>
    (await mailer.call('GET', '/internal/suppressions', { caller })).body['data'] as SuppressionResource[];
  const mailgun = (event: object, token: string) => {
    const timestamp = String(Math.floor(mailer.clock.now().getTime() / 1_000));
    const signature = createHmac('sha256', MAILGUN_KEY)
      .update(timestamp + token)
      .digest('hex');
    const body = JSON.stringify({ 'event-data': event, signature: { timestamp, token, signature } });
    return mailer.call('POST', '/internal/mail-providers/mailgun/requests', {
      body: { headers: [], body: Buffer.from(body).toString('base64') },
    });
  };
  const mailings = async () =>
    (await mailer.call('GET', `/internal/documents/${INVOICE}/mailings`, { caller: live })).body['data'] as {
      status: string;
      diagnostic: string | null;
    }[];

  const states = async () =>
    (await mailer.call('GET', `/internal/documents/${INVOICE}/mailing-states`, { caller: live })).body['data'];

  it('that the user is unknown bounces it, says why, and suppresses the address', async () => {
    expect(await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'))).toBe('250 taken');
    await untilSaid(SENT, DELIVERED, BOUNCED);
    const bounced = mailer.said[2];
    const said = await getJson<MailRecipient>(mailer.blobs, TENANT, String(bounced?.data['recipient_blob']));
    expect(said).toMatchObject({ email: BUYER, diagnostic: 'smtp; 550 5.1.1 unknown user' });
    const [suppressed, ...others] = await suppressions();
    expect(others).toEqual([]);
    expect(schemaFaults(SuppressionResource, suppressed)).toEqual([]);
    expect(suppressed).toMatchObject({ address: BUYER, reason: 'hard_bounce', document_id: INVOICE, livemode: true });
    expect(await suppressions({ ...live, livemode: false })).toEqual([]);

    await mailer.packaged({ edition: 2 });
    await untilSaid(SENT, DELIVERED, BOUNCED, SENT, BOUNCED);
    expect(await mailer.caught()).toHaveLength(1);
    expect((await mailings()).at(-1)?.diagnostic).toContain('suppressed (hard_bounce)');
    expect(await states()).toMatchObject([
      { status: 'bounced', failure: 'suppressed', attempts: 1 },
      { status: 'bounced', failure: 'address_unknown', attempts: 1, next_attempt_at: null },
    ]);

    const path = `/internal/suppressions/${suppressed?.id ?? ''}`;
    expect((await mailer.call('DELETE', path, { caller: live })).body).toMatchObject({ deleted: true });
    expect((await mailer.call('DELETE', path, { caller: live })).status).toBe(404);
    await mailer.packaged({ edition: 3 });
    await untilSaid(SENT, DELIVERED, BOUNCED, SENT, BOUNCED, SENT, DELIVERED);
  });

  it('that comes twice counts once', async () => {
    const full = dsnOf(BUYER, '5.2.2', '552 5.2.2 mailbox full');
    expect(await report(full)).toBe('250 taken');
    expect((await mailings())[0]).toMatchObject({ status: 'sent', diagnostic: 'smtp; 552 5.2.2 mailbox full' });
    expect(await states()).toMatchObject([
      { failure: 'mailbox_full', next_attempt_at: expect.stringMatching(/-05:00$/) },
    ]);
    mailer.clock.advance(2 * 3_600_000);
    await until(mailings, ([first]) => first?.status === 'delivered');
    expect(await report(full)).toBe('250 taken');
    expect((await mailings())[0]?.status).toBe('delivered');
    expect(await mailer.caught()).toHaveLength(2);
    expect(await suppressions()).toEqual([]);
    await untilSaid(SENT, DELIVERED);
  });

  it('of a complaint complains, never bounces, and suppresses the address', async () => {
    expect(await report(arfOf(await returnPath()), 'bounces@rubrica.co')).toBe('250 taken');
    await untilSaid(SENT, DELIVERED, COMPLAINED);
    expect(await suppressions()).toMatchObject([{ address: BUYER, reason: 'complaint' }]);
    await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'));
    expect((await mailings())[0]?.status).toBe('complained');
  });

  it('without our token, or about somebody else, changes nothing', async () => {
    const path = await returnPath();
    const forged = path.replace(/\.\w{16}@/, '.0000000000000000@');
    expect(await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'), forged)).toContain('550 5.1.1');
    expect(await report(dsnOf(BUYER, '5.1.1', 'x'), 'alguien@rubrica.co')).toContain('550 5.1.1');
    expect(await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'), 'bounces@rubrica.co')).toBe('250 taken');
    expect(await report(arfOf(forged), 'bounces@rubrica.co')).toBe('250 taken');
    expect(await report(dsnOf('rector@tercero.co', '5.1.1', '550 5.1.1 unknown user'))).toBe('250 taken');
    expect((await mailings())[0]?.status).toBe('delivered');
    expect(await suppressions()).toEqual([]);
  });

  it('of a provider counts when it is signed, and once', async () => {
    const token = /\+(.*)@/.exec(await returnPath())?.[1];
    const mark = (await mailer.caught())[0]?.headers.get('x-mailgun-variables');
    expect(JSON.parse(String(mark))).toEqual({ mailing: token });
    const event = { id: 'e1', event: 'complained', recipient: BUYER, 'user-variables': { mailing: token } };
    expect((await mailgun(event, 'a'.repeat(50))).body).toEqual({ counted: 1, refused: null });
    expect((await mailgun(event, 'a'.repeat(50))).body).toEqual({ counted: 0, refused: null });
    expect((await mailgun(event, 'b'.repeat(50))).body).toEqual({ counted: 0, refused: null });
    await untilSaid(SENT, DELIVERED, COMPLAINED);
    const refused = await mailer.call('POST', '/internal/mail-providers/mailgun/requests', {
      body: { headers: [], body: Buffer.from('{}').toString('base64') },
    });
    expect(refused.body).toEqual({ counted: 0, refused: 'the time of the signature is too far from now' });
  });

  it.each(['read', 'counted'])(
    'whose reader is killed when it is %s is sent again, and counts once',
    async (moment) => {
      const to = await returnPath();
      const { smtpUrl, mailFolder, mailFrom } = mailer.settings;
      await mailer.instance.stop();
      const port = await freePort('127.0.0.1');
      const victim = await mailer.spawn({
        ...{ RUBRICA_FAULT: `mailer:report-${moment}`, BOUNCE_LISTEN: `127.0.0.1:${String(port)}` },
        ...{ BOUNCE_ADDRESS: 'bounces@rubrica.co', BOUNCE_KEYS: `uno:${'b'.repeat(32)}` },
        ...{ SMTP_URL: smtpUrl, MAIL_DIR: mailFolder, MAIL_FROM: mailFrom },
      });
      const dsn = dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user');
      expect(await reportTo(port, dsn, to)).not.toContain('250');
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
      expect(victim.signalCode).toBe('SIGKILL');
      await mailer.start(mailer.settings);
      expect(await report(dsn, to)).toBe('250 taken');
      await untilSaid(SENT, DELIVERED, BOUNCED);
      expect(await suppressions()).toHaveLength(1);
    },
  );

  it('is taken only when it is kept', async () => {
    await mailer.database.query('alter table mail_reports rename to gone');
    expect(await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'))).toContain('451');
    await mailer.database.query('alter table gone rename to mail_reports');
    expect(await report(dsnOf(BUYER, '5.1.1', '550 5.1.1 unknown user'))).toBe('250 taken');
    await untilSaid(SENT, DELIVERED, BOUNCED);
  });
});
