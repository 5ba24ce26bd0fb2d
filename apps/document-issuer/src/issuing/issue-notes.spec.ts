import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PreviewAnswer } from '@rubrica/contracts';
import { cufe } from '@rubrica/fiscal';
import { once } from 'node:events';
import { type Fact, type Issuer, SOFTWARE, type Stage, startStage, TENANT } from '../issuer.fixture.js';
import { invoiceDraft, noteDraft, supplier } from '../document/request.fixture.js';

let stage: Stage;
let issuer: Issuer;
beforeEach(async () => {
  stage = await startStage();
  issuer = await stage.start();
  await stage.software();
  await stage.range();
  for (const [document_type, prefix] of [
    ['credit_note', 'NC'],
    ['debit_note', 'ND'],
  ])
    await stage.range({ ...NOTE_RANGE, document_type, prefix });
});
afterEach(async () => {
  await issuer.stop();
  await stage.close();
});

/** Notes are numbered freely: no resolution, no key. */
const NOTE_RANGE = {
  from: 1,
  to: 999,
  resolution_number: undefined,
  resolution_date: undefined,
  valid_from: undefined,
  valid_to: undefined,
  technical_key: undefined,
};

const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);
const dataOf = (facts: readonly Fact[], type: string) => facts.find((fact) => fact.type === type)?.data ?? {};
const xmlOf = async (facts: readonly Fact[]): Promise<string> =>
  (await stage.blobs.get(TENANT, String(dataOf(facts, 'signed')['xml_blob']))).toString('utf8');
const element = (xml: string, name: string): string => new RegExp(`<${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';
const waitingRows = () => issuer.database.query('select document_id from waiting_documents');

describe('a note to an invoice of ours', () => {
  it.each([
    ['credit_note', 'NC1', '91', 'CreditNote'],
    ['debit_note', 'ND1', '92', 'DebitNote'],
  ] as const)(
    'a %s waits without a number until the invoice is accepted, then refers to it',
    async (kind, number, typeCode, root) => {
      const invoice = await stage.requested();
      const note = await stage.requestedNote(kind, { invoice_id: invoice });
      expect(dataOf(await stage.facts(note, 'issuing-waits'), 'issuing-waits')).toMatchObject({
        reason: 'invoice_not_accepted',
      });
      const of = dataOf(await stage.facts(invoice, 'signed'), 'signed');
      expect(types(await stage.facts(note, 'issuing-waits'))).toEqual(['issuing-waits']);

      await stage.accepted(invoice);
      const facts = await stage.facts(note, 'signed');
      expect(types(facts)).toEqual(['issuing-waits', 'numbered', 'signed']);
      expect(dataOf(facts, 'signed')).toMatchObject({ kind, number, type_code: typeCode, payable_amount: '119000.00' });
      expect(await waitingRows()).toEqual([]);

      const xml = await xmlOf(facts);
      expect(xml).toContain(`<${root} `);
      const [reference = ''] = /<cac:BillingReference>.*<\/cac:BillingReference>/.exec(xml) ?? [];
      expect([
        element(reference, 'cbc:ID'),
        element(reference, 'cbc:UUID'),
        element(reference, 'cbc:IssueDate'),
      ]).toEqual([of['number'], of['cufe'], String(of['issued_at']).slice(0, 10)]);
      expect(reference).toContain('schemeName="CUFE-SHA384"');
      expect(xml).not.toContain('InvoiceControl');

      // CUDE: the PIN in the place of the technical key.
      const [issueDate, issueTime] = String(dataOf(facts, 'signed')['issued_at']).split('T');
      expect(dataOf(facts, 'signed')['cufe']).toBe(
        cufe({
          number,
          issueDate: issueDate ?? '',
          issueTime: issueTime ?? '',
          lineExtensionAmount: '100000.00',
          iva: '19000.00',
          inc: '0.00',
          ica: '0.00',
          payableAmount: '119000.00',
          supplierNumber: '900373115',
          customerNumber: '222222222222',
          secret: SOFTWARE.pin,
          environment: '2',
        }),
      );

      await stage.accepted(note);
      const packaged = await stage.facts(note, 'packaged');
      expect(types(packaged)).toContain('rendered');
      expect(dataOf(packaged, 'packaged')['invoice']).toEqual({
        number: of['number'],
        issue_date: String(of['issued_at']).slice(0, 10),
      });
    },
  );

  it('may be heard of before its invoice', async () => {
    const invoice = `inv_${'7'.repeat(26)}`;
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice });
    await stage.facts(note, 'issuing-waits');
    await stage.requested({}, {}, invoice);
    await stage.facts(invoice, 'signed');
    await stage.accepted(invoice);
    expect(dataOf(await stage.facts(note, 'signed'), 'signed')['number']).toBe('NC1');
  });

  it('does not wait when the invoice has been accepted long ago', async () => {
    const invoice = await stage.requested();
    await stage.facts(invoice, 'signed');
    await stage.accepted(invoice);
    await stage.facts(invoice, 'packaged');
    const note = await stage.requestedNote('debit_note', { invoice_id: invoice });
    expect(types(await stage.facts(note, 'signed'))).toEqual(['numbered', 'signed']);
  });

  it('refers to the edition in contingency, which is valid as it was issued', async () => {
    const invoice = await stage.requested();
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice });
    await stage.facts(note, 'issuing-waits');
    await stage.facts(invoice, 'signed');
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', invoice, {
      document_id: invoice,
      kind: 'invoice',
      environment: 'habilitacion',
      replaces_edition: 1,
      simulated: false,
    });
    const [, second] = (await stage.facts(invoice, 'signed', 2)).filter(({ type }) => type === 'signed');
    const facts = await stage.facts(note, 'signed');
    expect(await xmlOf(facts)).toContain(String(second?.data['cufe']));
    const named = (cufe: unknown) => ({ invoice: { document_id: invoice, cufe } });
    expect(dataOf(facts, 'signed')).toMatchObject(named(second?.data['cufe']));

    // No outage was declared: the invoice is issued again, and with it, when it is accepted, the note that names it.
    const again = { document_id: invoice, kind: 'invoice', environment: 'habilitacion', replaces_edition: 2 } as const;
    await stage.publishFact('co.rubrica.document.reissue-ordered.v1', invoice, again);
    const [, , third] = (await stage.facts(invoice, 'signed', 3)).filter(({ type }) => type === 'signed');
    const noteAgain = { ...again, document_id: note, kind: 'credit_note', replaces_edition: 1 } as const;
    await stage.publishFact('co.rubrica.document.reissue-ordered.v1', note, noteAgain);
    expect((await stage.facts(note, 'issuing-waits', 2)).at(-1)?.data).toMatchObject({
      reason: 'invoice_not_accepted',
    });
    await stage.accepted(invoice, 3);
    const [first, reissued] = (await stage.facts(note, 'signed', 2)).filter(({ type }) => type === 'signed');
    expect(reissued?.data).toMatchObject({ edition: 2, type_code: '91', number: first?.data['number'] });
    expect(reissued?.data).toMatchObject(named(third?.data['cufe']));
    expect(reissued?.data['cufe']).not.toBe(first?.data['cufe']);
  });

  it('fails with invoice_rejected when the invoice is rejected, and spends no number', async () => {
    const invoice = await stage.requested();
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice });
    await stage.facts(note, 'issuing-waits');
    await stage.facts(invoice, 'signed');
    await stage.rejected(invoice);
    expect(dataOf(await stage.facts(note, 'issuing-failed'), 'issuing-failed')).toMatchObject({
      code: 'invoice_rejected',
    });
    expect(await waitingRows()).toEqual([]);
    const elsewhere = await stage.requestedNote('credit_note', { period: PERIOD });
    expect(dataOf(await stage.facts(elsewhere, 'numbered'), 'numbered')['number']).toBe('NC1');
  });

  it('waits on when the transmission of its invoice fails, and goes on when that is accepted after a retry', async () => {
    const invoice = await stage.requested();
    const [early, other] = [
      await stage.requestedNote('credit_note', { invoice_id: invoice }),
      await stage.requestedNote('debit_note', { period: PERIOD }),
    ];
    await stage.facts(early, 'issuing-waits');
    await stage.facts(invoice, 'signed');
    await stage.facts(other, 'signed');
    await stage.submissionFailed(invoice);
    const late = await stage.requestedNote('debit_note', { invoice_id: invoice });
    await stage.facts(late, 'issuing-waits');
    await stage.accepted(invoice);
    for (const note of [early, late])
      expect(types(await stage.facts(note, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
    expect(await waitingRows()).toEqual([]);
  });

  it('fails at once when the invoice was rejected before it came', async () => {
    const invoice = await stage.requested();
    await stage.facts(invoice, 'signed');
    await stage.rejected(invoice);
    const second = await stage.requested();
    await stage.facts(second, 'signed');
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice });
    expect(dataOf(await stage.facts(note, 'issuing-failed'), 'issuing-failed')['code']).toBe('invoice_rejected');
  });

  it('waits for an invoice whose issuing has failed', async () => {
    const of = { environment: 'test' } as const;
    const invoice = await stage.requested({}, { ...of, simulate: { outcome: 'failed', email: 'delivered' } });
    await stage.facts(invoice, 'issuing-failed');
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice }, of);
    await stage.facts(note, 'issuing-waits');
    expect(types(await stage.facts(note, 'issuing-waits'))).toEqual(['issuing-waits']);
    expect(await waitingRows()).toEqual([{ document_id: note }]);
  });

  it('is released though the issuer died between the verdict and the note', async () => {
    const invoice = await stage.requested();
    const note = await stage.requestedNote('credit_note', { invoice_id: invoice });
    await stage.facts(note, 'issuing-waits');
    await stage.facts(invoice, 'signed');
    await issuer.stop();
    const dying = await stage.spawn({ RUBRICA_FAULT: 'document-issuer:planned' });
    await stage.accepted(invoice);
    if (dying.exitCode === null && dying.signalCode === null) await once(dying, 'exit');
    issuer = await stage.start();
    expect(types(await stage.facts(note, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
  });

  it('of many at once, with their invoice being judged meanwhile, none is forgotten', async () => {
    const invoice = await stage.requested();
    await stage.facts(invoice, 'signed');
    const asked = Array.from({ length: 30 }, () => stage.requestedNote('credit_note', { invoice_id: invoice }));
    await stage.accepted(invoice);
    for (const note of await Promise.all(asked)) await stage.facts(note, 'signed');
    expect(await waitingRows()).toEqual([]);
  });
});

const PERIOD = { start_date: '2026-10-01', end_date: '2026-10-31' };

describe('a note to no invoice of ours', () => {
  it('names the invoice of another system', async () => {
    const reference = { number: 'FE77', cufe: 'AB'.repeat(48), issue_date: '2026-10-10' };
    const note = await stage.requestedNote('debit_note', { billing_reference: reference, reason_code: '3' });
    const xml = await xmlOf(await stage.facts(note, 'signed'));
    expect(element(xml, 'cbc:CustomizationID')).toBe('30');
    expect(xml).toContain('ab'.repeat(48));
    expect(xml).toContain('<cbc:ReferenceID>FE77</cbc:ReferenceID>');
  });

  it('names a period when it corrects no invoice in particular', async () => {
    const note = await stage.requestedNote('credit_note', { period: PERIOD });
    const xml = await xmlOf(await stage.facts(note, 'signed'));
    expect(element(xml, 'cbc:CustomizationID')).toBe('22');
    expect(xml).toContain('<cbc:StartDate>2026-10-01</cbc:StartDate>');
    expect(xml).not.toContain('BillingReference');
  });
});

describe('a preview', () => {
  const preview = async (changes: object): Promise<{ status: number; body: PreviewAnswer }> => {
    const body = {
      kind: 'invoice',
      environment: 'habilitacion',
      draft: invoiceDraft(),
      issuer: supplier,
      counterparty: null,
      invoice_id: null,
    };
    const { status, body: answer } = await stage.call('POST', '/internal/previews', { body: { ...body, ...changes } });
    return { status, body: answer as unknown as PreviewAnswer };
  };

  it('shows hash and range under a number that stands for the one to come, and keeps nothing', async () => {
    const { status, body } = await preview({});
    expect([status, body]).toMatchObject([
      200,
      {
        number: 'SETP0',
        prefix: 'SETP',
        type_code: '01',
        cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
        waiting: null,
      },
    ]);
    expect(await issuer.database.query("select stream_id from events where stream_id like 'document-%'")).toEqual([]);
    const invoice = await stage.requested();
    expect(dataOf(await stage.facts(invoice, 'numbered'), 'numbered')['number']).toBe('SETP990000000');
  });

  it('shows what the document would wait for', async () => {
    const invoice = `inv_${'7'.repeat(26)}`;
    const draft = noteDraft({ invoice_id: invoice });
    const { body } = await preview({ kind: 'credit_note', draft, invoice_id: invoice });
    expect(body).toMatchObject({
      number: null,
      cufe: null,
      type_code: '91',
      waiting: { reason: 'invoice_not_accepted' },
    });
    const production = await preview({ environment: 'production' });
    expect(production.body.waiting).toMatchObject({ reason: 'certificate_missing' });
  });
});
