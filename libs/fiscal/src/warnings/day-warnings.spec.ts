import { describe, expect, it } from '@jest/globals';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import type { InvoiceDraft } from '../request/draft.js';
import { documentFaults } from '../check/draft-faults.js';
import { invoiceRules } from '../check/rules-of-kind.js';
import { documentWarnings } from './draft-warnings.js';

const told = (change: Partial<InvoiceDraft>, now = TEST_MODE.now): string[] => {
  const draft = invoice(change);
  expect(documentFaults(invoiceRules, draft, { ...TEST_MODE, now })).toEqual([]);
  return documentWarnings(draft, null, { ...TEST_MODE, now, ruleLetter: 'F', issuerNit: '900373115' }).map(
    ({ pointer, code, rule = '' }) => `${pointer} ${code} ${rule}`.trim(),
  );
};

describe('a day that DIAN does not judge is never refused, and preview warns of', () => {
  it('the rate of a day to come: the official one of Monday is known on Friday', () => {
    const rate = (date: string) => told({ exchange_rate: { rate: '4000.00', date, currency: 'USD' } });
    expect(rate('2026-11-21')).toEqual([]);
    expect(rate('2026-11-23')).toEqual(['#/exchange_rate/date unusual_sale FAR07']);
  });

  it('the rate of a further currency, just the same', () => {
    const rate = (date: string) =>
      told({ payment_alternative_exchange_rate: { rate: '4700.00', date, currency: 'EUR' } });
    expect(rate('2026-11-21')).toEqual([]);
    expect(rate('2026-11-23')).toEqual(['#/payment_alternative_exchange_rate/date unusual_sale FAR07']);
  });

  it('a delivery of a line more than a year away, and documents of a line that are dated ahead', () =>
    expect(
      told({
        lines: [
          line(),
          line({
            delivery: { actual_delivery_date: '2028-03-01' },
            despatch_line_references: [{ line_id: '1', document_reference: { id: 'R1', issue_date: '2026-12-01' } }],
            receipt_line_references: [{ line_id: '1' }],
            document_references: [
              { id: 'G1', issue_date: '2026-11-20' },
              { id: 'G2', issue_date: '2026-12-01' },
            ],
          }),
        ],
      }),
    ).toEqual([
      '#/lines/1/delivery/actual_delivery_date unusual_sale',
      '#/lines/1/despatch_line_references/0/document_reference/issue_date unusual_sale',
      '#/lines/1/document_references/1/issue_date unusual_sale',
    ]));

  it('a delivery more than a year away, as of a flat that is built', () => {
    const delivery = (day: string) => told({ delivery: { actual_delivery_date: day } });
    expect(delivery('2027-11-20')).toEqual([]);
    expect(delivery('2028-03-01')).toEqual(['#/delivery/actual_delivery_date unusual_sale']);
  });

  it('a document that is dated ahead', () => {
    const reference = { id: 'CT-7', issue_date: '2026-12-01' };
    expect(told({ additional_document_references: [reference], despatch_document_references: [{ id: 'R1' }] })).toEqual(
      ['#/additional_document_references/0/issue_date unusual_sale'],
    );
  });

  it('an instalment that was due before the issue', () => {
    const terms = (day: string) => told({ payment_terms: [{ amount: '1.00', payment_due_date: day }] });
    expect(terms('2026-11-21')).toEqual([]);
    expect(terms('2026-11-20')).toEqual(['#/payment_terms/0/payment_due_date unusual_sale']);
  });

  it('paper of another year, but in the first days of the new one', () => {
    const paper = (issued_at: string, now?: Date) => told({ type_code: '03', number: 'CONT1', issued_at }, now);
    expect(paper('2026-01-19T10:00:00-05:00')).toEqual([]);
    expect(paper('2025-11-19T10:00:00-05:00')).toEqual(['#/issued_at unusual_sale FAI05']);
    expect(paper('2025-12-31T10:00:00-05:00', new Date('2026-01-02T15:00:00Z'))).toEqual([]);
  });
});
