import { describe, expect, it } from '@jest/globals';
import { canonicalForm, parseForeignXml } from '@rubrica/xml';
import { unsignedContainer, unsignedInvoice } from './documents.fixture.js';
import { xmllint, xmllintCanonicalForm } from '../referees/referees.fixture.js';

const canonical = (xml: string): string => {
  const result = parseForeignXml(xml, { maxBytes: 1 << 20 });
  if (!result.ok) throw new Error(result.reason);
  return canonicalForm(result.document);
};

const invoice = unsignedInvoice();
const container = unsignedContainer('<a>]]>&amp;</a>');

describe('the canonical form of a document', () => {
  it('is what the writers of libs/ubl write', () => {
    expect(canonical(invoice.head + invoice.tail)).toBe(invoice.head + invoice.tail);
  });
});

xmllint.describe('the canonical form of a document, beside libxml2,', () => {
  it('is the same', () => {
    for (const xml of [invoice.head + invoice.tail, (container.file?.head ?? '') + (container.file?.tail ?? '')]) {
      expect(canonical(xml)).toBe(xmllintCanonicalForm(xml));
    }
  });
});
