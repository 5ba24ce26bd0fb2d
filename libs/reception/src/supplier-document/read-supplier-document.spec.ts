import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { plain } from '@rubrica/fiscal';
import { amountsAgree } from '../judgement/amounts.js';
import { exampleXml } from '../judgement/supplier-mail.fixture.js';
import { parsedXml } from '../opening/container.js';
import { readSupplierDocument } from './read-supplier-document.js';

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
const FOLDERS = ['', 'contingency/', 'credit-notes/', 'debit-notes/'];
const NAMES = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, EXAMPLES))
    .filter((file) => file.endsWith('.xml'))
    .map((file) => folder + file.slice(0, -'.xml'.length)),
);

interface Body {
  readonly customer?: { readonly legal_name: string; readonly identification: { readonly number: string } };
  readonly currency?: string;
  readonly payment_means?: { readonly code: string; readonly type: string };
  readonly lines?: readonly Readonly<Record<string, unknown>>[];
}

const read = (example: string) => readSupplierDocument(parsedXml(exampleXml(example)));
const bodyOf = (example: string) => JSON.parse(readFileSync(new URL(`${example}.json`, EXAMPLES), 'utf8')) as Body;

describe('a document of a supplier', () => {
  it.each(NAMES)('is read as it was asked for: %s', (example) => {
    const document = read(example);
    const body = bodyOf(example);
    if (body.customer) {
      expect(document.customer.legal_name).toBe(body.customer.legal_name);
      expect(document.customer.identification.number).toBe(body.customer.identification.number);
    }
    if (body.currency) expect(document.currency).toBe(body.currency);
    if (body.payment_means) expect(document.payment_means?.type).toBe(body.payment_means.type);
    for (const [index, line] of (body.lines ?? []).entries()) {
      const { description, quantity } = line;
      expect(document.lines[index]).toMatchObject({ description, quantity: plain(String(quantity)) });
    }
    expect(amountsAgree(document)).toBe(true);
  });

  it('has the shapes of our own documents', () => {
    const { lines, totals, payment_means, supplier } = read('discounts');
    const [asked] = bodyOf('discounts').lines ?? [];
    expect(lines[0]).toMatchObject({ unit_price: asked?.['unit_price'], unit_code: asked?.['unit_code'] });
    expect(lines[0]?.taxes[0]).toMatchObject((asked?.['taxes'] as object[])[0]!);
    expect(payment_means).toEqual({ code: '30', type: '1', due_date: null });
    expect(supplier.identification).toEqual({ type: '31', number: '900373115', check_digit: '3' });
    expect(totals.taxes[0]).toMatchObject({ code: '01' });
  });

  it('has the codes of the API where they are not those of DIAN', () => {
    expect(read('counter-sale').payment_means?.code).toBe('47');
    expect(read('export-usd')).toMatchObject({ operation_type: '11', type_code: '02' });
  });

  it('of a note names the invoice and the reason', () => {
    const note = read('credit-notes/return');
    expect(note).toMatchObject({ type_code: '91', reason_code: expect.stringMatching(/^\d$/) });
    expect(note.billing_reference?.cufe).toMatch(/^[0-9a-f]{96}$/);
  });

  it('with parties that have PartyTaxScheme alone is read too', () => {
    const bare = exampleXml('discounts').replace(
      /(<cac:AccountingSupplierParty>.*?<cac:Party>).*?(<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>).*?(<\/cac:Party>)/s,
      '$1$2$3',
    );
    const { supplier } = readSupplierDocument(parsedXml(bare));
    expect(supplier).toMatchObject({ legal_name: 'Comercializadora Andina S.A.S.', trade_name: null, email: null });
  });

  it('with strange amounts and times is read without them', () => {
    const strange = exampleXml('discounts')
      .replace(/(<cbc:PayableAmount[^>]*>)[^<]+/, '$11e9')
      .replace(/(<cbc:PriceAmount[^>]*>)[^<]+/, '$1300000')
      .replace(/(<cbc:IssueTime>)[^<]+/, '$1mediodía');
    const { totals, lines, issued_at } = readSupplierDocument(parsedXml(strange));
    expect(totals.payable_amount).toBe('0.00');
    expect(lines[0]?.unit_price).toBe('300000.00');
    expect(issued_at).toBe('2026-11-21T00:00:00-05:00');
  });

  it('is nothing else', () => expect(() => readSupplierDocument(parsedXml('<Invoice/>'))).toThrow('neither'));
});
