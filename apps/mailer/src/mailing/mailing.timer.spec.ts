import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MailingResource, type MailRecipient } from '@rubrica/contracts';
import { canonicalHash, getJson, schemaFaults } from '@rubrica/service';
import { idOf, INVOICE, live, TENANT } from '@rubrica/service-testing';
import { type DeniedSockets, denySocketsExcept, until } from '@rubrica/testing';
import type { ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as turn } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { requestOf } from '../letter/letter.fixture.js';
import { type RunningMailer, startMailer, ZIP } from '../mailer.fixture.js';
import { mailing, RETRY_AFTER_MS } from './mailing.decide.js';

const SENT = 'email-sent';
const DELIVERED = 'email-delivered';
const BOUNCED = 'email-bounced';
const COMPLAINED = 'email-complained';

/** Of the envelope, as the mail server wrote it on top. */
const deliveredTo = (mail: ParsedMail | undefined): string => {
  const header = mail?.headers.get('delivered-to');
  return typeof header === 'object' && 'text' in header ? header.text : '';
};

describe('the mailer', () => {
  let mailer: RunningMailer;
  beforeEach(async () => {
    mailer = await startMailer({
      resendsADay: 3,
      publicBaseUrl: 'https://facturas.rubrica.co',
      fileUrlKeys: `uno:${'a'.repeat(32)}`,
    });
  });
  afterEach(() => mailer.close());

  const untilSaid = (...types: readonly string[]) =>
    until(mailer.names, (names) => names.length >= types.length).then((names) => expect(names).toEqual(types));
  const recipientOf = (place: number) =>
    getJson<MailRecipient>(mailer.blobs, TENANT, String(mailer.said[place]?.data['recipient_blob']));
  const mailings = async (caller = live) =>
    (await mailer.call('GET', `/internal/documents/${INVOICE}/mailings`, { caller })).body['data'] as {
      status: string;
      to: string;
    }[];

  it('sends a packaged invoice to its buyer, and says that it goes and that it was taken', async () => {
    await mailer.packaged();
    await untilSaid(SENT, DELIVERED);
    const [mail, ...others] = await mailer.caught();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('900373115;Ferretería Ñandú S.A.S.;SETP990000001;01;El Tornillo');
    expect(deliveredTo(mail)).toBe('compras@condor.co');
    expect(mail?.replyTo?.text).toBe('facturas@nandu.co');
    expect(mail?.attachments).toMatchObject([
      { filename: 'z09003731150002600000001.zip', contentType: 'application/zip' },
    ]);
    expect(mail?.attachments[0]?.content).toEqual(ZIP);

    const [, delivered] = mailer.said;
    expect(delivered).toMatchObject({
      key: INVOICE,
      data: { document_id: INVOICE, kind: 'invoice', environment: 'habilitacion' },
    });
    expect(JSON.stringify(mailer.said)).not.toContain('condor');
    expect(await recipientOf(1)).toEqual({
      email: 'compras@condor.co',
      message_id: `${delivered?.data.mailing_id}@rubrica.co`,
      diagnostic: '250 kept',
    });
    expect(mail?.messageId).toBe(`<${delivered?.data.mailing_id}@rubrica.co>`);

    const [shown] = await until(
      () => mailings(),
      ([first]) => first?.status === 'delivered',
    );
    expect(schemaFaults(MailingResource, shown)).toEqual([]);
    expect(shown).toMatchObject({ to: 'compras@condor.co', diagnostic: '250 kept' });
    expect(await mailings({ ...live, livemode: false })).toEqual([]);
    expect(await mailings({ ...live, tenantId: idOf('ten', 'otra') })).toEqual([]);
  });

  it("shows the tenant's logo, and where to open PDF and XML", async () => {
    const bytes = Buffer.from('\x89PNG una imagen');
    const blob = await mailer.blobs.put(TENANT, bytes);
    const logo = { blob, media_type: 'image/png', width_px: 20, height_px: 10 } as const;
    await mailer.packaged({}, { issuer: { ...requestOf().issuer, logo } });
    await untilSaid(SENT, DELIVERED);
    const [mail] = await mailer.caught();
    expect(mail?.attachments.find(({ cid }) => cid === 'logo')?.content).toEqual(bytes);
    expect(mail?.text).toContain(`Abrir el PDF:\nhttps://facturas.rubrica.co/files/${TENANT}/${INVOICE}/pdf?expires=`);
    expect(mail?.text).toContain('Total a pagar: $ 1.262.500,00');
  });

  it('lets its reader ask for no more mails of the tenant with one click; one sent again by hand still comes', async () => {
    await mailer.packaged();
    await untilSaid(SENT, DELIVERED);
    const [bytes] = mailer.caughtBytes();
    const text = bytes?.toString() ?? '';
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^List-Unsubscribe:\s+<https:\/\/facturas\.rubrica\.co\/unsubscribe\/([^>]+)>/m.exec(text) ?? [];
    const ask = (said: string) => mailer.call('POST', '/internal/unsubscriptions', { body: { token: said } });
    for (const wrong of [
      '',
      'x',
      token.slice(0, -1),
      `${token}x`,
      token.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ])
      expect((await ask(wrong)).body).toEqual({ unsubscribed: false });
    for (const _ of [1, 2]) expect((await ask(token)).body).toEqual({ unsubscribed: true });
    const { body } = await mailer.call('GET', '/internal/suppressions');
    expect(body['data']).toMatchObject([
      { address: 'compras@condor.co', reason: 'unsubscribed', document_id: INVOICE },
    ]);

    await mailer.packaged({ edition: 2 });
    await untilSaid(SENT, DELIVERED, SENT, BOUNCED);
    expect((await recipientOf(3)).diagnostic).toContain('not sent: the address is suppressed (unsubscribed)');
    await mailer.call('POST', `/internal/documents/${INVOICE}/emails`, { body: {} });
    await untilSaid(SENT, DELIVERED, SENT, BOUNCED, SENT, DELIVERED);
    expect(mailer.caughtBytes()).toHaveLength(2);
  });

  it('links files that are too large for a mail instead of attaching them', async () => {
    await mailer.instance.stop();
    await mailer.start({ ...mailer.settings, attachmentBytes: 10 });
    await mailer.packaged();
    await untilSaid(SENT, DELIVERED);
    const [mail] = await mailer.caught();
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Los archivos son muy grandes para adjuntarlos');
    expect(mail?.text).toContain(
      `Ver la factura:\nhttps://facturas.rubrica.co/files/${TENANT}/${INVOICE}/page?expires=`,
    );
  });

  it('attaches the PDF beside the zip where the tenant wants it and a mail has room for both', async () => {
    const issuer = { ...requestOf().issuer, mail: { attach_pdf: true } };
    const attachedOf = async (name: string, pdf: Buffer, request: object): Promise<unknown[] | undefined> => {
      const document_id = idOf('inv', name);
      await mailer.packaged(
        { document_id, number: name, pdf_blob: await mailer.blobs.put(TENANT, pdf) },
        { document_id, ...request },
      );
      const mails = await until(mailer.caught, (all) => all.some(({ subject }) => subject?.includes(name)));
      const mail = mails.find(({ subject }) => subject?.includes(name));
      return mail?.attachments.map(({ filename }) => filename);
    };
    const zip = 'z09003731150002600000001.zip';
    const pdf = Buffer.from('%PDF-1.7');
    expect(await attachedOf('CON1', pdf, { issuer })).toEqual([zip, 'CON1.pdf']);
    expect(await attachedOf('SIN1', pdf, {})).toEqual([zip]);
    expect(await attachedOf('GRANDE1', Buffer.alloc(1_500_000), { issuer })).toEqual([zip]);
  });

  it("leaves the tenant's logo out where mail and zip would be too large with it", async () => {
    await mailer.instance.stop();
    const zip = Buffer.alloc(1_380_000, 'PK');
    await mailer.start(mailer.settings);
    const logo = { media_type: 'image/png', width_px: 20, height_px: 10 } as const;
    const mailWith = async (bytes: Buffer, name: string): Promise<ParsedMail | undefined> => {
      const [blob, zip_blob] = await Promise.all([mailer.blobs.put(TENANT, bytes), mailer.blobs.put(TENANT, zip)]);
      const document_id = idOf('inv', name);
      const issuer = { ...requestOf().issuer, logo: { ...logo, blob } };
      await mailer.packaged({ document_id, zip_blob, number: name }, { document_id, issuer });
      const mails = await until(mailer.caught, (all) => all.some(({ subject }) => subject?.includes(name)));
      return mails.find(({ subject }) => subject?.includes(name));
    };
    const small = await mailWith(Buffer.alloc(2_000, '\x89PNG'), 'CHICO1');
    expect(small?.attachments.map(({ size }) => size)).toEqual([2_000, zip.length]);
    const large = await mailWith(Buffer.alloc(200_000, '\x89PNG'), 'GRANDE1');
    expect(large?.attachments.map(({ size }) => size)).toEqual([zip.length]);
    // DIAN takes mails of 2 MB.
    for (const bytes of mailer.caughtBytes()) expect(bytes.length).toBeLessThan(2_000_000);
  });

  it('sends so many mails at a time to one receiving domain, and others pass them', async () => {
    const held: (() => void)[] = [];
    const open = new Map<string, number>();
    let most = 0;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, { envelope: { rcptTo } }, done) => {
        const domain = rcptTo[0]?.address.split('@')[1] ?? '';
        open.set(domain, (open.get(domain) ?? 0) + 1);
        most = Math.max(most, open.get('gmail.co') ?? 0);
        stream.resume().on('end', () => {
          const end = (): void => {
            open.set(domain, (open.get(domain) ?? 1) - 1);
            done();
          };
          if (domain === 'gmail.co') held.push(end);
          else end();
        });
      },
    });
    const socket = server.listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port } = socket.address() as AddressInfo;
    try {
      await mailer.instance.stop();
      await mailer.start({
        ...mailer.settings,
        smtpUrl: `smtp://127.0.0.1:${port}`,
        mailsPerDomain: 2,
        smtpConnections: 5,
      });
      const to = Array.from({ length: 8 }, (_, i) => `comprador${i}@gmail.co`);
      await mailer.packaged({}, { mail: { to, cc: ['contador@estudio.co', 'compras@condor.co'] } });
      await until(
        () => mailer.names(),
        (names) => names.filter((name) => name === DELIVERED).length === 2,
      );
      // Theirs may still be on their way to the server.
      await until(
        () => held.length,
        (count) => count === 2,
      );
      expect(most).toBe(2);
      while (mailer.names().filter((name) => name === DELIVERED).length < 10) {
        held.splice(0).forEach((end) => end());
        await turn(5);
      }
      expect(most).toBe(2);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });

  describe('while the first mail of a document is under way', () => {
    let release = (): void => undefined;
    let server: SMTPServer;
    beforeEach(async () => {
      let held = (): void => undefined;
      const isHeld = new Promise<void>((resolve) => (held = resolve));
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        onData: (stream, _session, done) => {
          release = () => done();
          stream.resume().on('end', held);
        },
      });
      const socket = server.listen(0, '127.0.0.1');
      await once(socket, 'listening');
      const { port } = socket.address() as AddressInfo;
      await mailer.instance.stop();
      await mailer.start({ ...mailer.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
      await mailer.packaged();
      await isHeld;
    });
    afterEach(() => server.close()); // it ends when the mailer leaves it

    const types = async (): Promise<string[]> =>
      (await mailer.database.query<{ type: string }>('select type from events order by version')).map(
        ({ type }) => type,
      );

    it('the timer that began with its order is the record of it', async () => {
      expect(await mailer.database.query('select kind from timers')).toEqual([{ kind: 'begun:send' }]);
      expect(await types()).toEqual(['MailingRequested']);
      expect(await mailings()).toMatchObject([{ status: 'queued' }]);
      release();
      await untilSaid(SENT, DELIVERED);
      expect(await types()).toEqual(['MailingRequested', 'AttemptBegun', 'MailDelivered']);
      expect(await mailer.database.query('select kind from timers')).toEqual([]);
    });

    it('an erasure of the tenant leaves nothing of it', async () => {
      const data = { tenant_id: TENANT, documents_kept_until: null };
      await mailer.publishFact('co.rubrica.tenant.erased.v1', TENANT, data, { version: 1_000 });
      await until(
        () => mailer.database.query('select id from mailings'),
        (rows) => rows.length === 0,
      );
      release();
      await until(
        () => mailer.database.query('select kind from timers'),
        (rows) => rows.length === 0,
      );
      expect(await types()).toEqual([]);
      expect(mailer.names()).toEqual([]);
    });
  });

  it('sends to each address once, a mail of its own', async () => {
    const mail = {
      to: ['ana@condor.co', 'Ana@Condor.co', 'luis@condor.co'],
      cc: ['contador@estudio.co', 'luis@condor.co'],
    };
    await mailer.packaged({}, { mail });
    await until(mailer.names, (names) => names.filter((name) => name === DELIVERED).length === 3);
    const to = (await mailer.caught()).map(deliveredTo);
    expect(to.sort()).toEqual(['ana@condor.co', 'contador@estudio.co', 'luis@condor.co']);
    const ids = new Set((await mailer.caught()).map(({ messageId }) => messageId));
    expect(ids.size).toBe(3);
  });

  it('sends nothing when there is nobody to send to', async () => {
    await mailer.packaged({}, { mail: { to: [], cc: [] } });
    await mailer.packaged({ document_id: idOf('inv', 'otra') });
    await untilSaid(SENT, DELIVERED);
    expect(await mailings()).toEqual([]);
  });

  it('sends a package that is heard of again no second time, and a new edition anew', async () => {
    const fact = await mailer.packaged();
    await untilSaid(SENT, DELIVERED);
    await mailer.publish(fact);
    await mailer.database.query('delete from inbox');
    await mailer.publish(fact);
    await mailer.packaged({ edition: 2 });
    await untilSaid(SENT, DELIVERED, SENT, DELIVERED);
    expect(await mailer.caught()).toHaveLength(2);
  });

  it('sends what was issued in contingency twice: at once, and with its verdict', async () => {
    const issued = await mailer.packaged({ type_code: '04', contingency: true });
    await untilSaid(SENT, DELIVERED);
    await mailer.publish(issued);
    await mailer.packaged({ type_code: '04', contingency: false });
    await untilSaid(SENT, DELIVERED, SENT, DELIVERED);
    const mails = await mailer.caught();
    expect(mails.filter(({ text }) => text?.includes('contingencia'))).toHaveLength(1);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('reports a bounce with what the server said', async () => {
    mailer.refusals.set('compras@condor.co', '550 5.1.1 no such user');
    await mailer.packaged();
    await untilSaid(SENT, BOUNCED);
    expect(await recipientOf(1)).toMatchObject({ email: 'compras@condor.co', diagnostic: '550 5.1.1 no such user' });
    expect(await mailer.caught()).toEqual([]);
  });

  it('tries again when the server says later, with the same Message-ID', async () => {
    mailer.refusals.set('compras@condor.co', '451 4.7.1 try later');
    await mailer.packaged();
    await until(
      async () =>
        (await mailer.database.query<{ due: Date }>(`select due from timers where kind = 'send' and owner is null`))
          .length,
      (count) => count === 1,
    );
    mailer.refusals.clear();
    mailer.clock.advance(70);
    await untilSaid(SENT, DELIVERED);
    expect(await mailer.caught()).toHaveLength(1);
  });

  it('waits for a mail server that is away', async () => {
    await mailer.stopServer();
    await mailer.packaged();
    await untilSaid(SENT);
    await until(
      async () =>
        (await mailer.database.query<{ due: Date }>(`select due from timers where kind = 'send' and owner is null`))
          .length,
      (count) => count === 1,
    );
    await mailer.startServer();
    mailer.clock.advance(70);
    await untilSaid(SENT, DELIVERED);
  });

  it('gives up after two days, and calls it a bounce', async () => {
    mailer.refusals.set('compras@condor.co', '451 4.7.1 try later');
    await mailer.packaged();
    await untilSaid(SENT);
    for (const [deferrals, waitMs] of RETRY_AFTER_MS.entries()) {
      await until(
        () => mailer.database.query("select 1 from events where type = 'MailDeferred'"),
        ({ length }) => length === deferrals + 1,
      );
      mailer.clock.advance((1.1 * waitMs) / 1_000);
    }
    await untilSaid(SENT, BOUNCED);
    expect(await recipientOf(1)).toMatchObject({ diagnostic: '451 4.7.1 try later' });
  });

  it('sends to an address that is none nowhere', async () => {
    await mailer.packaged({}, { mail: { to: ['ana@condor.co, luis@condor.co'], cc: [] } });
    await untilSaid(SENT, BOUNCED);
    expect(await mailer.caught()).toEqual([]);
  });

  it('sends again what its process did not live to record', async () => {
    mailer.refusals.set('compras@condor.co', '451 4.7.1 try later');
    await mailer.packaged();
    // The one of the retry: before the first attempt there is one as well, due at once.
    const [timer] = await until(
      () =>
        mailer.database.query<{ key: string }>(
          `select key from timers where kind = 'send' and owner is null and due > $1`,
          [mailer.clock.now()],
        ),
      ({ length }) => length === 1,
    );
    // What a process leaves that is killed between the two transactions of an attempt.
    await mailer.database.transaction((tx) =>
      tx.handle(mailing, timer?.key ?? '', { type: 'BeginAttempt', at: tx.at }),
    );
    mailer.refusals.clear();
    await mailer.restart();
    mailer.clock.advance(70);
    await untilSaid(SENT, DELIVERED);
  });

  it.each([
    { moment: 'begun', mails: 1 },
    { moment: 'answered', mails: 2 },
  ])('that is killed when an attempt is $moment: another sends the mail', async ({ moment, mails }) => {
    const { smtpUrl, mailFolder, mailFrom } = mailer.settings;
    await mailer.instance.stop();
    const victim = await mailer.spawn({
      RUBRICA_FAULT: `mailer:attempt-${moment}`,
      SMTP_URL: smtpUrl,
      MAIL_DIR: mailFolder,
      MAIL_FROM: mailFrom,
    });
    await mailer.packaged();
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    await mailer.start(mailer.settings);
    await untilSaid(SENT, DELIVERED);
    const caught = await mailer.caught();
    expect(caught).toHaveLength(mails);
    expect(new Set(caught.map(({ messageId }) => messageId)).size).toBe(1);
  });

  describe('in the test environment', () => {
    let sockets: DeniedSockets;
    beforeEach(() => {
      sockets = denySocketsExcept([mailer.databasePort]);
    });
    afterEach(() => {
      sockets.restore();
      expect(sockets.tried).toEqual([]);
    });

    const inTest = (email?: 'delivered' | 'bounced' | 'complained') =>
      mailer.packaged({
        environment: 'test',
        simulate: email ? { outcome: 'accepted_by_dian', email } : null,
      });

    it('keeps the mail in its folder and sends nothing', async () => {
      await mailer.stopServer();
      await inTest();
      await untilSaid(SENT, DELIVERED);
      const [mail, ...others] = await mailer.kept();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        subject: expect.stringMatching(/^900373115;/),
        text: expect.stringContaining('documento de prueba'),
      });
      expect(mail?.to).toMatchObject({ text: 'compras@condor.co' });
      expect(await mailer.caught()).toEqual([]);
      await mailer.startServer();
    });

    it('reports the outcome that was asked for', async () => {
      await inTest('bounced');
      await untilSaid(SENT, BOUNCED);
      expect(await recipientOf(1)).toMatchObject({ diagnostic: '550 5.1.1 simulated: no such user' });
    });

    it('reports a complaint after the delivery', async () => {
      await inTest('complained');
      await untilSaid(SENT, DELIVERED, COMPLAINED);
      expect(await mailer.kept()).toHaveLength(1);
    });
  });

  describe('asked to send again', () => {
    const again = (
      body: object,
      as: { caller?: typeof live; idempotency?: { key: string; scope: string; bodyHash: string } } = {},
    ) => mailer.call('POST', `/internal/documents/${INVOICE}/emails`, { body, ...as });

    beforeEach(async () => {
      await mailer.packaged();
      await untilSaid(SENT, DELIVERED);
    });

    it('sends to whom it went at first, or to whom it is told', async () => {
      expect(await again({})).toMatchObject({
        status: 201,
        body: { object: 'list', data: [{ object: 'mailing', to: 'compras@condor.co', status: 'queued' }] },
      });
      expect(await again({ to: ['gerencia@condor.co'] })).toMatchObject({
        status: 201,
        body: { data: [{ to: 'gerencia@condor.co' }] },
      });
      await until(
        () => mailings(),
        (shown) => shown.length === 3 && shown.every(({ status }) => status === 'delivered'),
      );
      const to = (await mailer.caught()).map(deliveredTo).sort();
      expect(to).toEqual(['compras@condor.co', 'compras@condor.co', 'gerencia@condor.co']);
    });

    it('sends once per Idempotency-Key', async () => {
      const idempotency = { key: 'una-vez', scope: 'x', bodyHash: canonicalHash({}) };
      const [first, second] = [await again({}, { idempotency }), await again({}, { idempotency })];
      expect([second.status, second.body]).toEqual([first.status, first.body]);
      await until(
        () => mailings(),
        (shown) => shown.length === 2 && shown.every(({ status }) => status === 'delivered'),
      );
    });

    it('stops at what a tenant may order in a day', async () => {
      expect(await again({ to: ['a@x.co', 'b@x.co', 'c@x.co'] })).toMatchObject({ status: 201 });
      expect(await again({})).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      mailer.clock.advance(24 * 3_600 + 60);
      expect(await again({})).toMatchObject({ status: 201 });
    });

    it('refuses what is no address, and a document that is not there yet or not the tenant’s', async () => {
      expect(await again({ to: ['nadie'] })).toMatchObject({ status: 422, body: { errors: [{ pointer: '#/to/0' }] } });
      expect(await again({ to: [] })).toMatchObject({ status: 422, body: { errors: [{ pointer: '#/to' }] } });
      const unknown = await mailer.call('POST', `/internal/documents/${idOf('inv', 'nueva')}/emails`, { body: {} });
      expect(unknown).toMatchObject({ status: 409, body: { code: 'not_ready' } });
      expect(await again({}, { caller: { ...live, tenantId: idOf('ten', 'otra') } })).toMatchObject({ status: 409 });
    });

    it('says so when nobody is known to send to', async () => {
      await mailer.packaged({ edition: 2 }, { mail: { to: [], cc: [] } });
      // Before that edition is known, each order is one of the few that a tenant may place in a day.
      await until(
        () => mailer.database.query('select 1 from packages where edition = 2'),
        ({ length }) => length === 1,
      );
      expect(await again({})).toMatchObject({ status: 422 });
      expect(await again({ to: ['ana@condor.co'] })).toMatchObject({ status: 201 });
    });
  });
});
