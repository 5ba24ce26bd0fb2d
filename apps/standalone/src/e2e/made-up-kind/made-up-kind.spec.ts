import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO, TEST_RANGE } from '../../demo/demo-tenants.js';
import { type ApiAnswer, RunningStandalone, sale, temporaryFolder } from '../running-standalone.fixture.js';

/** The files of this folder are all that a new kind needs, beside the two lines that `register.fixture.ts` stands for. */
const REGISTER = pathToFileURL(join(import.meta.dirname, '../../../dist/e2e/made-up-kind/register.fixture.js')).href;
const RANGE = {
  ...TEST_RANGE,
  document_type: 'made_up',
  prefix: 'MU',
  from: 1,
  to: 100,
  resolution_number: '18764000777',
};

interface Sold {
  readonly customer: { readonly legal_name: string };
}

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let live: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { NODE_OPTIONS: `--import ${REGISTER}` });
  live = standalone.credentials.sk_live;
  target = await receiver();
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const call = (method: string, path: string, body?: object, version = '2026-12-01'): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, live, body, { 'svc-version': version, prefer: 'wait=60' });

/** What the portal of DIAN knows of the company, its range of made-up documents too. */
const portal = async (): Promise<void> => {
  const { json: tenant } = await call('GET', 'tenant');
  const ranges = [TEST_RANGE, RANGE].map(({ document_type: _, ...range }) => range);
  const path = `${standalone.credentials.dian_simulator_url}/control/issuers/${DEMO.nit}`;
  const software = { id: tenant['software']?.['id'], pin: standalone.credentials.software_pin };
  expect((await standalone.call('PUT', path, '', { software, ranges, test_sets: [] })).status).toBe(200);
};

describe('a kind of document that only a folder and two lines have added', () => {
  const hook = (version: string) =>
    call(
      'POST',
      'webhook-endpoints',
      { url: `${target.url}/hook`, subscribed_events: ['made_up.accepted_by_dian'] },
      version,
    );

  it('does not exist for the first version of the API', async () => {
    expect((await call('POST', 'made-ups', sale(), '2026-01-01')).status).toBe(404);
    const { status, json } = await hook('2026-01-01');
    expect([status, json['errors']?.[0]?.['pointer']]).toEqual([422, '#/subscribed_events/0']);
  });

  it('is posted, numbered, sent to DIAN, accepted and told by webhook', async () => {
    await portal();
    expect((await hook('2026-12-01')).status).toBe(201);
    const { status: made } = await call('POST', 'numbering-ranges', { ...RANGE, environment: 'habilitacion' });
    expect(made).toBe(201);

    const { status, json } = await call('POST', 'made-ups', sale());
    expect([status, json]).toMatchObject([
      201,
      { object: 'made_up', status: 'accepted_by_dian', number: 'MU1', type_code: '77', failure: null },
    ]);
    expect(json['id']).toMatch(/^mu_/);

    const [delivery] = await target.received(1, 20_000);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      type: 'made_up.accepted_by_dian',
      data: { object: { id: json['id'], object: 'made_up', number: 'MU1', cufe: json['cufe'] } },
    });
    expect(json['cude']).toBe(json['cufe']);
  });

  it('is sent by its own operation, with the tenant in the place of the buyer', async () => {
    const { json } = await call('GET', 'made-ups');
    const [document] = json['data'] as unknown as readonly Record<string, string>[];
    const xml = await (await fetch(document?.['xml_url'] ?? '')).text();
    const [supplier = '', customer = ''] = xml.split('<cac:AccountingCustomerParty>');
    expect(supplier).toContain(`<cbc:RegistrationName>${(sale() as Sold).customer.legal_name}<`);
    expect(customer).toContain(`>${DEMO.nit}</cbc:CompanyID>`);
    const { json: control } = await standalone.call(
      'GET',
      `${standalone.credentials.dian_simulator_url}/control/received`,
      '',
    );
    expect(control['requests']).toMatchObject({ SendNominaSync: 1 });
    expect(control['requests']).not.toHaveProperty('SendBillSync');
  });

  it('may have a request, a document, an XML and a PDF of its own, without lines and taxes', async () => {
    const test = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
      standalone.call(method, `/v1/${path}`, standalone.credentials.sk_test, body, {
        'svc-version': '2026-12-01',
        prefer: 'wait=60, until=files',
      });
    const refused = await test('POST', 'made-up-receipts', { currency: 'COP', worker: 'Ana', amount: '0.00' });
    expect([refused.status, refused.json['errors']?.[0]?.['pointer']]).toEqual([422, '#/amount']);
    const unlike = await test('POST', 'made-up-receipts', sale());
    expect(unlike.status).toBe(422);

    const { status, json } = await test('POST', 'made-up-receipts', {
      currency: 'COP',
      worker: 'Ana',
      amount: '12.50',
    });
    expect([status, json]).toMatchObject([
      201,
      { object: 'made_up_receipt', status: 'accepted_by_dian', number: 'MUR1', worker: 'Ana', failure: null },
    ]);
    const xml = await (await fetch(json['xml_url'] as unknown as string)).text();
    expect(xml).toContain('<Worker>Ana</Worker><Amount>12.50</Amount></MadeUpReceipt>');
    expect(xml).toContain('<ds:SignatureValue');
    const pdf = await (await fetch(json['pdf_url'] as unknown as string)).text();
    expect(pdf).toContain('MUR1 Ana 12.50');
    const { json: preview } = await test('POST', 'made-up-receipts/preview', {
      currency: 'COP',
      worker: 'Ana',
      amount: '7.00',
    });
    expect(preview).toMatchObject({ kind: 'made_up_receipt', number: 'MUR0', totals: { payable_amount: '7.00' } });
  });

  it('has the files and lists of every kind, and stands in no other list', async () => {
    const { json } = await call('GET', 'made-ups');
    const [document] = json['data'] as unknown as readonly Record<string, string>[];
    expect(document).toMatchObject({ number: 'MU1' });
    const xml = await (await fetch(document?.['xml_url'] ?? '')).text();
    expect(xml).toContain('<cbc:InvoiceTypeCode>77</cbc:InvoiceTypeCode>');
    expect(xml).toContain('<cbc:ProfileID>DIAN 2.1: Documento inventado</cbc:ProfileID>');
    expect((await fetch(document?.['pdf_url'] ?? '')).headers.get('content-type')).toBe('application/pdf');

    const ofInvoices = await call('GET', 'invoices');
    expect(ofInvoices.json['data']).toEqual([]);
    const seen = async (version: string): Promise<string[]> =>
      ((await call('GET', 'events?limit=100', undefined, version)).json['data'] as unknown as { type: string }[]).map(
        ({ type }) => type,
      );
    expect(await seen('2026-12-01')).toContain('made_up.accepted_by_dian');
    expect(await seen('2026-01-01')).toEqual([]);
  });
});
