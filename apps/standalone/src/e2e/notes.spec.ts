import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import {
  type ApiAnswer,
  type Json,
  note,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let live: string;
let test: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  ({ sk_live: live, sk_test: test } = standalone.credentials);
  target = await receiver();
  for (const key of [live, test]) {
    const { status } = await standalone.call('POST', '/v1/webhook-endpoints', key, {
      url: `${target.url}/hook`,
      subscribed_events: ['credit_note', 'debit_note'].flatMap((kind) => [
        ...['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'].map((one) => `${kind}.${one}`),
        ...['delivered', 'bounced', 'complained'].map((one) => `${kind}.email.${one}`),
      ]),
    });
    expect(status).toBe(201);
  }
});

afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const post = (path: string, key: string, body: object, waitS = 60): Promise<ApiAnswer> =>
  standalone.call('POST', `/v1/${path}`, key, body, waitS > 0 ? { prefer: `wait=${waitS}` } : {});

/** The same with one line of that amount, without tax. */
const noteOf = (amount: string, change: object): object =>
  note({
    lines: [
      { description: 'Lente', quantity: '1.00', unit_code: '94', unit_price: amount, line_extension_amount: amount },
    ],
    ...change,
  });

const ended = (path: string, key: string, json: Json): Promise<Json> =>
  standalone.poll(`/v1/${path}/${String(json['id'])}`, key, (seen) =>
    ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'].includes(String(seen['status'])),
  );

const waitingFor = (path: string, key: string, reason: string): Promise<Json> =>
  standalone.poll(path, key, ({ waiting }) => waiting !== null && String(waiting?.['reason']) === reason);

/** Types of the events told of a document. */
const told = async (id: Json | undefined, last: string): Promise<string[]> => {
  const until = Date.now() + 90_000;
  for (;;) {
    const events = target.requests
      .map(({ body }) => JSON.parse(body) as Json)
      .filter((event) => event['data']?.['object']?.['id'] === id)
      .map((event) => String(event['type']));
    if (events.includes(last)) return [...new Set(events)].sort(); // at least once, in no order
    if (Date.now() > until) throw new Error(`${last} was never told; told were ${events.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const PERIOD = { start_date: '2026-10-01', end_date: '2026-10-31' };

describe.each([
  ['credit-notes', 'credit_note', 'NC', '91'],
  ['debit-notes', 'debit_note', 'ND', '92'],
])('in live mode, /v1/%s', (path, kind, prefix, typeCode) => {
  it('issues a note to an invoice that was posted a moment before: it waits, refers to it, is accepted, mailed and told', async () => {
    const { json: invoice } = await post('invoices', live, sale(), 0);
    const { status, json: posted } = await post(path, live, note({ invoice_id: invoice['id'] }), 0);
    expect([status, posted['status'], posted['number']]).toEqual([201, 'queued', null]);
    const accepted = await ended(path, live, posted);
    expect(accepted).toMatchObject({
      object: kind,
      status: 'accepted_by_dian',
      waiting: null,
      prefix,
      type_code: typeCode,
      invoice_id: invoice['id'],
      dian: { status_code: '00' },
      totals: { payable_amount: '119000.00' },
    });
    expect(accepted['cufe']).toMatch(/^[0-9a-f]{96}$/);

    const base = `/v1/${path}/${String(posted['id'])}`;
    const { bytes } = await standalone.call('GET', `${base}/xml`, live);
    const { json: corrected } = await standalone.call('GET', `/v1/invoices/${String(invoice['id'])}`, live);
    expect(bytes.toString()).toContain(`>${String(corrected['cufe'])}</cbc:UUID>`);
    expect(bytes.toString()).toContain(`<cbc:ReferenceID>${String(corrected['number'])}</cbc:ReferenceID>`);
    const pdf = await standalone.call('GET', `${base}/pdf`, live);
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    for (const file of ['attached-document', 'application-response'])
      expect([file, (await standalone.call('GET', `${base}/${file}`, live)).status]).toEqual([file, 200]);

    const mail = await simpleParser(await standalone.mailAbout(`;${String(accepted['number'])};`));
    expect(mail.subject).toBe(
      `900373115;Comercializadora Andina S.A.S.;${String(accepted['number'])};${typeCode};Andina`,
    );
    await told(posted['id'], `${kind}.email.delivered`);
    const events = await told(posted['id'], `${kind}.accepted_by_dian`);
    expect(events).toEqual([`${kind}.accepted_by_dian`, `${kind}.email.delivered`]);
    const { documents } = await standalone.received();
    expect(documents.filter((document) => document['number'] === accepted['number'])).toMatchObject([
      { type_code: typeCode, cufe: accepted['cufe'], accepted: true, transmissions: 1 },
    ]);
  });

  it('issues a note without reference', async () => {
    const { json } = await post(path, live, note({ period: PERIOD }));
    expect(json).toMatchObject({ status: 'accepted_by_dian', period: PERIOD });
  });

  it('shows rule, place, cause and fix when the tax authority rejects: it does not know the invoice', async () => {
    const billing_reference = { number: 'FE77', cufe: 'ab'.repeat(48), issue_date: '2026-10-10' };
    const { json } = await post(path, live, note({ billing_reference }));
    const letter = kind === 'credit_note' ? 'C' : 'D';
    expect(json).toMatchObject({
      status: 'rejected_by_dian',
      pdf_url: expect.stringContaining('/pdf?'),
      dian: {
        status_code: '99',
        messages: expect.arrayContaining([
          {
            rule: `${letter}BG04a`,
            severity: 'rejection',
            detail: expect.stringMatching(/\S/),
            pointer: '#/billing_reference',
            cause: expect.stringMatching(/\S/),
            fix: expect.stringMatching(/\S/),
          },
        ]),
      },
    });
    expect(await told(json['id'], `${kind}.rejected_by_dian`)).toEqual([`${kind}.rejected_by_dian`]);
  });

  it('shows a note before it is issued', async () => {
    const preview = await post(`${path}/preview`, live, note({ period: PERIOD }), 0);
    expect([preview.status, preview.json]).toMatchObject([
      200,
      {
        object: 'preview',
        kind,
        environment: 'habilitacion',
        number: `${prefix}0`,
        type_code: typeCode,
        cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
        totals: { payable_amount: '119000.00' },
        waiting: null,
        messages: [],
      },
    ]);
  });
});

describe('an invoice that the tax authority knows already', () => {
  it('may be named as one of another system', async () => {
    const { json: invoice } = await post('invoices', live, sale());
    const billing_reference = {
      number: invoice['number'],
      cufe: invoice['cufe'],
      issue_date: String(invoice['issued_at']).slice(0, 10),
    };
    const { json } = await post('debit-notes', live, note({ billing_reference, reason_code: '3' }));
    expect(json['status']).toBe('accepted_by_dian');
  });
});

describe('a note to an invoice that comes to nothing', () => {
  it('waits for it, and fails with it', async () => {
    const { json: ranges } = await standalone.call('GET', '/v1/numbering-ranges?document_type=invoice', test);
    const range = `/v1/numbering-ranges/${String(ranges['data']?.['0']?.['id'])}`;
    await standalone.call('PATCH', range, test, { is_active: false });
    const { json: invoice } = await post('invoices', test, sale({ simulate: { outcome: 'rejected_by_dian' } }), 0);
    const { json: posted } = await post('credit-notes', test, note({ invoice_id: invoice['id'] }), 0);
    await waitingFor(`/v1/invoices/${String(invoice['id'])}`, test, 'range_exhausted');
    await waitingFor(`/v1/credit-notes/${String(posted['id'])}`, test, 'invoice_not_accepted');
    await standalone.call('PATCH', range, test, { is_active: true });

    const failed = await ended('credit-notes', test, posted);
    expect(failed).toMatchObject({ status: 'failed', number: null, failure: { code: 'invoice_rejected' } });
    expect(await told(posted['id'], 'credit_note.failed')).toEqual(['credit_note.failed']);
  });

  it('is refused when the invoice is rejected already', async () => {
    const { json: invoice } = await post('invoices', test, sale({ simulate: { outcome: 'rejected_by_dian' } }));
    const late = await post('credit-notes', test, note({ invoice_id: invoice['id'] }), 0);
    expect([late.status, late.json['code']]).toEqual([409, 'invoice_rejected']);
  });

  it('waits for an invoice that has failed, and says that it can be retried', async () => {
    const { json: invoice } = await post('invoices', test, sale({ simulate: { outcome: 'failed' } }));
    const body = note({ invoice_id: invoice['id'] });
    const { json: preview } = await post('credit-notes/preview', test, body, 0);
    const { status, json: late } = await post('credit-notes', test, body, 0);
    expect(status).toBe(201);
    const waiting = await waitingFor(`/v1/credit-notes/${String(late['id'])}`, test, 'invoice_not_accepted');
    for (const seen of [preview, waiting])
      expect(seen['waiting']?.['action']).toContain('The invoice has failed. Retry it');
    const { json: cancelled } = await standalone.call(
      'POST',
      `/v1/credit-notes/${String(late['id'])}/cancel`,
      test,
      {},
    );
    expect(cancelled).toMatchObject({ status: 'failed', failure: { code: 'cancelled' }, waiting: null });
  });

  it('waits while nobody can say what becomes of it, and goes on when it is accepted', async () => {
    await standalone.control({ mode: 'error' });
    const { json: invoice } = await post('invoices', live, sale(), 0);
    const { json: posted } = await post('credit-notes', live, note({ invoice_id: invoice['id'] }), 0);
    const path = `/v1/credit-notes/${String(posted['id'])}`;
    const waiting = await waitingFor(path, live, 'invoice_not_accepted');
    expect(waiting).toMatchObject({ status: 'queued', number: null });
    await standalone.control({ mode: 'up' });
    const seen = await standalone.poll(path, live, (note) => String(note['status']) === 'accepted_by_dian');
    expect(seen).toMatchObject({ waiting: null, prefix: 'NC' });
  });
});

describe('in test mode a note', () => {
  it.each(['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'])(
    'comes to %s when simulate asks for it',
    async (outcome) => {
      const { json: invoice } = await post('invoices', test, sale());
      const { json } = await post('debit-notes', test, note({ invoice_id: invoice['id'], simulate: { outcome } }));
      expect(json).toMatchObject({ livemode: false, status: outcome, type_code: '92' });
      expect(await told(json['id'], `debit_note.${outcome}`)).toContain(`debit_note.${outcome}`);
    },
  );

  it('refers to an invoice in simulated contingency', async () => {
    const simulate = { outcome: 'accepted_contingency' };
    const { json: invoice } = await post('invoices', test, sale({ simulate }));
    const { json } = await post('credit-notes', test, note({ invoice_id: invoice['id'] }));
    expect(json['status']).toBe('accepted_by_dian');
  });

  it('takes back no more than is left of its invoice', async () => {
    const { json: invoice } = await post('invoices', test, sale(), 0);
    const reference = { invoice_id: invoice['id'] };
    expect((await post('credit-notes', test, noteOf('100000.00', reference), 0)).status).toBe(201);
    const refused = await post('credit-notes', test, noteOf('19000.01', reference), 0);
    expect([refused.status, refused.json['code']]).toEqual([422, 'note_exceeds_invoice']);
    expect((await post('credit-notes', test, noteOf('19000.00', reference), 0)).status).toBe(201);
  });
});

describe('an annulment after notes that had fewer taxes than their invoice', () => {
  const vat = (base: string, value: string) => ({ code: '01', rate: '19.00', base, value });
  const food = { code: '35', rate: '20.00', base: '10000.00', value: '2000.00' };
  const drink = { code: '34', per_unit_amount: '80.00', base_quantity: '2000.00', unit_code: 'MLT', value: '1600.00' };
  const goods = (amount: string, taxes: readonly object[]) => ({
    lines: [
      {
        ...{ description: 'Gaseosa', quantity: '1.00', unit_code: '94' },
        ...{ unit_price: amount, line_extension_amount: amount, taxes },
      },
    ],
  });

  it.each([
    ['the one on ultra-processed food', food, '12710.00'],
    ['the one on sugared drinks', drink, '12310.00'],
  ])('takes back the whole tax that they had not, and the tax authority accepts it: %s', async (_, tax, payable) => {
    const { json: invoice } = await post('invoices', live, sale(goods('10000.00', [vat('10000.00', '1900.00'), tax])));
    expect(invoice['status']).toBe('accepted_by_dian');
    const reference = { invoice_id: invoice['id'] };
    const lowered = await post(
      'credit-notes',
      live,
      note({ ...reference, ...goods('1000.00', [vat('1000.00', '190.00')]) }),
    );
    expect(lowered.json['status']).toBe('accepted_by_dian');
    const { json } = await post('credit-notes', live, { ...reference, reason_code: '2' });
    expect(json).toMatchObject({ status: 'accepted_by_dian', totals: { payable_amount: payable } });
    expect(json['lines']).toMatchObject([{ taxes: [vat('9000.00', '1710.00'), tax].map(({ code }) => ({ code })) }]);
  });
});

describe('a preview of an invoice', () => {
  it('shows totals, hash and what the tax authority would remark; nothing of it is kept', async () => {
    const { email: _, ...customer } = (sale() as { readonly customer: { readonly email?: string } }).customer;
    const body = sale({ customer });
    const newest = async (): Promise<unknown> =>
      (await standalone.call('GET', '/v1/invoices?limit=1', live)).json['data']?.['0']?.['id'];
    const before = await newest();
    const { status, json } = await post('invoices/preview', live, body, 0);
    expect([status, json]).toMatchObject([
      200,
      {
        number: 'SETP0',
        totals: { tax_inclusive_amount: '119000.00' },
        messages: [{ rule: 'FAK55', severity: 'notification', pointer: expect.stringMatching(/^#\/customer/) }],
      },
    ]);
    expect(await newest()).toBe(before);
  });

  it('takes a note that names its invoice alone', async () => {
    const { json: invoice } = await post('invoices', test, sale(), 0);
    const { status, json } = await post(
      'credit-notes/preview',
      test,
      { invoice_id: invoice['id'], reason_code: '2' },
      0,
    );
    expect([status, json]).toMatchObject([200, { totals: { payable_amount: '119000.00' } }]);
  });
});
