import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webhooks } from '@rubrica/client';
import { type Receiver, receiver, referee } from '@rubrica/testing';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import Stripe from 'stripe';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

const [xmlsec1, python] = [referee('xmlsec1'), referee('python3')];
const folder = temporaryFolder();
let standalone: RunningStandalone;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** `email` is null until a mail has left. */
const statusOf = (mail: Json | null | undefined): string => String(mail?.['status']);

const text = (xml: string, path: RegExp): string => path.exec(xml)?.[1] ?? '';

describe('an invoice in live mode', () => {
  let endpoint: Json;
  let target: Receiver;
  let invoice: Json;

  beforeAll(async () => {
    const { sk_live } = standalone.credentials;
    target = await receiver();
    const created = await standalone.call('POST', '/v1/webhook-endpoints', sk_live, {
      url: `${target.url}/hook`,
      subscribed_events: ['invoice.accepted_by_dian', 'invoice.email.delivered'],
      description: 'accounting',
    });
    expect(created.status).toBe(201);
    endpoint = created.json;
    const posted = await standalone.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=60' });
    expect(posted.status).toBe(201);
    invoice = posted.json;
  });

  afterAll(() => target.close());

  it('is numbered from the range, accepted by the tax authority and knows its CUFE', () => {
    expect(invoice).toMatchObject({
      object: 'invoice',
      livemode: true,
      environment: 'habilitacion',
      status: 'accepted_by_dian',
      prefix: 'SETP',
      totals: { line_extension_amount: '100000.00', tax_inclusive_amount: '119000.00', payable_amount: '119000.00' },
      dian: { status_code: '00' },
    });
    expect(invoice['number']).toMatch(/^SETP99\d{7}$/);
    expect(invoice['cufe']).toMatch(/^[0-9a-f]{96}$/);
  });

  it('has a CUFE that anyone computes from the XML and the technical key', async () => {
    const { bytes } = await standalone.call(
      'GET',
      `/v1/invoices/${String(invoice['id'])}/xml`,
      standalone.credentials.sk_live,
    );
    const xml = bytes.toString('utf8');
    const [header = ''] = xml.split('<cac:LegalMonetaryTotal>');
    const taxOf = (code: string): string =>
      [...header.matchAll(/<cac:TaxTotal><cbc:TaxAmount[^>]*>([^<]+)<.*?<cac:TaxScheme><cbc:ID>(\w+)</g)].find(
        (match) => match[2] === code,
      )?.[1] ?? '0.00';
    const totals = xml.slice(xml.indexOf('<cac:LegalMonetaryTotal>'));
    const seed = [
      text(xml, /<cbc:ProfileExecutionID>\d<\/cbc:ProfileExecutionID><cbc:ID>([^<]+)</),
      text(xml, /<cbc:IssueDate>([^<]+)</),
      text(xml, /<cbc:IssueTime>([^<]+)</),
      text(totals, /<cbc:LineExtensionAmount[^>]*>([^<]+)</),
      ...['01', '04', '03'].flatMap((code) => [code, taxOf(code)]),
      text(totals, /<cbc:PayableAmount[^>]*>([^<]+)</),
      text(xml.slice(xml.indexOf('<cac:AccountingSupplierParty>')), /<cbc:CompanyID[^>]*>([^<]+)</),
      text(xml.slice(xml.indexOf('<cac:AccountingCustomerParty>')), /<cbc:CompanyID[^>]*>([^<]+)</),
      standalone.credentials.technical_key,
      '2',
    ].join('');
    expect(text(xml, /<cbc:UUID[^>]*>([^<]+)</)).toBe(invoice['cufe']);
    expect(createHash('sha384').update(seed).digest('hex')).toBe(invoice['cufe']);
  });

  xmlsec1.it('has a signature that xmlsec1 verifies up to the CA', async () => {
    const { bytes } = await standalone.call(
      'GET',
      `/v1/invoices/${String(invoice['id'])}/xml`,
      standalone.credentials.sk_live,
    );
    const { ok, stderr } = xmlsec1.run(
      [
        ...['--verify', '--id-attr:Id', 'KeyInfo', '--id-attr:Id', 'SignedProperties', '--enabled-key-data', 'x509'],
        ...['--trusted-pem', 'ca.pem', 'invoice.xml'],
      ],
      { 'invoice.xml': bytes, 'ca.pem': readFileSync(standalone.credentials.ca_bundle) },
    );
    expect(stderr).toContain('OK');
    expect(ok).toBe(true);
  });

  it('is known once to the tax authority, accepted once', async () => {
    const { documents } = await standalone.received();
    expect(documents.filter((document) => document['number'] === invoice['number'])).toMatchObject([
      {
        issuer_nit: standalone.credentials.nit,
        cufe: invoice['cufe'],
        accepted: true,
        transmissions: 1,
        accepted_times: 1,
      },
    ]);
  });

  it('is mailed to the acquirer with the subject that DIAN prescribes, the container and the PDF in one zip', async () => {
    const mail = await simpleParser(await standalone.mailAbout(String(invoice['number'])));
    expect(mail.subject).toBe(`900373115;Comercializadora Andina S.A.S.;${String(invoice['number'])};01;Andina`);
    expect(mail.to).toMatchObject({ text: 'compras@opticacentral.example' });
    const [attachment] = mail.attachments;
    expect(attachment?.filename).toMatch(/^z0900373115000\d{2}[0-9A-F]{8}\.zip$/);
  });

  python.it('whose zip is opened by another implementation', async () => {
    const mail = await simpleParser(await standalone.mailAbout(String(invoice['number'])));
    const { stdout } = python.run(
      ['-c', 'import sys,zipfile;print("\\n".join(zipfile.ZipFile(sys.argv[1]).namelist()))', 'package.zip'],
      { 'package.zip': mail.attachments[0]?.content ?? '' },
    );
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^ad.*\.xml$/), expect.stringMatching(/\.pdf$/)]);
  });

  it('is told to the webhook endpoint, signed so that our client and the stripe package verify it', async () => {
    const requests = await target.received(2);
    const events = requests.map(({ body, headers }) =>
      Stripe.webhooks.constructEvent(body, String(headers['svc-signature']), String(endpoint['secret'])),
    ) as unknown[] as Json[];
    for (const { body, headers } of requests)
      expect(events).toContainEqual(await webhooks.verify(body, headers['svc-signature'], String(endpoint['secret'])));
    expect(events.map((event) => event['type']).sort()).toEqual([
      'invoice.accepted_by_dian',
      'invoice.email.delivered',
    ]);
    for (const [index, event] of events.entries()) {
      expect(event).toMatchObject({
        object: 'event',
        livemode: true,
        account: standalone.credentials.tenant_id,
        data: {
          object: {
            id: invoice['id'],
            object: 'invoice',
            status: 'accepted_by_dian',
            environment: 'habilitacion',
            cufe: invoice['cufe'],
          },
        },
      });
      expect(requests[index]?.headers).toMatchObject({
        'svc-event-id': event['id'],
        'svc-event-type': event['type'],
        'svc-webhook-id': endpoint['id'],
        'content-type': 'application/json',
      });
    }
    const accepted = events.find((event) => String(event['type']) === 'invoice.accepted_by_dian');
    const pdf = await fetch(String(accepted?.['data']?.['object']?.['pdf_url']));
    expect(pdf.status).toBe(200);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('has a timeline of every fact in order, with the service that said it', async () => {
    const { sk_live } = standalone.credentials;
    const path = `/v1/invoices/${String(invoice['id'])}/timeline`;
    const facts = (json: Json): string[] =>
      (json['data'] as unknown as Json[]).map((entry) => String(entry['type']).split('.').at(-2) ?? '');
    const timeline = await standalone.poll(path, sk_live, (json) => facts(json).includes('email-delivered'));
    const order = [
      'requested',
      'numbered',
      'signed',
      'submitted',
      'accepted',
      'rendered',
      'packaged',
      'email-sent',
      'email-delivered',
    ];
    expect(facts(timeline).filter((fact) => order.includes(fact))).toEqual(order);
  });
});

describe('an invoice in test mode', () => {
  it.each([
    ['accepted_by_dian', undefined],
    ['accepted_by_dian', 'accepted_by_dian'],
    ['rejected_by_dian', 'rejected_by_dian'],
    ['accepted_contingency', 'accepted_contingency'],
    ['failed', 'failed'],
  ])('comes to %s when simulate asks for %s, and nothing of it reaches the tax authority', async (status, outcome) => {
    const before = await standalone.received();
    const body = sale(outcome ? { simulate: { outcome } } : {});
    const { json } = await standalone.call('POST', '/v1/invoices', standalone.credentials.sk_test, body, {
      prefer: 'wait=60',
    });
    expect(json).toMatchObject({ livemode: false, environment: 'test', status });
    expect((await standalone.received())['requests']).toEqual(before['requests']);
  });

  it.each(['delivered', 'bounced', 'complained'] as const)(
    'has its mail %s when simulate asks for it',
    async (email) => {
      const { sk_test } = standalone.credentials;
      const { json } = await standalone.call('POST', '/v1/invoices', sk_test, sale({ simulate: { email } }));
      const invoice = await standalone.poll(
        `/v1/invoices/${String(json['id'])}`,
        sk_test,
        (seen) => statusOf(seen['email']) === email,
      );
      expect(invoice['email']).toMatchObject({
        status: email,
        recipients: [{ address: 'compras@opticacentral.example', status: email }],
      });
    },
  );
});

describe('an invoice that was issued on paper', () => {
  /** Three days ago, at eight in the morning. */
  const issued_at = `${new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)}T08:00:00-05:00`;
  const paper = (number: string): object => sale({ type_code: '03', number, issued_at });

  it('is transcribed with the number and the time of the paper, once, and accepted as type 03', async () => {
    const { sk_live } = standalone.credentials;
    const { status, json } = await standalone.call('POST', '/v1/invoices', sk_live, paper('CONT42'), {
      prefer: 'wait=60',
    });
    expect([status, json]).toMatchObject([
      201,
      { status: 'accepted_by_dian', type_code: '03', number: 'CONT42', prefix: 'CONT', sequence: 42, issued_at },
    ]);
    const again = await standalone.call('POST', '/v1/invoices', sk_live, paper('CONT42'));
    expect(again).toMatchObject({ status: 409, json: { code: 'number_in_use', existing_id: json['id'] } });

    const body = note({ invoice_id: json['id'], reason_code: '2' });
    const credit = await standalone.call('POST', '/v1/credit-notes', sk_live, body, { prefer: 'wait=60' });
    expect(credit.json['status']).toBe('accepted_by_dian');
    const xml = await standalone.call('GET', `/v1/credit-notes/${String(credit.json['id'])}/xml`, sk_live);
    expect(xml.bytes.toString()).toContain(`schemeName="CUDE-SHA384">${String(json['cufe'])}</cbc:UUID>`);
  });

  it('is refused until the contingency range that its number is of is there', async () => {
    const { sk_test } = standalone.credentials;
    const post = (): Promise<ApiAnswer> =>
      standalone.call('POST', '/v1/invoices', sk_test, paper('TALO7'), { prefer: 'wait=60' });
    expect(await post()).toMatchObject({
      status: 422,
      json: { errors: [{ pointer: '#/number', code: 'number_outside_range', rule: 'FAD05d' }] },
    });
    const range = { document_type: 'contingency', prefix: 'TALO', from: 1, to: 9, resolution_number: '1' };
    const valid = { valid_from: '2019-01-19', valid_to: '2030-01-19' };
    await standalone.call('POST', '/v1/numbering-ranges', sk_test, { ...range, ...valid });
    expect((await post()).json).toMatchObject({ status: 'accepted_by_dian', number: 'TALO7' });
  });
});

describe('an invoice to a known customer', () => {
  it('is issued to a customer that was registered before', async () => {
    const { sk_live } = standalone.credentials;
    const customer = await standalone.call('POST', '/v1/customers', sk_live, {
      identification: { type: '13', number: '1020304050' },
      legal_name: 'María Ñáñez',
      organization_type: '2',
      email: 'maria@example.com',
    });
    expect(customer.status).toBe(201);
    const { customer: _, ...body } = sale() as { readonly customer: object };
    const { json } = await standalone.call(
      'POST',
      '/v1/invoices',
      sk_live,
      { ...body, customer_id: customer.json['id'] },
      { prefer: 'wait=60' },
    );
    expect(json).toMatchObject({
      status: 'accepted_by_dian',
      customer_id: customer.json['id'],
      customer: { legal_name: 'María Ñáñez' },
    });
  });
});

describe('the standalone serves', () => {
  it.each(['medios-pago', 'tipo-identificacion', 'unidad-medida', 'tributos', 'tipo-operacion'])(
    'the catalog %s, to be kept for a day and asked for again by its ETag',
    async (catalog) => {
      const { sk_test } = standalone.credentials;
      const first = await standalone.call('GET', `/v1/catalogs/${catalog}`, sk_test);
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(first.json).toMatchObject({ object: 'list', catalog });
      const etag = String(first.headers.get('etag'));
      expect(
        (await standalone.call('GET', `/v1/catalogs/${catalog}`, sk_test, undefined, { 'if-none-match': etag })).status,
      ).toBe(304);
    },
  );

  it('its contract for machines and for people, and its health, without a key', async () => {
    const { base_url } = standalone.credentials;
    const openApi = (await (await fetch(`${base_url}/openapi.json`)).json()) as Json;
    expect(openApi['openapi']).toBe('3.1.0');
    expect(Object.keys(openApi['paths'] ?? {})).toEqual(
      expect.arrayContaining(['/v1/invoices', '/v1/invoices/{id}/timeline', '/v1/webhook-endpoints']),
    );
    for (const path of ['/docs', '/docs/scalar.js', '/healthz', '/readyz']) {
      expect([path, (await fetch(base_url + path)).status]).toEqual([path, 200]);
    }
  });
});
