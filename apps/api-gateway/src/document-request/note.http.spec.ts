import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DocumentRequest, Message } from '@rubrica/contracts';
import { getJson, putJson } from '@rubrica/service';
import {
  type Answered,
  buyer,
  errorsOf,
  type Json,
  pointersOf,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { fact, type FactName } from '@rubrica/service-testing';
import { DocumentCheck } from './document-check.process.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const { operation_type: _, ...common } = sale();
/** Takes the sale back, or raises it. */
const note = (change: object = {}): object => ({ ...common, reason_code: '1', reason: 'Devolución', ...change });
const PERIOD = { start_date: '2026-10-01', end_date: '2026-10-31' };

const post = (
  path: string,
  body: object,
  call: { key?: string; headers?: Record<string, string> } = {},
): Promise<Answered> => gateway.call('POST', `/v1/${path}`, { key: tenant.sk_test, body, ...call });
const get = (path: string, key = tenant.sk_test): Promise<Answered> => gateway.call('GET', path, { key });
const idOf = ({ json }: Answered): string => String(json['id']);
const invoice = async (change: object = {}): Promise<string> => idOf(await post('invoices', sale(change)));
const tell = (id: string, name: FactName, data: object = {}): Promise<void> =>
  gateway.publish(fact(name, { document_id: id, ...data } as never) as Message);

/** Of that amount, without tax. */
const oneLine = (amount: string): object => ({
  ...sale().lines[0],
  quantity: '1.00',
  unit_price: amount,
  line_extension_amount: amount,
  taxes: [],
});

const KINDS = [
  ['credit-notes', 'credit_note', 'cn'],
  ['debit-notes', 'debit_note', 'dn'],
] as const;

describe.each(KINDS)('/v1/%s', (path, kind, prefix) => {
  it('answers 201 with the queued note, and says in its fact which invoice it corrects', async () => {
    const invoiceId = await invoice();
    const body = note({ invoice_id: invoiceId, external_id: `of-${kind}` });
    const { status, json } = await post(path, body);
    expect([status, json]).toMatchObject([
      201,
      {
        ...body,
        id: expect.stringMatching(new RegExp(`^${prefix}_[0-9a-z]{26}$`)),
        object: kind,
        status: 'queued',
        number: null,
        cufe: null,
        totals: { payable_amount: '119000.00' },
      },
    ]);
    const [event] = await gateway.database.query<{ data: { request_blob: string; invoice_id: string } }>(
      'select data from events where stream_id = $1',
      [`document-request-${String(json['id'])}`],
    );
    expect(event?.data.invoice_id).toBe(invoiceId);
    const request = await getJson<DocumentRequest>(gateway.blobs, tenant.id, event?.data.request_blob ?? '');
    expect(request.draft).toEqual(body);
  });

  it('is read, listed and told like an invoice, and is none', async () => {
    const id = idOf(await post(path, note({ period: PERIOD, external_id: `listed-${kind}` })));
    await tell(id, 'requested', { kind });
    expect((await get(`/v1/${path}/${id}`)).json).toMatchObject({ id, object: kind });
    expect((await get(`/v1/${path}/${id}/timeline`)).json).toMatchObject({ url: `/v1/${path}/${id}/timeline` });
    const list = await get(`/v1/${path}?external_id=listed-${kind}`);
    expect(list.json).toMatchObject({ url: `/v1/${path}`, data: [{ id }] });
    for (const elsewhere of [`/v1/invoices/${id}`, `/v1/invoices/${id}/pdf`, `/v1/${path}/${await invoice()}`])
      expect((await get(elsewhere)).status).toBe(404);
    expect(await get(`/v1/${path}/${id}/xml`)).toMatchObject({ status: 409, json: { code: 'not_ready' } });
  });

  it('is found by the invoice that it corrects', async () => {
    const invoice_id = await invoice();
    const ids = [];
    for (let i = 0; i < 2; i += 1) ids.unshift(idOf(await post(path, note({ invoice_id, lines: [oneLine('1.00')] }))));
    await post(path, note({ invoice_id: await invoice() }));
    const { json } = await get(`/v1/${path}?invoice_id=${invoice_id}`);
    expect((json['data'] as Json[]).map(({ id }) => id)).toEqual(ids);
    expect((await get(`/v1/invoices?invoice_id=${invoice_id}`)).status).toBe(422);
  });

  it('has external ids and Idempotency-Keys of its own', async () => {
    const external_id = 'the same of every kind';
    await post('invoices', sale({ external_id }));
    const headers = { 'idempotency-key': 'the same of every kind' };
    const first = await post(path, note({ period: PERIOD, external_id }), { headers });
    expect(first.status).toBe(201);
    const again = await post(path, note({ period: PERIOD, external_id }), { headers });
    expect([again.headers['idempotent-replayed'], idOf(again)]).toEqual(['true', idOf(first)]);
    const taken = await post(path, note({ period: PERIOD, external_id }));
    expect(taken).toMatchObject({ status: 409, json: { code: 'external_id_in_use', existing_id: idOf(first) } });
  });

  it('that is sent again is refused as the one that exists, not as one that exceeds the invoice', async () => {
    const body = note({ invoice_id: await invoice(), external_id: `twice-${kind}` });
    const first = await post(path, body);
    expect(first.status).toBe(201);
    expect(await post(path, body)).toMatchObject({
      status: 409,
      json: { code: 'external_id_in_use', existing_id: idOf(first) },
    });
  });

  it('that is sent again while the first request is taken gets its answer, not that nothing is left', async () => {
    const body = note({ invoice_id: await invoice() });
    const headers = { 'idempotency-key': `lost answer of a ${kind}` };
    const send = (): Promise<Answered> => post(path, body, { headers });
    const check = gateway.app.get(DocumentCheck);
    const original = check.check.bind(check);
    let first: Answered | undefined;
    const between = jest.spyOn(check, 'check').mockImplementationOnce(async (...values) => {
      first = await send();
      return original(...values);
    });
    const second = await send();
    between.mockRestore();
    expect([first?.status, second.status, idOf(second)]).toEqual([201, 201, first && idOf(first)]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('is told all that is wrong with the body at once, its invoice included', async () => {
    const answered = await post(
      path,
      note({ reason_code: '99', currency: 'pesos', invoice_id: 'inv_none', lines: [] }),
    );
    expect(answered.status).toBe(422);
    expect(pointersOf(answered)).toEqual(
      expect.arrayContaining(['#/reason_code', '#/currency', '#/lines', '#/invoice_id']),
    );
  });

  it.each([
    ['nothing', {}, '#/invoice_id', 'required'],
    ['an invoice of nobody', { invoice_id: 'inv_none' }, '#/invoice_id', 'invoice_unknown'],
    ['two things', { period: PERIOD, invoice_id: 'inv_none' }, '#/period', 'conflicting_fields'],
    [
      'payments received before, which only invoices have',
      { period: PERIOD, prepaid: [] },
      '#/prepaid',
      'unknown_field',
    ],
  ])('may not refer to %s', async (_what, change, pointer, code) => {
    const answered = await post(path, note(change));
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it('may refer to an invoice of another system, or to none in particular', async () => {
    const reference = { number: 'FE77', cufe: 'ab'.repeat(48), issue_date: '2026-10-10' };
    expect((await post(path, note({ billing_reference: reference }))).status).toBe(201);
    expect((await post(path, note({ period: PERIOD }))).status).toBe(201);
  });

  it('finds no invoice of another mode or tenant', async () => {
    const other = await gateway.newTenant();
    const invoiceId = await invoice();
    for (const key of [tenant.sk_live, other.sk_test]) {
      const answered = await post(path, note({ invoice_id: invoiceId }), { key });
      expect([answered.status, answered.json['code']]).toEqual([422, 'invoice_unknown']);
    }
  });

  it('has the buyer and the currency of its invoice', async () => {
    const { customer_id: _final, ...rest } = common;
    const invoiceId = await invoice();
    const answered = await post(path, {
      ...rest,
      customer: buyer(),
      currency: 'USD',
      exchange_rate: { rate: '4000.00', date: '2026-11-20' },
      invoice_id: invoiceId,
      reason_code: '1',
    });
    expect(answered.status).toBe(422);
    expect(errorsOf(answered).map(({ code }) => code)).toEqual(['customer_mismatch', 'currency_mismatch']);
  });

  it.each([
    ['rejected by the tax authority', 'rejected'],
    ['cancelled', 'cancelled'],
  ] as const)('is refused when the invoice was %s', async (_what, name) => {
    const invoiceId = await invoice();
    await tell(invoiceId, name);
    await get(`/v1/invoices/${invoiceId}`);
    const answered = await post(path, note({ invoice_id: invoiceId }));
    expect([answered.status, answered.json['code'], pointersOf(answered)]).toEqual([
      409,
      'invoice_rejected',
      ['#/invoice_id'],
    ]);
  });

  it('is taken when the invoice has failed, as that can be retried', async () => {
    const invoiceId = await invoice();
    await tell(invoiceId, 'issuing-failed');
    await get(`/v1/invoices/${invoiceId}`);
    expect((await post(path, note({ invoice_id: invoiceId }))).status).toBe(201);
  });

  it('that waits for its invoice says so', async () => {
    const id = idOf(await post(path, note({ invoice_id: await invoice() })));
    await tell(id, 'issuing-waits', { kind, reason: 'invoice_not_accepted', action: 'Wait.' });
    expect((await get(`/v1/${path}/${id}`)).json).toMatchObject({
      status: 'queued',
      waiting: { reason: 'invoice_not_accepted', choices: [] },
    });
  });
});

describe('the notes of an invoice', () => {
  it('are listed with it, of both kinds, newest first, and those of no other invoice', async () => {
    const invoiceId = await invoice();
    const body = note({ invoice_id: invoiceId, lines: [oneLine('1.00')] });
    const ids = [await post('credit-notes', body), await post('debit-notes', body)].map(idOf);
    await post('credit-notes', note({ invoice_id: await invoice() }));
    const path = `/v1/invoices/${invoiceId}/notes`;
    const { json } = await get(path);
    expect(json).toMatchObject({ object: 'list', url: path, has_more: false });
    expect((json['data'] as Json[]).map(({ object, id }) => [object, id])).toEqual([
      ['debit_note', ids[1]],
      ['credit_note', ids[0]],
    ]);
    expect(await get(`${path}?limit=1`)).toMatchObject({ json: { has_more: true, data: [{ id: ids[1] }] } });
    expect((await get(path, tenant.sk_live)).status).toBe(404);
  });
});

describe('a note that names its invoice and leaves out what is the same', () => {
  const creditAll = async (invoiceId: string, change: object = {}): Promise<Answered> =>
    post('credit-notes', { invoice_id: invoiceId, reason_code: '2', ...change });

  it('copies the whole invoice', async () => {
    const { operation_type: _sale, ...asked } = sale();
    const charges = [{ reason: 'Transporte', amount: '5000.00' }];
    const invoiceId = await invoice({
      customer_id: undefined,
      customer: buyer(),
      charges,
      order_reference: { id: 'OC-1' },
    });
    const { status, json } = await creditAll(invoiceId);
    expect([status, json]).toMatchObject([
      201,
      {
        invoice_id: invoiceId,
        reason_code: '2',
        customer: { legal_name: 'Óptica Central S.A.S.' },
        currency: 'COP',
        payment_means: asked.payment_means,
        lines: asked.lines,
        charges,
        order_reference: { id: 'OC-1' },
        totals: { payable_amount: '124000.00' },
      },
    ]);
    expect(await creditAll(invoiceId)).toMatchObject({ status: 422, json: { code: 'note_exceeds_invoice' } });
  });

  it('has both rates of the invoice, and lines without their delivery', async () => {
    const rates = {
      exchange_rate: { rate: '4000.00', date: '2026-01-20', currency: 'USD' },
      payment_alternative_exchange_rate: { rate: '4700.00', date: '2026-01-20', currency: 'EUR' },
    };
    const line = oneLine('100000.00');
    const delivered = {
      ...line,
      delivery: { delivery_location: { id: 'BOD-3' } },
      document_references: [{ id: 'G-1' }],
    };
    const { status, json } = await creditAll(await invoice({ ...rates, lines: [delivered] }));
    expect([status, json]).toMatchObject([201, rates]);
    const [copied] = json['lines'] as { delivery?: object; document_references?: object[] }[];
    expect([copied?.delivery ?? null, copied?.document_references ?? null]).toEqual([null, null]);
  });

  it('copies the contract of AIU services with their lines (CAV03)', async () => {
    const part = (description: string, aiu_part?: string) => ({ ...oneLine('100000.00'), description, aiu_part });
    const aiu = { contract_object: 'aseo y cafetería' };
    const lines = [part('Aseo'), part('Administración', 'administration'), part('Utilidad', 'profit')];
    const invoiceId = await invoice({ operation_type: '09', aiu, lines });
    expect(await creditAll(invoiceId)).toMatchObject({ status: 201, json: { aiu } });
  });

  it('has the buyer as the invoice had it, also when the customer was changed or deleted since', async () => {
    const { json } = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() });
    const customer = String(json['id']);
    const invoiceId = await invoice({ customer_id: customer });
    await gateway.call('DELETE', `/v1/customers/${customer}`, { key: tenant.sk_test });
    expect((await creditAll(invoiceId)).json).toMatchObject({
      customer_id: customer,
      customer: { legal_name: 'Óptica Central S.A.S.' },
    });
  });

  it('is a partial one with lines alone, and the next one takes what is left', async () => {
    const lines = [{ ...oneLine('50000.00') }, { ...oneLine('30000.00'), description: 'Montura' }];
    const invoiceId = await invoice({ lines, allowances: [{ reason_code: '00', amount: '1000.00' }] });
    const partial = await creditAll(invoiceId, { reason_code: '1', lines: [lines[1]] });
    expect(partial).toMatchObject({ status: 201, json: { currency: 'COP', totals: { payable_amount: '30000.00' } } });
    expect((await creditAll(invoiceId)).json).toMatchObject({
      lines: [lines[0]],
      totals: { payable_amount: '49000.00' },
    });
  });

  it('takes what is left when earlier notes have lowered a price or took an amount off', async () => {
    const invoiceId = await invoice();
    const [whole] = sale().lines;
    const off = (amount: string, value: string, change: object = {}): object => ({
      ...whole,
      quantity: '1.00',
      unit_price: amount,
      line_extension_amount: amount,
      taxes: [{ code: '01', rate: '19.00', base: amount, value }],
      ...change,
    });
    await creditAll(invoiceId, { reason_code: '3', lines: [off('20000.01', '3800.00')] });
    await creditAll(invoiceId, { reason_code: '3', lines: [off('10000.00', '1900.00', { description: 'Rebaja' })] });
    const annulled = await creditAll(invoiceId);
    expect([annulled.status, annulled.json]).toMatchObject([
      201,
      {
        lines: [{ line_extension_amount: '69999.99', taxes: [{ base: '69999.99', value: '13300.00' }] }],
        totals: { payable_amount: '83299.99' },
      },
    ]);
    expect((await creditAll(invoiceId)).json['code']).toBe('note_exceeds_invoice');
  });

  it('takes the rest of a roll of very many lines, whose roundings add up', async () => {
    const rolled = {
      ...oneLine('0.33'),
      taxes: [{ code: '01', rate: '19.00', base: '0.33', value: '0.06' }],
    };
    const invoiceId = await invoice({ lines: Array.from({ length: 1000 }, () => rolled) });
    const partial = await creditAll(invoiceId, { reason_code: '1', lines: Array.from({ length: 7 }, () => rolled) });
    expect(partial.status).toBe(201);
    const annulled = await creditAll(invoiceId);
    expect([annulled.status, (annulled.json['lines'] as unknown[]).length]).toEqual([201, 993]);
    expect((await creditAll(invoiceId)).json['code']).toBe('note_exceeds_invoice');
  });

  it('needs lines when earlier notes took back other taxes, so that what is left cannot be told with its taxes', async () => {
    const invoiceId = await invoice();
    await creditAll(invoiceId, { reason_code: '3', lines: [oneLine('100000.00')] });
    const answered = await creditAll(invoiceId);
    expect([answered.status, errorsOf(answered)]).toMatchObject([
      422,
      [{ pointer: '#/lines', code: 'required', fix: expect.stringContaining('"19000.00"') }],
    ]);
  });

  it('is told of the invoice alone when there is none of that id', async () => {
    const answered = await creditAll('inv_none');
    expect(errorsOf(answered).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/invoice_id', 'invoice_unknown'],
    ]);
  });

  it('that raises it has lines of its own, and copies the rest', async () => {
    const invoiceId = await invoice();
    const body = { invoice_id: invoiceId, reason_code: '1' };
    expect(pointersOf(await post('debit-notes', body))).toEqual(['#/lines']);
    const { status, json } = await post('debit-notes', { ...body, lines: [oneLine('7000.00')] });
    expect([status, json]).toMatchObject([201, { currency: 'COP', totals: { payable_amount: '7000.00' } }]);
  });
});

describe('Prefer: wait', () => {
  it('goes on waiting while a note waits for its invoice: that passes by itself', async () => {
    const external_id = 'waits for its invoice';
    const body = note({ invoice_id: await invoice(), external_id });
    const waited = post('credit-notes', body, { headers: { prefer: 'wait=60' } });
    let id: string | undefined;
    while (id === undefined) {
      [{ id } = { id: undefined }] = await gateway.database.query<{ id?: string }>(
        'select id from documents where external_id = $1',
        [external_id],
      );
    }
    const kind = 'credit_note';
    await tell(id, 'issuing-waits', { kind, reason: 'invoice_not_accepted', action: 'Wait.' });
    await get(`/v1/credit-notes/${id}`);
    const answer_blob = await putJson(gateway.blobs, tenant.id, { message: 'Aceptada.', messages: [] });
    await tell(id, 'accepted', { kind, answer_blob });
    expect((await waited).json).toMatchObject({ id, status: 'accepted_by_dian', waiting: null });
  });
});

describe('credit notes to one invoice', () => {
  const noteTo = (invoiceId: string, amount: string): object =>
    note({ invoice_id: invoiceId, lines: [oneLine(amount)] });

  it('take back no more than it asked for, debit notes included; what came to nothing does not count', async () => {
    const invoiceId = await invoice({ lines: [oneLine('1000.00')] });
    expect((await post('credit-notes', noteTo(invoiceId, '600.00'))).status).toBe(201);
    const second = await post('credit-notes', noteTo(invoiceId, '400.01'));
    expect([second.status, second.json['code'], pointersOf(second)]).toEqual([
      422,
      'note_exceeds_invoice',
      ['#/lines'],
    ]);
    expect(second.json['detail']).toContain('400.00 is left');

    const raised = await post('debit-notes', noteTo(invoiceId, '500.00'));
    expect(raised.status).toBe(201);
    const third = await post('credit-notes', noteTo(invoiceId, '900.00'));
    expect(third.status).toBe(201);
    expect((await post('credit-notes', noteTo(invoiceId, '0.01'))).status).toBe(422);

    await tell(idOf(third), 'issuing-failed', { kind: 'credit_note' });
    await get(`/v1/credit-notes/${idOf(third)}`);
    expect((await post('credit-notes', noteTo(invoiceId, '900.00'))).status).toBe(201);
  });

  it('take back no more at once than the invoice itself asked for (VLR02)', async () => {
    const invoiceId = await invoice({ lines: [oneLine('1000.00')] });
    expect((await post('debit-notes', noteTo(invoiceId, '5000.00'))).status).toBe(201);
    const tooMuch = await post('credit-notes', noteTo(invoiceId, '1000.01'));
    expect(errorsOf(tooMuch)).toMatchObject([
      {
        pointer: '#/lines',
        code: 'note_exceeds_invoice',
        rule: 'VLR02',
        fix: expect.stringContaining('another credit note'),
      },
    ]);
    expect((await post('credit-notes', noteTo(invoiceId, '1000.00'))).status).toBe(201);
    expect((await post('credit-notes', noteTo(invoiceId, '1000.00'))).status).toBe(201);
  });

  it('that copy an invoice with a debit note annul the invoice alone when both are too much for one note', async () => {
    const invoiceId = await invoice({ lines: [oneLine('1000.00')] });
    expect((await post('debit-notes', noteTo(invoiceId, '500.00'))).status).toBe(201);
    const { lines: _, ...copying } = note({ invoice_id: invoiceId, reason_code: '2' }) as { readonly lines?: unknown };
    const annulled = await post('credit-notes', copying);
    expect([annulled.status, Object(annulled.json['totals']).tax_inclusive_amount]).toEqual([201, '1000.00']);
    const rest = await post('credit-notes', { ...copying, reason_code: '1' });
    expect([rest.status, Object(rest.json['totals']).tax_inclusive_amount]).toEqual([201, '500.00']);
  });

  it('that annul what notes have left take back the taxes that those did not have', async () => {
    const vat = (base: string, value: string) => ({ code: '01', rate: '19.00', base, value });
    const drink = {
      ...{ code: '34', per_unit_amount: '80.00', base_quantity: '2000.00', unit_code: 'MLT', value: '1600.00' },
    };
    const invoiceId = await invoice({
      lines: [{ ...oneLine('1000.00'), taxes: [vat('1000.00', '190.00'), drink] }],
    });
    const lowered = {
      ...noteTo(invoiceId, '1.00'),
      lines: [{ ...oneLine('100.00'), taxes: [vat('100.00', '19.00')] }],
    };
    expect((await post('credit-notes', lowered)).status).toBe(201);
    const annulled = await post('credit-notes', { invoice_id: invoiceId, reason_code: '2' });
    expect([annulled.status, annulled.json]).toMatchObject([
      201,
      {
        lines: [{ line_extension_amount: '900.00', taxes: [vat('900.00', '171.00'), drink] }],
        totals: { payable_amount: '2671.00' },
      },
    ]);
    expect((await post('credit-notes', { invoice_id: invoiceId, reason_code: '2' })).json['code']).toBe(
      'note_exceeds_invoice',
    );
  });

  it('that annul it take all that is left of it (concept 2)', async () => {
    const annulling = (invoiceId: string, amount: string): object => ({
      ...noteTo(invoiceId, amount),
      reason_code: '2',
    });
    const invoiceId = await invoice({ lines: [oneLine('1000.00')] });
    expect((await post('credit-notes', noteTo(invoiceId, '300.00'))).status).toBe(201);
    const partial = await post('credit-notes', annulling(invoiceId, '699.99'));
    expect([partial.status, partial.json['code'], pointersOf(partial)]).toEqual([
      422,
      'annulment_incomplete',
      ['#/lines'],
    ]);
    expect((await post('credit-notes', annulling(invoiceId, '700.00'))).status).toBe(201);
    expect((await post('credit-notes', noteTo(invoiceId, '0.01'))).status).toBe(422);
  });

  describe('that name it as if another system had issued it', () => {
    let numbers = 0;
    /** An invoice of 1,000.00 that is accepted under this CUFE. */
    const issued = async (change: object = {}) => {
      numbers += 1;
      const [number, cufe] = [`OWN${String(numbers)}`, String(numbers).padStart(96, 'c0ffee')];
      const issued_at = '2026-11-20T10:00:00-05:00';
      const id = await invoice({ lines: [oneLine('1000.00')], ...change });
      await tell(id, 'numbered', { number, prefix: 'OWN', sequence: numbers, issued_at });
      await tell(id, 'signed', { cufe, issued_at });
      await get(`/v1/invoices/${id}`);
      return { id, reference: { number, cufe, issue_date: '2026-11-20' } };
    };
    const named = (amount: string, billing_reference: object): object =>
      note({ billing_reference, lines: [oneLine(amount)] });

    it('take back no more of it', async () => {
      const { id, reference } = await issued();
      const first = await post('credit-notes', named('600.00', reference));
      expect(first.status).toBe(201);
      expect((await get(`/v1/credit-notes?invoice_id=${id}`)).json['data']).toMatchObject([{ id: idOf(first) }]);
      const small = { ...reference, number: reference.number.toLowerCase() };
      expect((await post('credit-notes', named('400.01', small))).json['code']).toBe('note_exceeds_invoice');
      expect((await post('credit-notes', noteTo(id, '400.00'))).status).toBe(201);
    });

    it.each([
      ['its CUFE under another number', { number: 'FV9' }, 'number'],
      ['its number under another CUFE', { cufe: 'ab'.repeat(48) }, 'cufe'],
      ['its number and CUFE with another day', { issue_date: '2026-11-19' }, 'issue_date'],
    ])('are refused with %s, and told what they take back too much', async (_, change, field) => {
      const { id, reference } = await issued();
      const mismatch = {
        pointer: `#/billing_reference/${field}`,
        code: 'reference_mismatch',
        fix: expect.stringMatching(new RegExp(`invoice_id .*${id}`)),
      };
      const little = await post('credit-notes', named('1.00', { ...reference, ...change }));
      expect([little.status, errorsOf(little)]).toMatchObject([422, [mismatch]]);
      const much = await post('credit-notes', named('9000.00', { ...reference, ...change }));
      expect([much.status, errorsOf(much)]).toMatchObject([
        422,
        [mismatch, { pointer: '#/lines', code: 'note_exceeds_invoice', rule: 'VLR02' }],
      ]);
      expect((await get(`/v1/credit-notes?invoice_id=${id}`)).json['data']).toEqual([]);
    });

    it('have its buyer and its currency, and leave out what is the same', async () => {
      const { reference } = await issued({ customer_id: undefined, customer: buyer() });
      const refused = await post('credit-notes', { ...named('1.00', reference), currency: 'USD' });
      expect(errorsOf(refused).map(({ code }) => code)).toEqual(
        expect.arrayContaining(['customer_mismatch', 'currency_mismatch']),
      );
      const annulled = await post('credit-notes', { billing_reference: reference, reason_code: '2' });
      expect([annulled.status, annulled.json]).toMatchObject([
        201,
        { customer: { legal_name: 'Óptica Central S.A.S.' }, totals: { payable_amount: '1000.00' } },
      ]);
      const again = await post('credit-notes', { billing_reference: reference, reason_code: '2' });
      expect(pointersOf(again)).toEqual(['#/billing_reference']);
      const misnamed = { ...reference, number: 'FV9' };
      const wrong = await post('credit-notes', { billing_reference: misnamed, reason_code: '2' });
      expect(pointersOf(wrong).toSorted()).toEqual(['#/billing_reference', '#/billing_reference/number']);
    });

    it('are refused when it was rejected', async () => {
      const { id, reference } = await issued();
      await tell(id, 'rejected');
      await get(`/v1/invoices/${id}`);
      const late = await post('credit-notes', named('1.00', reference));
      expect([late.status, late.json['code'], pointersOf(late)]).toEqual([
        409,
        'invoice_rejected',
        ['#/billing_reference'],
      ]);
    });

    it('name no invoice of another mode or tenant', async () => {
      const other = await gateway.newTenant();
      const { reference } = await issued();
      const elsewhere = named('9000.00', { ...reference, number: 'FV9' });
      for (const key of [tenant.sk_live, other.sk_test])
        expect((await post('credit-notes', elsewhere, { key })).status).toBe(201);
    });
  });

  it.each(KINDS)('correct no note: /v1/%s', async (path, kind, _prefix) => {
    const invoiceId = await invoice();
    const id = idOf(await post(path, noteTo(invoiceId, '1.00')));
    const reference = { number: `N${kind}`.replace('_', '').slice(0, 9).toUpperCase(), cufe: 'de'.repeat(48) };
    await tell(id, 'numbered', { kind, number: reference.number, issued_at: '2026-11-20T10:00:00-05:00' });
    await tell(id, 'signed', { kind, cufe: reference.cufe, issued_at: '2026-11-20T10:00:00-05:00' });
    await get(`/v1/${path}/${id}`);
    const toNote = await post(
      'debit-notes',
      note({ billing_reference: { ...reference, issue_date: '2026-11-20' }, lines: [oneLine('1.00')] }),
    );
    const byId = await post('debit-notes', { invoice_id: id, reason_code: '1', lines: [oneLine('1.00')] });
    for (const [refused, pointer] of [
      [toNote, '#/billing_reference'],
      [byId, '#/invoice_id'],
    ] as const)
      expect([refused.status, errorsOf(refused)]).toMatchObject([
        422,
        [{ pointer, code: 'refers_to_note', fix: expect.stringContaining(invoiceId) }],
      ]);
  });

  it('posted at once do not exceed it together', async () => {
    const invoiceId = await invoice({ lines: [oneLine('1000.00')] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('credit-notes', noteTo(invoiceId, '300.00'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
  });
});

describe('the rules of the tax authority', () => {
  it.each([
    ['invoices', sale(), 'F'],
    ['credit-notes', note({ period: PERIOD }), 'C'],
    ['debit-notes', note({ period: PERIOD }), 'D'],
  ])('run before %s are accepted, and name rule, place and remedy, all at once', async (path, body, letter) => {
    const broken = await gateway.newTenant();
    await gateway.database.query(
      `update tenants set profile = profile || '{"tax_level_codes": ["O-99"], "check_digit": "9"}' where id = $1`,
      [broken.id],
    );
    const answered = await post(path, body, { key: broken.sk_test });
    expect([answered.status, answered.json['code']]).toEqual([422, 'dian_rule']);
    expect(errorsOf(answered)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          rule: `${letter}AJ26`,
          pointer: expect.stringContaining('/v1/tenant#/'),
          detail: expect.stringMatching(/\S/),
          fix: expect.stringMatching(/\S/),
        }),
        expect.objectContaining({ rule: `${letter}AJ24` }),
      ]),
    );
    expect(await gateway.database.query('select id from documents where tenant_id = $1', [broken.id])).toEqual([]);
  });
});

describe('the verdict', () => {
  it('explains each rule: where, why, and how to mend it', async () => {
    const id = idOf(await post('credit-notes', note({ period: PERIOD })));
    const answer_blob = await putJson(gateway.blobs, tenant.id, {
      message: 'Documento rechazado.',
      messages: [
        { rule: 'CAK24', severity: 'rejection', detail: 'DV del adquiriente.' },
        { rule: 'CAJ43b', severity: 'notification', detail: 'Nombre distinto del RUT.' },
        { rule: '', severity: 'rejection', detail: 'Una línea sin regla.' },
      ],
    });
    await tell(id, 'rejected', { kind: 'credit_note', answer_blob, status_code: '99' });
    const { json } = await get(`/v1/credit-notes/${id}`);
    expect((json['dian'] as Json)['messages']).toEqual([
      {
        rule: 'CAK24',
        severity: 'rejection',
        detail: 'DV del adquiriente.',
        pointer: '#/customer/identification/check_digit',
        cause: expect.stringMatching(/\S/),
        fix: expect.stringMatching(/\S/),
      },
      expect.objectContaining({ rule: 'CAJ43b', severity: 'notification', cause: expect.stringMatching(/\S/) }),
      { rule: '', severity: 'rejection', detail: 'Una línea sin regla.', pointer: null, cause: null, fix: null },
    ]);
  });
});

describe.each([
  ['invoices', sale(), 'invoice'],
  ['credit-notes', note({ period: PERIOD }), 'credit_note'],
  ['debit-notes', note({ period: PERIOD }), 'debit_note'],
])('POST /v1/%s/preview', (path, body, kind) => {
  const rows = () =>
    gateway.database.query('select (select count(*) from documents) + (select count(*) from idempotency_records) as n');

  it('is the whole check: the same refusals', async () => {
    const answered = await post(`${path}/preview`, { ...body, currency: 'pesos', lines: [] });
    expect(answered.status).toBe(422);
    expect(pointersOf(answered)).toEqual(expect.arrayContaining(['#/currency', '#/lines']));
  });

  it('needs the issuer for number and hash: a 503 without it, and nothing is stored', async () => {
    const before = await rows();
    const answered = await post(`${path}/preview`, body, { headers: { 'idempotency-key': `preview ${kind}` } });
    expect(answered).toMatchObject({ status: 503, json: { code: 'service_unavailable' } });
    expect(await rows()).toEqual(before);
  });
});
