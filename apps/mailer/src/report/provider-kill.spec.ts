import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SuppressionResource } from '@rubrica/contracts';
import { type Answered, type Call, live } from '@rubrica/service-testing';
import { freePort, until } from '@rubrica/testing';
import type { ChildProcess } from 'node:child_process';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';

const MAILGUN_KEY = 'clave-de-webhook-de-prueba';
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const SENDGRID_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const BOUNCE_KEYS = `uno:${'b'.repeat(32)}`;
const BUYERS = ['compras@condor.co', 'pagos@condor.co'] as const;

/** A request as the gateway passes it on. */
interface Passed {
  readonly provider: 'mailgun' | 'sendgrid';
  readonly body: { readonly headers: readonly object[]; readonly body: string };
}

const seconds = (): string => String(Math.floor(Date.now() / 1_000));

/** Complaints of Mailgun have one event each. */
const mailgun = (recipient: string, token: string): Passed => {
  const [timestamp, once] = [seconds(), 'a'.repeat(50)];
  const signature = createHmac('sha256', MAILGUN_KEY)
    .update(timestamp + once)
    .digest('hex');
  const event = { id: `queja ${recipient}`, event: 'complained', recipient, 'user-variables': { mailing: token } };
  const body = JSON.stringify({ 'event-data': event, signature: { timestamp, token: once, signature } });
  return { provider: 'mailgun', body: { headers: [], body: Buffer.from(body).toString('base64') } };
};

/** SendGrid sends many events at once. */
const sendgrid = (tokens: ReadonlyMap<string, string>): Passed => {
  const events = [...tokens].map(([email, mailing]) => ({
    ...{ email, mailing, event: 'spamreport', sg_event_id: `queja ${email}` },
  }));
  const body = Buffer.from(JSON.stringify(events));
  const timestamp = seconds();
  const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), privateKey).toString('base64');
  const headers = [
    { name: 'x-twilio-email-event-webhook-signature', value: signature },
    { name: 'x-twilio-email-event-webhook-timestamp', value: timestamp },
  ];
  return { provider: 'sendgrid', body: { headers, body: body.toString('base64') } };
};

describe('a request of a mail provider whose reader is killed', () => {
  let mailer: RunningMailer;
  let tokens: ReadonlyMap<string, string>;
  beforeEach(async () => {
    mailer = await startMailer({
      ...{ bounceAddress: 'bounces@rubrica.co', bounceKeys: BOUNCE_KEYS },
      ...{ mailgunKeys: MAILGUN_KEY, sendgridKeys: SENDGRID_KEY },
    });
    await mailer.packaged({}, { mail: { to: [...BUYERS], cc: [] } });
    await until(mailer.names, (names) => names.filter((name) => name === 'email-delivered').length === 2);
    tokens = new Map(
      mailer.caughtBytes().map((mail) => {
        const text = mail.toString();
        return [
          /^Delivered-To: (.*)\r$/m.exec(text)?.[1] ?? '',
          /^Return-Path: <bounces\+(.*)@/m.exec(text)?.[1] ?? '',
        ];
      }),
    );
    expect([...tokens.keys()].sort()).toEqual([...BUYERS].sort());
  });
  afterEach(() => mailer.close());

  /** A mailer in a process of its own, and a way to call it. */
  const spawn = async (fault = ''): Promise<{ readonly victim: ChildProcess; readonly call: Call }> => {
    await mailer.instance.stop();
    const port = String(await freePort('127.0.0.1'));
    const { smtpUrl, mailFolder, mailFrom } = mailer.settings;
    const victim = await mailer.spawn({
      ...{ RUBRICA_FAULT: fault, INTERNAL_PORT: port, SMTP_URL: smtpUrl, MAIL_DIR: mailFolder, MAIL_FROM: mailFrom },
      ...{ BOUNCE_ADDRESS: 'bounces@rubrica.co', BOUNCE_KEYS, MAILGUN_KEYS: MAILGUN_KEY, SENDGRID_KEYS: SENDGRID_KEY },
    });
    return { victim, call: mailer.callAt(`http://127.0.0.1:${port}`) };
  };
  const post = (call: Call, { provider, body }: Passed): Promise<Answered> =>
    call('POST', `/internal/mail-providers/${provider}/requests`, { body });
  const countedNow = async (request: Passed): Promise<unknown> => (await post(mailer.call, request)).body['counted'];
  const untilKilled = async (victim: ChildProcess): Promise<void> => {
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
  };
  const untilComplained = async (...addresses: readonly string[]): Promise<void> => {
    const complaints = () => mailer.names().filter((name) => name === 'email-complained');
    await until(complaints, ({ length }) => length >= addresses.length);
    const { body } = await mailer.call('GET', '/internal/suppressions', { caller: live });
    expect((body['data'] as SuppressionResource[]).map(({ address }) => address).sort()).toEqual([...addresses].sort());
    expect(complaints()).toHaveLength(addresses.length);
  };

  it.each([
    ['before the commit is not answered; sent again, it counts', 'mailer:report-read', 1],
    ['between the commit and the answer is sent again, and counted before', 'mailer:report-counted', 0],
  ])('%s', async (_, fault, counted) => {
    const request = mailgun(BUYERS[0], tokens.get(BUYERS[0]) ?? '');
    const { victim, call } = await spawn(fault);
    await expect(post(call, request)).rejects.toThrow();
    await untilKilled(victim);
    await mailer.start(mailer.settings);
    expect(await countedNow(request)).toBe(counted);
    expect(await countedNow(request)).toBe(0);
    // The signature does not cover the body: with another one its token is worth nothing.
    const { body } = request.body;
    const forged = Buffer.from(body, 'base64').toString().replaceAll(BUYERS[0], BUYERS[1]);
    const other = forged.replace(tokens.get(BUYERS[0]) ?? '', tokens.get(BUYERS[1]) ?? '');
    expect(await countedNow({ ...request, body: { headers: [], body: Buffer.from(other).toString('base64') } })).toBe(
      0,
    );
    await untilComplained(BUYERS[0]);
  });

  it('right after the answer needs nothing to be sent again', async () => {
    const request = mailgun(BUYERS[0], tokens.get(BUYERS[0]) ?? '');
    const { victim, call } = await spawn();
    expect((await post(call, request)).body).toEqual({ counted: 1, refused: null });
    victim.kill('SIGKILL');
    await untilKilled(victim);
    await mailer.start(mailer.settings);
    await untilComplained(BUYERS[0]);
  });

  it('between two of its events is sent again: the first counts no second time, the second is not lost', async () => {
    const request = sendgrid(tokens);
    const { victim, call } = await spawn('mailer:report-counted');
    await expect(post(call, request)).rejects.toThrow();
    await untilKilled(victim);
    await mailer.start(mailer.settings);
    expect(await countedNow(request)).toBe(1);
    await untilComplained(...BUYERS);
  });
});
