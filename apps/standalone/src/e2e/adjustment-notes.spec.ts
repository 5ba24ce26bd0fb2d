import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;

const call = (method: string, path: string, body?: object, waitS = 60): Promise<ApiAnswer> =>
  standalone.call(method, `/v1/${path}`, standalone.credentials.sk_test, body, {
    'svc-version': '2026-12-01',
    prefer: `wait=${String(waitS)}, until=files`,
  });

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  target = await receiver();
  const subscribed_events = ['equivalent_document_note', 'support_document_adjustment'].flatMap((kind) =>
    ['accepted_by_dian', 'rejected_by_dian', 'failed'].map((outcome) => `${kind}.${outcome}`),
  );
  const { status } = await call('POST', 'webhook-endpoints', { url: `${target.url}/hook`, subscribed_events });
  expect(status).toBe(201);
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const BREAD = {
  description: 'Pan de bono',
  quantity: '10.00',
  unit_code: '94',
  unit_price: '2000.00',
  line_extension_amount: '20000.00',
  taxes: [{ code: '04', rate: '8.00', base: '20000.00', value: '1600.00' }],
};
const ticket = (change: object = {}): object => ({
  document_type: 'pos',
  payment_means: { code: '10' },
  lines: [BREAD],
  register: { plate: 'CAJA-1', location: 'Piso 1', cashier: 'Luz Dary Rincón', type: 'Principal', sale_code: 'V-1' },
  ...change,
});
const TEN_KILOS = {
  purchased_on: '2026-11-20',
  description: 'Café pergamino seco',
  quantity: '10.00',
  unit_code: 'KGM',
  unit_price: '18000.00',
  line_extension_amount: '180000.00',
};
const purchase = (change: object = {}): object => ({
  supplier: {
    residence: 'resident',
    identification: { type: '13', number: '52853110' },
    legal_name: 'Rosa Elvira Páez Torres',
    address: { line: 'Vereda El Carmen', municipality_code: '25053', postal_code: '252001' },
  },
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      ...{ ...TEN_KILOS, quantity: '125.00', line_extension_amount: '2250000.00' },
      withholdings: [{ code: '06', rate: '0.50', base: '2250000.00', value: '11250.00' }],
    },
  ],
  ...change,
});
const twoBreads = {
  ...{ ...BREAD, quantity: '2.00', line_extension_amount: '4000.00' },
  taxes: [{ code: '04', rate: '8.00', base: '4000.00', value: '320.00' }],
};

const accepted = async (path: string, body: object): Promise<Json> => {
  const { status, json } = await call('POST', path, body);
  expect([status, json]).toMatchObject([201, { status: 'accepted_by_dian', failure: null }]);
  return json;
};
const xmlOf = async (json: Json): Promise<string> => (await fetch(String(json['xml_url']))).text();
const codeOf = ({ status, json }: ApiAnswer): unknown[] => [
  status,
  ...((json['errors'] ?? []) as unknown as Json[]).map(({ pointer, code }) => `${String(pointer)} ${String(code)}`),
];

/** What a kind of notes has in common with every other one. */
interface Notes {
  readonly path: string;
  readonly of: string;
  readonly field: string;
  readonly original: () => object;
  readonly partial: () => object;
  /** What its requests say beside that. */
  readonly own: object;
  readonly prefix: string;
  readonly hashName: string;
}

const NOTES: readonly Notes[] = [
  {
    ...{ path: 'support-document-adjustments', of: 'support-documents', field: 'support_document_id' },
    ...{ original: purchase, partial: () => ({ lines: [TEN_KILOS] }), own: {} },
    ...{ prefix: 'NAS', hashName: 'CUDS' },
  },
  {
    ...{ path: 'equivalent-document-notes', of: 'equivalent-documents', field: 'equivalent_document_id' },
    ...{ original: ticket, partial: () => ({ lines: [twoBreads] }), own: { direction: 'credit' } },
    ...{ prefix: 'NAE', hashName: 'CUDE' },
  },
];

describe.each(NOTES)('a note of /v1/$path', ({ path, of, field, original, partial, own, prefix, hashName }) => {
  it('takes back a part, then all that is left, and no more', async () => {
    const corrected = await accepted(of, original());
    const named = { ...own, [field]: corrected['id'] };
    const preview = await call('POST', `${path}/preview`, { ...named, reason_code: '2' });
    expect([preview.status, preview.json['totals']?.['payable_amount']]).toEqual([
      200,
      corrected['totals']?.['payable_amount'],
    ]);
    const first = await accepted(path, { ...named, reason_code: '1', ...partial() });
    expect(String(first['number'])).toMatch(new RegExp(`^${prefix}[0-9]+$`));

    const annulment = await accepted(path, { ...named, reason_code: '2' });
    const sum = [first, annulment].reduce((total, { totals }) => total + Number(totals?.['payable_amount']), 0);
    expect(sum).toBe(Number(corrected['totals']?.['payable_amount']));
    expect(codeOf(await call('POST', path, { ...named, reason_code: '2' }))).toEqual([
      422,
      `#/${field} note_exceeds_invoice`,
    ]);
    expect(codeOf(await call('POST', path, { ...named, reason_code: '1', ...partial() }))).toEqual([
      422,
      '#/lines note_exceeds_invoice',
    ]);

    const { json: notes } = await call('GET', `${of}/${String(corrected['id'])}/notes`);
    expect((notes['data'] as unknown as Json[]).map(({ id }) => id)).toEqual([annulment['id'], first['id']]);
    const { json: filtered } = await call('GET', `${path}?${field}=${String(corrected['id'])}`);
    expect((filtered['data'] as unknown as Json[]).map(({ id }) => id)).toEqual([annulment['id'], first['id']]);
  });

  it('stands in its XML as DIAN asks, and names what it corrects', async () => {
    const corrected = await accepted(of, original());
    const xml = await xmlOf(await accepted(path, { ...own, [field]: corrected['id'], reason_code: '2' }));
    expect(xml).toContain(`<cbc:UUID schemeName="${hashName}-SHA384">${String(corrected['cufe'])}</cbc:UUID>`);
    expect(xml).toContain(`<cbc:ReferenceID>${String(corrected['number'])}</cbc:ReferenceID>`);
    expect(xml).not.toContain('sts:InvoiceControl');
    expect(xml).not.toContain('WithholdingTaxTotal');
    expect(/<cbc:ProfileID>[^<]*\S<\/cbc:ProfileID>/.exec(xml)).not.toBeNull();
  });

  it('is not taken for what was rejected, and names only what it can correct', async () => {
    const rejected = await call('POST', of, { ...original(), simulate: { outcome: 'rejected_by_dian' } });
    expect(codeOf(await call('POST', path, { ...own, [field]: rejected.json['id'], reason_code: '2' }))).toEqual([
      409,
      `#/${field} invoice_rejected`,
    ]);
    const note = await accepted(path, { ...own, [field]: (await accepted(of, original()))['id'], reason_code: '2' });
    expect(codeOf(await call('POST', path, { ...own, [field]: note['id'], reason_code: '2' }))).toContain(
      `#/${field} refers_to_note`,
    );
  });

  it('is corrected, retried and told like every document', async () => {
    const corrected = await accepted(of, original());
    const body = { ...own, [field]: corrected['id'], reason_code: '2' };
    const { json: rejected } = await call('POST', path, { ...body, simulate: { outcome: 'rejected_by_dian' } });
    const correction = await call('POST', `${path}/${String(rejected['id'])}/corrections`, body);
    expect([correction.status, correction.json['number']]).toEqual([201, rejected['number']]);
    const { json: timeline } = await call('GET', `${path}/${String(correction.json['id'])}/timeline`);
    expect((timeline['data'] as unknown as Json[]).map(({ type }) => String(type))).toContain(
      'co.rubrica.document.accepted.v1',
    );

    const { json: failed } = await call('POST', path, {
      ...{ ...own, [field]: (await accepted(of, original()))['id'], reason_code: '2' },
      simulate: { outcome: 'failed' },
    });
    const retried = await call('POST', `${path}/${String(failed['id'])}/retry`);
    expect([failed['status'], retried.status]).toEqual(['failed', 200]);

    const told = await target.received(3, 30_000);
    expect(told.map(({ body: event }) => String((JSON.parse(event) as Json)['type']))).toContain(
      `${String(correction.json['object'])}.accepted_by_dian`,
    );
  });

  it('waits for what it corrects, says what to do, and can be cancelled', async () => {
    const { json: late } = await call('POST', of, { ...original(), simulate: { outcome: 'failed' } });
    const { json: note } = await call('POST', path, { ...own, [field]: late['id'], reason_code: '2' }, 2);
    expect(note['waiting']).toMatchObject({
      reason: 'invoice_not_accepted',
      action: expect.stringContaining(`POST /v1/${of}/{id}/retry`),
    });
    const { json: cancelled } = await call('POST', `${path}/${String(note['id'])}/cancel`, {});
    expect(cancelled).toMatchObject({ status: 'failed', failure: { code: 'cancelled' }, waiting: null });
  });

  it('is taken in a batch', async () => {
    const corrected = await accepted(of, original());
    const { status, json } = await call('POST', `${path}/batches`, {
      documents: [
        { ...own, [field]: corrected['id'], reason_code: '1', ...partial() },
        { ...own, [field]: corrected['id'] },
      ],
    });
    expect([status, JSON.stringify(json)]).toEqual([expect.any(Number), expect.stringContaining('reason_code')]);
  });
});

describe('an adjustment note to an equivalent document that adds', () => {
  it('is a DebitNote without a type, whose reference names none', async () => {
    const { id } = await accepted('equivalent-documents', ticket());
    const named = { equivalent_document_id: id, direction: 'debit', reason_code: '3' };
    expect(codeOf(await call('POST', 'equivalent-document-notes', named))).toEqual([422, '#/lines required']);
    const note = await accepted('equivalent-document-notes', { ...named, lines: [twoBreads] });
    expect(note).toMatchObject({ type_code: '93', totals: { payable_amount: '4320.00' } });
    const xml = await xmlOf(note);
    expect(xml).toContain('<DebitNote');
    expect(xml).toContain('<cbc:ProfileID>DIAN 2.1: Nota de ajuste débito al documento equivalente</cbc:ProfileID>');
    expect(xml).not.toContain('DocumentTypeCode');
    expect(xml).not.toContain('FabricanteSoftware');
    // One note takes back at most the ticket itself; two of them take back what was added too.
    const back = { ...named, direction: 'credit', reason_code: '1' };
    const credit = await accepted('equivalent-document-notes', { ...back, lines: [BREAD] });
    expect(await xmlOf(credit)).toContain('<cbc:DocumentTypeCode>20</cbc:DocumentTypeCode>');
    await accepted('equivalent-document-notes', { ...back, lines: [twoBreads] });
  });
});
