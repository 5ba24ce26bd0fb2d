import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort, type Receiver, receiver, until } from '@rubrica/testing';
import { createTransport } from 'nodemailer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO, OTHER } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const PERSON = {
  identification: { type: '13', number: '52841907' },
  first_name: 'Luz Marina',
  last_name: 'Ospina Gil',
};
/** Shortest time between questions to DIAN that mails ask for. */
const MAIL_GAP_S = 10 * 60;

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let port: number;

beforeAll(async () => {
  port = await freePort('127.0.0.1');
  standalone = await RunningStandalone.start(join(folder.path, 'data'), {
    TEST_CLOCK: '1',
    RECEPTION_ADDRESS: 'facturas@recibe.example',
    RECEPTION_LISTEN: `127.0.0.1:${String(port)}`,
  });
  target = await receiver();
  const endpoint = { url: target.url, subscribed_events: ['document_event.registered'] };
  expect((await call('seller', 'POST', '/v1/webhook-endpoints', endpoint)).status).toBe(201);
  const settings = { receiving_person: PERSON, auto_acknowledge: true };
  expect((await call('buyer', 'PATCH', '/v1/tenant', settings)).json).toMatchObject(settings);
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

type Side = 'seller' | 'buyer';

const call = (
  side: Side,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> => {
  const { sk_live, other_tenant } = standalone.credentials;
  const key = side === 'buyer' ? sk_live : other_tenant.sk_live;
  return standalone.call(method, path, key, body, { 'svc-version': NEWEST_API_VERSION, ...headers });
};
const rows = ({ json }: ApiAnswer): readonly Json[] => json['data'] as unknown as readonly Json[];

const mailsTo = (address: string): Buffer[] => {
  const { mail_dir } = standalone.credentials;
  const files = existsSync(mail_dir) ? readdirSync(mail_dir).filter((name) => name.endsWith('.eml')) : [];
  return files
    .map((name) => readFileSync(join(mail_dir, name)))
    .filter((mail) => mail.includes(`Delivered-To: ${address}`));
};

/** Takes the mails to an address, as their server has them, to the reception address of a tenant. */
const relay = async (address: string, to: Side, count: number): Promise<void> => {
  const mails = await until(
    () => mailsTo(address),
    ({ length }) => length >= count,
  );
  const { json } = await call(to, 'GET', '/v1/tenant');
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  for (const raw of mails)
    await transport.sendMail({ envelope: { from: '', to: String(json['reception_address']) }, raw });
};

/** Codes of the events that the seller was told of. */
const told = (count: number): Promise<string[]> =>
  until(
    () =>
      target.requests
        .map(({ body }) => JSON.parse(body) as { readonly data: { readonly object: Json } })
        .map(({ data: { object } }) => `${String(object['invoice_id'])} ${String(object['code'])}`)
        .sort(),
    ({ length }) => length >= count,
  );

const advance = async (seconds: number): Promise<void> => {
  const { admin_url, operator_token } = standalone.credentials;
  const body = { advance_s: seconds };
  expect((await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, body)).status).toBe(200);
};

describe('an invoice on credit from one tenant to another', () => {
  it('goes by mail to the buyer, whose events go by mail to the seller, who is told of each once', async () => {
    const identification = { type: '31', number: DEMO.nit, check_digit: DEMO.check_digit };
    const customer = { identification, legal_name: DEMO.legal_name, email: 'compras@andina.example' };
    const body = sale({ customer, payment_means: { code: '10', type: '2', due_date: '2099-12-31' } });
    const { json: invoice } = await call('seller', 'POST', '/v1/invoices', body, { prefer: 'wait=60' });
    const id = String(invoice['id']);
    expect(invoice['status']).toBe('accepted_by_dian');

    await relay(customer.email, 'buyer', 1);
    const [document] = await until(
      async () => rows(await call('buyer', 'GET', `/v1/received-documents?cufe=${String(invoice['cufe'])}`)),
      ([one]) => String(one?.['status']) === 'verified',
    );
    expect(document).toMatchObject({ document: { supplier: { identification: { number: OTHER.nit } } } });

    // The seller would ask DIAN six hours later: the mail of the acknowledgement makes it ask at once.
    await relay(OTHER.email, 'seller', 1);
    expect(await told(1)).toEqual([`${id} 030`]);

    const path = `/v1/received-documents/${String(document?.['id'])}/events`;
    expect((await call('buyer', 'POST', path, { types: ['goods_received', 'accepted'] })).status).toBe(201);
    // The mail of the acknowledgement comes once more.
    await relay(OTHER.email, 'seller', 3);
    await advance(MAIL_GAP_S + 1);
    expect(await told(3)).toEqual(['030', '032', '033'].map((code) => `${id} ${code}`));

    const { json: shown } = await call('seller', 'GET', `/v1/invoices/${id}/events`);
    const events = rows(await call('buyer', 'GET', path));
    expect(shown).toMatchObject({
      events: {
        outcome: 'accepted',
        registered: events.map(({ code, number, cude }) => ({ code, number, cude, by: 'buyer' })),
      },
      issued: [],
    });
    expect(rows(await call('seller', 'GET', '/v1/received-documents'))).toEqual([]);
  });
});
