import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver, until } from '@rubrica/testing';
import { join } from 'node:path';
import { type ApiAnswer, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  target = await receiver();
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const call = (
  method: string,
  path: string,
  body?: object,
  version = '2026-12-01',
  key: 'sk_test' | 'sk_live' = 'sk_test',
): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials[key], body, {
    'svc-version': version,
    prefer: 'wait=60, until=files',
  });

const ticket = {
  document_type: 'pos',
  payment_means: { code: '10' },
  lines: [
    {
      ...{ description: 'Café de origen, libra', quantity: '1.00', unit_code: '94', unit_price: '30000.00' },
      line_extension_amount: '30000.00',
      taxes: [{ code: '01', rate: '5.00', base: '30000.00', value: '1500.00' }],
    },
  ],
  register: {
    ...{ plate: 'CAJA-0317', location: 'Tienda Chapinero', cashier: 'Luz Dary Rincón', type: 'Caja principal' },
    sale_code: 'V-0042',
  },
};

describe('a POS ticket', () => {
  it('does not exist for the first version of the API', async () => {
    expect((await call('POST', 'equivalent-documents', ticket, '2026-01-01')).status).toBe(404);
  });

  it('is issued to the final consumer, accepted and told by webhook', async () => {
    const { status: subscribed } = await call('POST', 'webhook-endpoints', {
      url: `${target.url}/hook`,
      subscribed_events: ['equivalent_document.accepted_by_dian'],
    });
    expect(subscribed).toBe(201);
    const { status, json } = await call('POST', 'equivalent-documents', ticket);
    expect([status, json]).toMatchObject([
      201,
      {
        ...{ object: 'equivalent_document', status: 'accepted_by_dian', number: 'EPOS1', type_code: '20' },
        ...{ customer_id: 'final_consumer', currency: 'COP', document_type: 'pos', failure: null, email: null },
        payment_means: { code: '10', type: '1' },
        cude: expect.stringMatching(/^[0-9a-f]{96}$/),
        totals: { payable_amount: '31500.00' },
        register: ticket.register,
      },
    ]);
    expect(json['id']).toMatch(/^eq_/);
    const [delivery] = await target.received(1, 20_000);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      type: 'equivalent_document.accepted_by_dian',
      data: { object: { id: json['id'], object: 'equivalent_document', number: 'EPOS1', cufe: json['cufe'] } },
    });
    const xml = await (await fetch(json['xml_url'] as unknown as string)).text();
    expect(xml).toContain('<cbc:ProfileID>DIAN 2.1: Documento Equivalente POS</cbc:ProfileID>');
    expect(xml).toContain('<Name>UbicaciónCaja</Name><Value>Tienda Chapinero</Value>');
    expect(xml).toContain('<ds:SignatureValue');
    expect((await fetch(json['pdf_url'] as unknown as string)).headers.get('content-type')).toBe('application/pdf');
  });

  it('is sent to DIAN with the software and the range of equivalents, and accepted by their rules', async () => {
    const { status, json } = await call('POST', 'equivalent-documents', ticket, '2026-12-01', 'sk_live');
    expect([status, json]).toMatchObject([
      201,
      { object: 'equivalent_document', status: 'accepted_by_dian', environment: 'habilitacion', failure: null },
    ]);
    expect(json['cude']).toBe(json['cufe']);
    const { documents } = await standalone.received();
    expect(documents.map(({ accepted }) => accepted)).toEqual([true]);
    const timeline = await call(
      'GET',
      `equivalent-documents/${String(json['id'])}/timeline`,
      undefined,
      '2026-12-01',
      'sk_live',
    );
    expect(timeline.status).toBe(200);
  });

  it('is mailed only to a buyer who gave an address', async () => {
    const customer = { identification: { type: '13', number: '52147896' }, legal_name: 'Marta Ospina Gil' };
    const mailed = await call('POST', 'equivalent-documents', {
      ...ticket,
      customer: { ...customer, email: 'marta.ospina@correo.example' },
    });
    const { json } = await until(
      () => call('GET', `equivalent-documents/${String(mailed.json['id'])}`),
      (answer) => answer.json['email'] !== null,
    );
    expect(json['email']).toMatchObject({ recipients: [{ address: 'marta.ospina@correo.example' }] });
    const unmailed = await call('POST', 'equivalent-documents', { ...ticket, customer });
    expect(unmailed.json).toMatchObject({ status: 'accepted_by_dian', email: null });
  });

  it('is refused as another equivalent document, which is named', async () => {
    const { status, json } = await call('POST', 'equivalent-documents', { ...ticket, document_type: 'dian:40' });
    expect([status, json['errors']?.[0]?.['code']]).toEqual([422, 'kind_not_supported_yet']);
  });
});
