import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const PATH = '/v1/equivalent-documents';
const VERSION = { 'svc-version': '2026-12-01' };

type Mode = 'sk_live' | 'sk_test';
const get = (path: string, mode: Mode = 'sk_live'): Promise<ApiAnswer> =>
  standalone.call('GET', PATH + path, standalone.credentials[mode], undefined, VERSION);

const sale = {
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
const sell = (prefer: string, mode: Mode = 'sk_live', over: object = {}): Promise<ApiAnswer> =>
  standalone.call('POST', PATH, standalone.credentials[mode], { ...sale, ...over }, { ...VERSION, prefer });

const textOf = ({ json }: ApiAnswer): string =>
  (json['lines'] as unknown as readonly { readonly text?: string }[]).map(({ text = '' }) => text).join('\n');

describe('the ticket of a sale while DIAN does not answer', () => {
  let sold: ApiAnswer;
  let id: string;
  beforeAll(async () => {
    await standalone.control({ mode: 'down' });
    sold = await sell('wait=30');
    id = String(sold.json['id']);
  });
  afterAll(() => standalone.control({ mode: 'up' }));

  it('can be printed when the POST is answered', () => {
    const ticket = `${standalone.credentials.base_url}${PATH}/${id}/ticket`;
    expect([sold.status, sold.json]).toMatchObject([
      201,
      {
        number: 'EPOS1',
        ...{ ticket: { pdf_url: ticket, lines_url: `${ticket}.json` }, waiting: null, dian: null, failure: null },
      },
    ]);
    expect(sold.json['cufe']).toMatch(/^[0-9a-f]{96}$/);
    expect(['signed', 'submitted']).toContain(sold.json['status']);
    expect(sold.headers.get('preference-applied')).toBe('wait=30, until=ticket');
  });

  it('is not called validated', async () => {
    const ticket = await get(`/${id}/ticket.json`);
    expect([ticket.status, ticket.json]).toMatchObject([
      200,
      {
        ...{ object: 'ticket', document_id: id, number: sold.json['number'], cufe: sold.json['cufe'] },
        ...{ is_validated: false, width_mm: 80, columns: 48 },
      },
    ]);
    expect(textOf(ticket)).toContain('Pendiente de validación por la DIAN.');
    expect((ticket.json['lines'] as unknown as Json[]).at(-1)).toEqual({ type: 'cut' });
  });

  it.each([
    ['58', 32],
    ['80', 48],
  ])('is a PDF for %s mm, and lines of %d characters', async (width, columns) => {
    const pdf = await get(`/${id}/ticket?width=${width}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.bytes.toString('latin1')).toMatch(/^%PDF-/);
    expect((await get(`/${id}/ticket.json?width=${width}`)).json['columns']).toBe(columns);
    expect((await get(`/${id}/ticket?width=57`)).status).toBe(422);
  });

  it('is called validated when DIAN has accepted it', async () => {
    await standalone.control({ mode: 'up' });
    const { json } = await until(
      () => get(`/${id}`),
      (answer) => answer.json['dian'] !== null,
    );
    expect(json['status']).toBe('accepted_by_dian');
    const ticket = await get(`/${id}/ticket.json`);
    expect(ticket.json['is_validated']).toBe(true);
    expect(textOf(ticket)).toContain('Documento validado por la DIAN el');
  });
});

describe('a ticket', () => {
  it('is none of a document that DIAN rejects', async () => {
    const sold = await sell('wait=30, until=outcome', 'sk_test', { simulate: { outcome: 'rejected_by_dian' } });
    expect([sold.json['status'], sold.json['ticket']]).toEqual(['rejected_by_dian', null]);
    const { status, json } = await get(`/${String(sold.json['id'])}/ticket`, 'sk_test');
    expect([status, json['code']]).toEqual([404, 'not_available']);
  });

  it('is not of an invoice', async () => {
    const { credentials } = standalone;
    const { status } = await standalone.call(
      'GET',
      '/v1/invoices/inv_1/ticket',
      credentials.sk_live,
      undefined,
      VERSION,
    );
    expect(status).toBe(404);
  });
});
