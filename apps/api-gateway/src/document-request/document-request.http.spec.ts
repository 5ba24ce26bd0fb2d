import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentRequest, Message } from '@rubrica/contracts';
import { getJson, putJson } from '@rubrica/service';
import { until } from '@rubrica/testing';
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

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

type Headers = Readonly<Record<string, string>>;
const post = (body: object, headers: Headers = {}, key = tenant.sk_test): Promise<Answered> =>
  gateway.call('POST', '/v1/invoices', { key, body, headers });
const get = (path: string, key = tenant.sk_test): Promise<Answered> => gateway.call('GET', path, { key });
const idsOf = ({ json }: Answered): string[] => (json['data'] as Json[]).map(({ id }) => String(id));

/** Facts of it, as the other services say them. */
const factsOf = (id: string, ...names: readonly FactName[]): Message[] =>
  names.map((name) => fact(name, { document_id: id }));

/** A blob with what somebody has said, under a name that facts can give. */
const said = (value: object): Promise<string> => putJson(gateway.blobs, tenant.id, value);

describe('POSTs that arrive together', () => {
  it('share transactions, and each is answered by itself', async () => {
    const taken = Array.from({ length: 20 }, (_, i) => post(sale({ external_id: `together-${String(i)}` })));
    const refused = [post(sale({ currency: 'pesos' })), post(sale(), {}, 'sk_test_0000000000000000000000')];
    const sameId = [post(sale({ external_id: 'one-of-two' })), post(sale({ external_id: 'one-of-two' }))];
    const key = { 'idempotency-key': 'one of many' };
    const sameKey = [post(sale(), key), post(sale(), key)];
    const ids = (await Promise.all(taken)).map(({ json }) => json['id']);
    expect(ids).toEqual(Array.from(ids, () => expect.stringMatching(/^inv_/)));
    expect((await Promise.all(refused)).map(({ json }) => json['code'])).toEqual(['wrong_format', 'unauthorized']);
    const codes = (await Promise.all(sameId)).map(({ json }) => json['code'] ?? 'taken');
    expect(codes.sort()).toEqual(['external_id_in_use', 'taken']);
    // One is done; the other is told to come again, or gets the same answer.
    const answers = (await Promise.all(sameKey)).map(({ json }) => json['code'] ?? json['id']);
    const done = new Set(answers.filter((answer) => answer !== 'idempotency_in_progress'));
    expect(done.size).toBe(1);
    const [{ transactions } = { transactions: 0 }] = await gateway.database.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from documents where id = any($1)',
      [ids],
    );
    expect(transactions).toBeLessThan(ids.length);
  });

  it('say each its own request in the facts that they cause', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(sale())));
    const causes = await gateway.database.query<{ stream_id: string; correlation_id: string }>(
      'select stream_id, correlation_id from events where stream_id = any($1)',
      [answers.map(({ json }) => `document-request-${String(json['id'])}`)],
    );
    expect(new Map(causes.map((cause) => [cause.stream_id, cause.correlation_id]))).toEqual(
      new Map(
        answers.map(({ json, headers }) => [`document-request-${String(json['id'])}`, headers['svc-request-id']]),
      ),
    );
  });
});

describe('POST /v1/invoices', () => {
  it('answers 201 with the queued invoice: what was asked, its totals, and what will come', async () => {
    const body = sale({ external_id: 'order-1', metadata: { order: '8841' }, notes: ['Entrega en bodega 3'] });
    const { status, json } = await post(body);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      id: expect.stringMatching(/^inv_[0-9a-z]{26}$/),
      object: 'invoice',
      livemode: false,
      environment: 'test',
      status: 'queued',
      waiting: null,
      number: null,
      cufe: null,
      qr_url: null,
      external_id: 'order-1',
      customer_id: 'final_consumer',
      customer: null,
      ...body,
      totals: {
        line_extension_amount: '100000.00',
        tax_exclusive_amount: '100000.00',
        tax_inclusive_amount: '119000.00',
        payable_amount: '119000.00',
        taxes: [{ code: '01', base: '100000.00', value: '19000.00' }],
      },
      dian: null,
      email: null,
      failure: null,
      corrects: null,
      corrected_by: null,
      metadata: { order: '8841' },
      created_at: expect.stringMatching(/-05:00$/),
    });
    expect(json['pdf_url']).toEqual(
      expect.stringMatching(new RegExp(`^https://api.ejemplo.co/files/${tenant.id}/${String(json['id'])}/pdf\\?`)),
    );
  });

  it('reads back all that a document may also say, as it was asked', async () => {
    const carrier = { identification: { type: '31', number: '900108281' }, legal_name: 'La Línea S.A.' };
    const asked = {
      despatch_document_references: [{ id: 'REM-1', issue_date: '2026-01-10' }],
      receipt_document_references: [{ id: 'EA-1' }],
      additional_document_references: [{ id: 'CT-7', document_type_code: 'CTR', document_type: 'Contrato' }],
      invoice_period: {
        start_date: '2026-01-01',
        start_time: '00:00:00',
        end_date: '2026-01-31',
        end_time: '23:59:59-05:00',
      },
      delivery: {
        actual_delivery_date: '2026-01-20',
        actual_delivery_time: '07:45:00',
        delivery_location: { id: '7709998000011', scheme_id: '999', scheme_name: 'EAN' },
        delivery_party: carrier,
      },
      delivery_terms: { id: 'CT-118', special_terms: 'Portes pagados', loss_risk: 'Hasta Cali' },
      exchange_rate: { rate: '4000.00', date: '2026-01-20', currency: 'USD' },
      payment_alternative_exchange_rate: { rate: '4700.00', date: '2026-01-20', currency: 'EUR' },
      prepaid: [
        {
          id: 'RC-1042',
          amount: '1.00',
          received_on: '2026-01-15',
          paid_date: '2026-01-14',
          paid_time: '15:30:00',
          instruction_id: 'Anticipo',
        },
      ],
      additional_payment_means: [{ code: '47', payment_id: 'VOUCHER 1' }],
      payment_terms: [{ note: 'Cuota 1 de 1', amount: '1.00', payment_due_date: '2099-12-31' }],
    };
    const customer = {
      ...buyer(),
      party_names: ['Sede Norte'],
      contact: { name: 'Marcela Díaz' },
      shareholders: [{ ...carrier, participation_percent: '100.00' }],
    };
    const [line] = sale()['lines'] as Json[];
    const lines = [
      {
        ...line,
        sellers_item_identification: { id: 'A-1' },
        additional_item_properties: [{ name: 'Lote', value: 'L-1' }],
        withholdings: [{ code: '06', rate: '2.50', base: '100.00', value: '2.50' }],
        invoice_period: asked.invoice_period,
        order_line_references: [{ line_id: '3', order_reference: { id: 'OC-1', date: '2026-01-09' } }],
        despatch_line_references: [{ line_id: '1', document_reference: { id: 'REM-1' } }],
        receipt_line_references: [{ line_id: '2' }],
        document_references: [{ id: 'GR-7', document_type: 'Guía' }],
        delivery: asked.delivery,
        delivery_terms: { incoterm: 'DAP' },
      },
    ];
    const { status, json } = await post({ ...sale(asked), customer_id: undefined, customer, lines });
    expect([status, json['errors']]).toEqual([201, undefined]);
    const { json: read } = await get(`/v1/invoices/${String(json['id'])}`);
    for (const answer of [json, read]) expect(answer).toMatchObject({ ...asked, customer, lines });
  });

  it('has kept the whole request when it answers: the blob that the fact names', async () => {
    const { customer_id: _, ...rest } = sale();
    const body = { ...rest, customer: buyer(), email: { cc: ['copia@andina.example'] } };
    const { json } = await post(body);
    const [event] = await gateway.database.query<{ data: { request_blob: string } }>(
      'select data from events where stream_id = $1',
      [`document-request-${String(json['id'])}`],
    );
    const request = await getJson<DocumentRequest>(gateway.blobs, tenant.id, event?.data.request_blob ?? '');
    expect(request).toMatchObject({
      document_id: json['id'],
      draft: body,
      issuer: { nit: '900373115' },
      counterparty: buyer(),
      mail: { to: ['compras@opticacentral.example'], cc: ['copia@andina.example'] },
    });
  });

  it('takes the buyer as he is now, by id: a later change does not reach the invoice', async () => {
    const { json: customer } = await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer() });
    const { json } = await post(sale({ customer_id: customer['id'] }));
    await gateway.call('PATCH', `/v1/customers/${String(customer['id'])}`, {
      key: tenant.sk_test,
      body: { legal_name: 'Otra S.A.S.' },
    });
    expect((await get(`/v1/invoices/${String(json['id'])}`)).json).toMatchObject({
      customer_id: customer['id'],
      customer: { legal_name: 'Óptica Central S.A.S.' },
    });
  });

  it('names three faults by three pointers', async () => {
    const answered = await post({
      ...sale({ currency: 'pesos', payment_means: { code: '10', type: '2' } }),
      lines: [{ ...sale().lines[0], taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '21000.00' }] }],
    });
    expect([answered.status, answered.json['code']]).toEqual([422, 'invalid_request']);
    expect(pointersOf(answered)).toEqual(
      expect.arrayContaining(['#/currency', '#/payment_means/due_date', '#/lines/0/taxes/0/value']),
    );
    for (const error of errorsOf(answered))
      expect(error).toEqual(expect.objectContaining({ code: expect.any(String), detail: expect.any(String) }));
  });

  it.each<[string, object, string, string]>([
    ['an unknown field', { colour: 'red' }, '#/colour', 'unknown_field'],
    ['an unknown field of a line', { lines: [{ ...sale().lines[0], sku: '1' }] }, '#/lines/0/sku', 'unknown_field'],
    [
      'a number instead of a decimal string',
      { lines: [{ ...sale().lines[0], quantity: 1 }] },
      '#/lines/0/quantity',
      'wrong_type',
    ],
    ['an exponent', { lines: [{ ...sale().lines[0], unit_price: '1e5' }] }, '#/lines/0/unit_price', 'wrong_format'],
    ['a sign', { lines: [{ ...sale().lines[0], unit_price: '-1.00' }] }, '#/lines/0/unit_price', 'wrong_format'],
    [
      'three decimals of an amount',
      { lines: [{ ...sale().lines[0], line_extension_amount: '100000.000' }] },
      '#/lines/0/line_extension_amount',
      'wrong_format',
    ],
    [
      'a customer that does not exist',
      { customer_id: 'cust_0123456789abcdefghjkmnpqrs' },
      '#/customer_id',
      'customer_unknown',
    ],
    ['a customer id with a NUL', { customer_id: 'cust_\0' }, '#/customer_id', 'forbidden_character'],
    ['half a surrogate pair', { notes: ['\ud800'] }, '#/notes/0', 'forbidden_character'],
    ['a NUL character', { metadata: { order: 'a\0b' } }, '#/metadata/order', 'forbidden_character'],
    [
      'metadata whose key is too long',
      { metadata: { ['k'.repeat(41)]: 'v' } },
      `#/metadata/${'k'.repeat(41)}`,
      'out_of_bounds',
    ],
    ['metadata whose value is too long', { metadata: { k: 'v'.repeat(501) } }, '#/metadata/k', 'out_of_bounds'],
    [
      'metadata of 51 pairs',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
      '#/metadata',
      'out_of_bounds',
    ],
    ['an external id that is too long', { external_id: 'x'.repeat(65) }, '#/external_id', 'out_of_bounds'],
  ])('refuses %s', async (_, change, pointer, code) => {
    const answered = await post(sale(change));
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('refuses simulate with a live key', async () => {
    const answered = await post(sale({ simulate: { outcome: 'failed' } }), {}, tenant.sk_live);
    expect(errorsOf(answered)).toEqual([
      expect.objectContaining({ pointer: '#/simulate', code: 'simulate_not_allowed' }),
    ]);
    expect((await post(sale(), {}, tenant.sk_live)).json).toMatchObject({
      livemode: true,
      environment: 'habilitacion',
    });
  });

  it('takes null as absent, so that a body can be filled from a form', async () => {
    const body = sale({ customer_id: null, customer: buyer(), order_reference: null, issued_at: null, metadata: null });
    expect(await post(body)).toMatchObject({ status: 201, json: { customer_id: null, metadata: {} } });
    expect(pointersOf(await post(sale({ currency: null })))).toEqual(['#/currency']);
  });

  it('refuses an external id that is in use, and names the first', async () => {
    const first = await post(sale({ external_id: 'once' }));
    const second = await post(sale({ external_id: 'once' }));
    expect([second.status, second.json['code'], second.json['existing_id']]).toEqual([
      409,
      'external_id_in_use',
      first.json['id'],
    ]);
    expect(errorsOf(second)).toEqual([expect.objectContaining({ pointer: '#/external_id' })]);
    expect((await post(sale({ external_id: 'once' }), {}, tenant.sk_live)).status).toBe(201);
    const other = await gateway.newTenant();
    expect((await post(sale({ external_id: 'once' }), {}, other.sk_test)).status).toBe(201);
  });

  it('is told of the first one before anything else: on Monday the body of Friday is no other sale', async () => {
    const today = new Date(gateway.clock.now().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
    const body = sale({ external_id: 'of friday', issued_at: `${today}T00:00:01-05:00` });
    const first = await post(body);
    gateway.clock.advance(3 * 86_400);
    const headers = { 'idempotency-key': 'of monday' };
    for (const again of [await post(body), await post(body, headers), await post({ ...body, lines: [] })])
      expect(again).toMatchObject({
        status: 409,
        json: { code: 'external_id_in_use', existing_id: first.json['id'] },
      });
    expect((await post(body, headers)).headers['idempotent-replayed']).toBe('true');
  });

  it('gives one of many requests at once the external id, the others a 409', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(sale({ external_id: 'at once' }))));
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    for (const { status, json } of answers)
      if (status !== 201) expect([status, json['existing_id']]).toEqual([409, created[0]?.json['id']]);
  });
});

describe('an Idempotency-Key of an invoice', () => {
  const key = (text: string): Headers => ({ 'idempotency-key': text });

  it('gives the first answer again, to the byte, and makes one invoice', async () => {
    const first = await post(sale(), key('again'));
    // The same JSON value, written otherwise.
    const again = await post(
      JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(sale()).reverse()))) as object,
      key('again'),
    );
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  });

  it('gives it again after a restart', async () => {
    const first = await post(sale(), key('restart'));
    await gateway.restart();
    expect((await post(sale(), key('restart'))).text).toBe(first.text);
  });

  it('gives it again on another day, when the same body would be refused', async () => {
    const today = new Date(gateway.clock.now().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
    const body = sale({ issued_at: `${today}T00:00:01-05:00` });
    const first = await post(body, key('yesterday'));
    gateway.clock.advance(86_400);
    expect((await post(body, key('yesterday'))).text).toBe(first.text);
    expect((await post(body, key('today'))).status).toBe(422);
  });

  it('with another body is a 422', async () => {
    await post(sale(), key('other body'));
    const answered = await post(sale({ notes: ['otra'] }), key('other body'));
    expect([answered.status, answered.json['code']]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is of one tenant, mode and path', async () => {
    const ids = [
      await post(sale(), key('scope')),
      await post(sale(), key('scope'), tenant.sk_live),
      await post(sale(), key('scope'), (await gateway.newTenant()).sk_test),
      await gateway.call('POST', '/v1/customers', { key: tenant.sk_test, body: buyer(), headers: key('scope') }),
    ].map(({ status, json }) => [status, json['id']]);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(4);
    expect(ids.map(([status]) => status)).toEqual([201, 201, 201, 201]);
  });

  it('keeps a refusal that was executed, and forgets one of a body that was never in order', async () => {
    await post(sale({ external_id: 'taken' }));
    const refused = await post(sale({ external_id: 'taken' }), key('conflict'));
    const again = await post(sale({ external_id: 'taken' }), key('conflict'));
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([409, 'true']);
    expect(again.json).toEqual({ ...refused.json, request_id: again.json['request_id'] });
    expect((await post(sale({ currency: 'pesos' }), key('corrected'))).status).toBe(422);
    expect((await post(sale(), key('corrected'))).status).toBe(201);
  });

  it('of many requests at once makes one invoice; the others are told to wait, or get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(sale(), key('at once'))));
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json['id']));
    expect(ids.size).toBe(1);
    for (const { status, json, headers } of answers) {
      if (status !== 201)
        expect([status, json['code'], headers['retry-after']]).toEqual([409, 'idempotency_in_progress', '1']);
    }
  });

  it('is as good for any key of the tenant', async () => {
    const first = await post(sale(), key('two keys'));
    const again = await post(sale(), key('two keys'), await gateway.newKey(tenant.id, 'documents'));
    expect(again.text).toBe(first.text);
  });
});

describe('Prefer: wait', () => {
  it('answers with the outcome, as soon as it is known', async () => {
    const waiting = post(sale({ external_id: 'waits' }), { prefer: 'wait=60' });
    const [id = ''] = await until(
      async () => idsOf(await get('/v1/invoices?external_id=waits')),
      (ids) => ids.length > 0,
    );
    const began = performance.now();
    await gateway.publish(
      ...factsOf(id, 'numbered', 'signed', 'submitted'),
      fact('accepted', { document_id: id, answer_blob: await said({ message: 'ok', messages: [] }) }),
    );
    const { status, json, headers } = await waiting;
    expect([status, json['status'], headers['preference-applied']]).toEqual([201, 'accepted_by_dian', 'wait=60']);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('answers with the files too, once both are there', async () => {
    const waiting = post(sale({ external_id: 'waits for files' }), { prefer: 'wait=60, until=files' });
    const [id = ''] = await until(
      async () => idsOf(await get('/v1/invoices?external_id=waits%20for%20files')),
      (ids) => ids.length > 0,
    );
    await gateway.publish(
      ...factsOf(id, 'numbered', 'signed', 'submitted'),
      fact('accepted', { document_id: id, answer_blob: await said({ message: 'ok', messages: [] }) }),
    );
    let isAnswered = false;
    void waiting.then(() => (isAnswered = true));
    await gateway.publish(...factsOf(id, 'rendered'));
    await until(
      async () => (await get(`/v1/invoices/${id}`)).json['status'],
      (status) => status === 'accepted_by_dian',
    );
    expect(isAnswered).toBe(false);
    await gateway.publish(...factsOf(id, 'packaged'));
    const { json, headers } = await waiting;
    expect([json['status'], headers['preference-applied']]).toEqual(['accepted_by_dian', 'wait=60, until=files']);
  });

  it('answers with what is known when the time is up', async () => {
    expect((await post(sale(), { prefer: 'respond-async, wait=1' })).json).toMatchObject({ status: 'queued' });
  });

  it('answers when the document waits for something: nobody waits for that', async () => {
    const waiting = post(sale({ external_id: 'waits too' }), { prefer: 'wait=60' });
    const [id = ''] = await until(
      async () => idsOf(await get('/v1/invoices?external_id=waits%20too')),
      (ids) => ids.length > 0,
    );
    await gateway.publish(...factsOf(id, 'issuing-waits'));
    expect((await waiting).json).toMatchObject({ status: 'queued', waiting: { reason: 'range_exhausted' } });
  });

  it('keeps the answer that was given under the Idempotency-Key', async () => {
    const headers = { prefer: 'wait=60', 'idempotency-key': 'waited' };
    const waiting = post(sale({ external_id: 'waits with key' }), headers);
    const [id = ''] = await until(
      async () => idsOf(await get('/v1/invoices?external_id=waits%20with%20key')),
      (ids) => ids.length > 0,
    );
    await gateway.publish(...factsOf(id, 'numbered', 'signed', 'issuing-failed'));
    const first = await waiting;
    expect(first.json).toMatchObject({ status: 'failed', failure: { code: 'issuing_failed' } });
    const again = await post(sale({ external_id: 'waits with key' }), headers);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  });
});
