import { afterEach, beforeEach, expect } from '@jest/globals';
import type { SuppressionResource } from '@rubrica/contracts';
import { idOf, live } from '@rubrica/service-testing';
import { mailServers, type MailServers, until } from '@rubrica/testing';
import { once } from 'node:events';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';

interface Shown {
  readonly status: string;
  readonly diagnostic: string | null;
}

const real = mailServers();
const BOUNCES = {
  mailFrom: 'facturas@rubrica.test',
  bounceAddress: 'bounces@rubrica.test',
  bounceKeys: `uno:${'b'.repeat(32)}`,
} as const;

real.describe('a mail that real servers carry (Postfix, Dovecot), and its report by IMAP', () => {
  let servers: MailServers;
  let mailer: RunningMailer;
  beforeEach(async () => {
    servers = await real.start();
    mailer = await startMailer({
      ...BOUNCES,
      smtpUrl: servers.smtpUrl,
      bounceMailboxUrl: servers.bounceMailboxUrl,
      bounceMailboxSeconds: 1,
    });
  });
  afterEach(async () => {
    await mailer.close();
    servers.stop();
  });

  const mailTo = async (address: string): Promise<string> => {
    const document_id = idOf('inv', address);
    await mailer.packaged({ document_id }, { mail: { to: [address], cc: [] } });
    return document_id;
  };
  const shown = async (id: string): Promise<Shown | undefined> =>
    ((await mailer.call('GET', `/internal/documents/${id}/mailings`, { caller: live })).body['data'] as Shown[])[0];
  /** Lets time pass meanwhile, so that the mailbox is read again. */
  const untilShown = (id: string, status: string, diagnostic: string): Promise<Shown | undefined> =>
    until(
      () => {
        mailer.clock.advance(1_000);
        return shown(id);
      },
      (one) => one?.status === status && (one.diagnostic ?? '').includes(diagnostic),
    );
  const suppressed = async () =>
    ((await mailer.call('GET', '/internal/suppressions', { caller: live })).body['data'] as SuppressionResource[]).map(
      ({ address, reason }) => [address, reason],
    );

  real.it('to an unknown user bounces, with what the server said, and its address is suppressed', async () => {
    const id = await mailTo('gone@acquirer.test');
    await untilShown(id, 'bounced', 'User unknown');
    expect(await suppressed()).toEqual([['gone@acquirer.test', 'hard_bounce']]);
    await until(mailer.names, (names) => names.length >= 3);
    expect(mailer.names()).toEqual(['email-sent', 'email-delivered', 'email-bounced']);
  });

  real.it('to a full mailbox comes back, is sent again, and is delivered once there is room', async () => {
    const id = await mailTo('full@acquirer.test');
    await untilShown(id, 'sent', 'Quota exceeded');
    servers.makeRoom();
    mailer.clock.advance(2 * 3_600_000);
    await untilShown(id, 'delivered', '250');
    expect(await suppressed()).toEqual([]);
    await until(mailer.names, (names) => names.length >= 2);
    expect(mailer.names()).toEqual(['email-sent', 'email-delivered']);
  });

  for (const [moment, fault] of [
    ['between the mailbox and the commit', 'mailer:report-read'],
    ['between the commit and the note how far the mailbox was read', 'mailer:report-counted'],
  ] as const)
    real.it(`to an unknown user bounces once, though the reader of its report is killed ${moment}`, async () => {
      const { bounceMailboxUrl, ...blind } = mailer.settings;
      await mailer.instance.stop();
      await mailer.start(blind);
      const id = await mailTo('gone@acquirer.test');
      await untilShown(id, 'delivered', '250');
      await mailer.instance.stop();
      const victim = await mailer.spawn({
        ...{ RUBRICA_FAULT: fault, SMTP_URL: servers.smtpUrl, MAIL_DIR: mailer.settings.mailFolder },
        ...{ MAIL_FROM: BOUNCES.mailFrom, BOUNCE_ADDRESS: BOUNCES.bounceAddress, BOUNCE_KEYS: BOUNCES.bounceKeys },
        ...{ BOUNCE_MAILBOX_URL: bounceMailboxUrl ?? '', BOUNCE_MAILBOX_SECONDS: '1' },
      });
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
      expect(victim.signalCode).toBe('SIGKILL');
      await mailer.start(mailer.settings);
      await untilShown(id, 'bounced', 'User unknown');
      await until(mailer.names, (names) => names.includes('email-bounced'));
      // The mailbox is read to its end, and what is in it is counted no second time.
      await until(
        () => {
          mailer.clock.advance(1_000);
          return mailer.database.query('select 1 from bounce_mailboxes');
        },
        (rows) => rows.length > 0,
      );
      expect(mailer.names()).toEqual(['email-sent', 'email-delivered', 'email-bounced']);
      expect(await suppressed()).toEqual([['gone@acquirer.test', 'hard_bounce']]);
      expect(await mailer.database.query('select 1 from mail_reports')).toHaveLength(1);
    });

  real.it('that is forwarded to nobody bounces, and a buyer who is there gets the mail', async () => {
    const moved = await mailTo('moved@acquirer.test');
    const there = await mailTo('ana@acquirer.test');
    await untilShown(moved, 'bounced', 'no such user');
    await untilShown(there, 'delivered', '250');
  });
});
