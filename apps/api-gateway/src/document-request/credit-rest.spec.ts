import { describe, expect, it } from '@jest/globals';
import { sale } from '@rubrica/service-testing';
import { type Creditable, creditRest, type EarlierNote } from './credit-rest.js';

/** A line of pieces at 100,000.00 with value-added tax. */
const line = (pieces: number, change: object = {}): Creditable['lines'][number] => ({
  ...(sale().lines[0] as Creditable['lines'][number]),
  quantity: `${String(pieces)}.00`,
  unit_price: '100000.00',
  line_extension_amount: `${String(pieces * 100_000)}.00`,
  taxes: [
    { code: '01', rate: '19.00', base: `${String(pieces * 100_000)}.00`, value: `${String(pieces * 19_000)}.00` },
  ],
  ...change,
});
const note = (kind: EarlierNote['kind'], ...lines: Creditable['lines']): EarlierNote => ({ kind, draft: { lines } });

describe('what is left of an invoice', () => {
  it('is all of it when it has no notes; withholdings are of invoices alone', () => {
    const withholdings = [{ code: '06', rate: '2.50', base: '300000.00', value: '7500.00' }];
    const allowances = [{ reason_code: '00', amount: '1000.00' }];
    expect(creditRest({ lines: [line(3, { withholdings }), line(3)], allowances }, [])).toEqual({
      lines: [line(3), line(3)],
      allowances,
    });
  });

  it('is what credit notes have left of each line, in quantity and in amounts', () =>
    expect(
      creditRest({ lines: [line(3), line(2, { description: 'Montura' })] }, [
        note('credit_note', line(1, { note: 'Devuelta' })),
        note('credit_note', line(2, { description: 'Montura' })),
      ]),
    ).toEqual({ lines: [line(2)] }));

  it('has in it what debit notes have added', () => {
    const interest = line(1, { description: 'Intereses' });
    expect(creditRest({ lines: [line(3)] }, [note('debit_note', interest, line(1))])).toEqual({
      lines: [line(3), interest, line(1)],
    });
    expect(
      creditRest({ lines: [line(3)] }, [note('credit_note', line(2)), note('debit_note', interest, line(1))]),
    ).toEqual({ lines: [line(2), interest] });
  });

  it('is nothing when credit notes have taken all', () =>
    expect(creditRest({ lines: [line(2)] }, [note('credit_note', line(2))])).toEqual({ lines: [] }));

  it('counts discounts of lines and of the document', () => {
    const discounted = (pieces: number): Creditable['lines'][number] =>
      line(pieces, { allowances: [{ reason_code: '00', amount: `${String(pieces * 10)}.00` }] });
    const charges = (amount: string) => [{ reason: 'Transporte', amount }];
    const returned: EarlierNote = {
      kind: 'credit_note',
      draft: { lines: [discounted(1)], charges: charges('2000.00') },
    };
    expect(creditRest({ lines: [discounted(3)], charges: charges('5000.00') }, [returned])).toEqual({
      lines: [discounted(2)],
      charges: charges('3000.00'),
    });
  });

  it.each([
    ['lower a price', line(3, { unit_price: '90000.00', line_extension_amount: '270000.00' })],
    ['take back what was not sold', line(1, { description: 'Estuche' })],
    ['take back more pieces than were sold', line(4)],
  ])('is not told line by line when notes %s', (_, taken) =>
    expect(creditRest({ lines: [line(3)] }, [note('credit_note', taken)])).toBeNull(),
  );
});
