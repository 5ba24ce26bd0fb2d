import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { type ApiAnswer, note, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
/** Stands where real recipients would be served. Whoever connects to it has left the house. */
let tripwire: Server;
let touched = 0;
let test: string;

beforeAll(async () => {
  tripwire = createServer((socket) => {
    touched += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(tripwire, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${String((tripwire.address() as AddressInfo).port)}`;
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { SMTP_URL: smtpUrl });
  test = standalone.credentials.sk_test;
});

afterAll(async () => {
  await standalone.stop();
  tripwire.close();
  folder.remove();
});

const post = (path: string, body: object): Promise<ApiAnswer> =>
  standalone.call('POST', `/v1/${path}`, test, body, { prefer: 'wait=60' });

describe('in test mode', () => {
  it('documents of every outcome are issued, answered and mailed, and nothing leaves the house', async () => {
    const outcomes = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];
    for (const outcome of outcomes) {
      const { json } = await post('invoices', sale({ simulate: { outcome, email: 'delivered' } }));
      expect(json).toMatchObject({ status: outcome, environment: 'test', livemode: false });
    }
    const invoice = (await post('invoices', sale())).json;
    const credit = (await post('credit-notes', note({ invoice_id: invoice['id'], reason_code: '2' }))).json;
    expect(credit).toMatchObject({ status: 'accepted_by_dian' });
    const path = `/v1/invoices/${String(invoice['id'])}`;
    await standalone.poll(path, test, ({ email }) => String(email?.['status']) === 'delivered');
    const mailed = await standalone.call('POST', `${path}/emails`, test, { to: ['contador@ejemplo.example'] });
    expect(mailed.status).toBe(201);
    await standalone.poll(path, test, ({ email }) => JSON.stringify(email).includes('contador@ejemplo.example'));
    await standalone.mailAbout(String(invoice['number']));

    // The tax authority of live mode: not one request of any kind.
    expect(await standalone.received()).toEqual({ documents: [], requests: {} });
    expect(touched).toBe(0);
  });

  it('the wires are live: in live mode both are touched', async () => {
    const { sk_live } = standalone.credentials;
    const { json } = await standalone.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=60' });
    expect(json).toMatchObject({ status: 'accepted_by_dian' });
    expect((await standalone.received()).documents).toHaveLength(1);
    while (touched === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
