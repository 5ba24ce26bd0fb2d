import { afterAll, beforeAll, expect } from '@jest/globals';
import { mailServers, type MailServers, type Receiver, receiver } from '@rubrica/testing';
import { join } from 'node:path';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const real = mailServers();
const folder = temporaryFolder();

real.describe('an invoice for a buyer whose address does not exist', () => {
  let servers: MailServers;
  let target: Receiver;
  let standalone: RunningStandalone;
  beforeAll(async () => {
    [servers, target] = await Promise.all([real.start(), receiver()]);
    standalone = await RunningStandalone.start(join(folder.path, 'data'), {
      SMTP_URL: servers.smtpUrl,
      MAIL_FROM: 'facturas@rubrica.test',
      BOUNCE_ADDRESS: 'bounces@rubrica.test',
      BOUNCE_MAILBOX_URL: servers.bounceMailboxUrl,
    });
  });
  afterAll(async () => {
    await standalone.stop();
    await target.close();
    servers.stop();
    folder.remove();
  });

  real.it(
    'is reported by the webhook email.bounced with what the mail server said, and the address is suppressed',
    async () => {
      const { sk_live } = standalone.credentials;
      await standalone.call('POST', '/v1/webhook-endpoints', sk_live, {
        url: `${target.url}/rubrica`,
        subscribed_events: ['invoice.email.bounced'],
      });
      const email = { to: ['gone@acquirer.test'] };
      const invoice = (await standalone.call('POST', '/v1/invoices', sk_live, { ...sale(), email })).json;
      const [hook] = await target.received(1);
      expect(JSON.parse(hook?.body ?? '')).toMatchObject({
        type: 'invoice.email.bounced',
        data: {
          object: {
            id: invoice['id'],
            email: { to: 'gone@acquirer.test', status: 'bounced', diagnostic: expect.stringContaining('User unknown') },
          },
        },
      });
      const { json } = await standalone.call('GET', '/v1/suppressions?address=Gone@acquirer.test', sk_live);
      expect(json).toMatchObject({ data: [{ address: 'gone@acquirer.test', reason: 'hard_bounce' }] });
    },
  );
});
