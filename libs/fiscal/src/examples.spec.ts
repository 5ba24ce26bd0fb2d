import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fiscalDocument, invoiceTypeCode } from './compose-document.js';
import { ingredients, LIVE_MODE, refusedBy } from './draft.fixture.js';
import { draftFaults } from './draft-faults.js';
import { InvoiceDraft } from './draft.js';
import { draftTotals } from './document-resource.js';

const folder = new URL('../../../examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string): InvoiceDraft => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as InvoiceDraft;

/** What is to be paid, worked out by hand from the example. */
const PAYABLE: Readonly<Record<string, string>> = {
  'counter-sale.json': '61999.99',
  'discounts.json': '1990432.00',
  'export-usd.json': '12599.75',
  'free-sample.json': '15024.07',
  'fuel.json': '1478750.91',
  'prepaid-credit.json': '999999.99',
  'standard-sale.json': '371060.00',
  'withholding-agent.json': '1190185.00',
};

describe('the examples', () => {
  it('are all here', () => {
    expect(files.sort()).toEqual(Object.keys(PAYABLE));
  });

  it.each(files)('%s can be posted as it is', (name) => {
    const draft = read(name);
    expect(refusedBy(InvoiceDraft, draft)).toEqual([]);
    expect(draftFaults(draft, LIVE_MODE)).toEqual([]);
    expect(draftTotals(draft).payable_amount).toBe(PAYABLE[name]);
  });

  it.each(files)('%s becomes a document', (name) => {
    const draft = read(name);
    const document = fiscalDocument(
      ingredients({ draft, customer: draft.customer ?? null, typeCode: invoiceTypeCode(draft) }),
    );
    expect(document.uuid).toMatch(/^[0-9a-f]{96}$/);
    expect(document.lines).toHaveLength(draft.lines.length);
  });
});
