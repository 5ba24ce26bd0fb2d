import { describe, expect, it } from '@jest/globals';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import { documentFaults } from '../check/draft-faults.js';
import { invoiceRules } from '../check/rules-of-kind.js';
import { thousandsWarnings } from './thousands-warnings.js';

const sold = (quantity: string, unit_price: string, line_extension_amount: string) =>
  line({ quantity, unit_price, line_extension_amount, taxes: [] });

describe('a price or a quantity that looks like thousands', () => {
  it.each([
    ['unit_price', sold('2.00', '1.500', '3000.00'), '1500', '1.50'],
    ['unit_price', sold('1.00', '12.000', '12000.00'), '12000', '12.00'],
    ['unit_price', sold('3.00', '850.125', '2550375.00'), '850125', '850.125'],
    ['quantity', sold('1.000', '2500.00', '2500000.00'), '1000', '1.00'],
    ['quantity', sold('2.400', '99.90', '239760.00'), '2400', '2.40'],
  ])('is named where the line agrees with it: %s', (field, wrong, read, is) => {
    const [fault, ...others] = documentFaults(invoiceRules, invoice({ lines: [wrong] }), TEST_MODE);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ pointer: '#/lines/0/line_extension_amount', code: 'amount_mismatch' });
    expect(fault?.fix).toContain(`agrees with ${field} read as ${read}`);
    expect(fault?.fix).toContain(`so that it is ${is}.`);
    expect(fault?.es.fix).toContain(`coincide con ${field} leído como ${read}`);
    expect(`${fault?.fix ?? ''}${fault?.es.fix ?? ''}`).not.toMatch(/(?:Write|Escriba) "/);
  });

  it('is not named where the line agrees with neither', () =>
    expect(
      documentFaults(invoiceRules, invoice({ lines: [sold('2.00', '1.500', '3100.00')] }), TEST_MODE)[0]?.fix,
    ).not.toContain('1500'));

  it('is warned of where the line is computed with its decimals', () => {
    const [warning, ...others] = thousandsWarnings(
      invoice({ lines: [sold('2.00', '1.500', '3.00'), sold('2.00', '25.000', '50.00')] }),
    );
    expect(warning).toEqual({
      pointer: '#/lines/0/unit_price',
      code: 'unusual_sale',
      detail: '"1.500" is 1.50 pesos, since the point parts decimals.',
      fix: 'If you mean 1500 pesos, leave the separator of thousands out, and compute the line and its taxes again.',
      es: {
        detail: '"1.500" son 1.50 pesos, pues el punto separa decimales.',
        fix: 'Si se trata de 1500 pesos, quite el separador de miles, y calcule de nuevo la línea y sus impuestos.',
      },
    });
    expect(others.map(({ pointer }) => pointer)).toEqual(['#/lines/1/unit_price']);
  });

  it.each([
    ['a price with thousandths', {}, sold('2.00', '1.125', '2.25')],
    ['a price of two decimals', {}, sold('2.00', '1.50', '3.00')],
    ['a price of less than a peso', {}, sold('2000.00', '0.250', '500.00')],
    ['a program that writes three decimals everywhere', {}, sold('2.000', '850.000', '1700.00')],
    ['another currency', { currency: 'USD' }, sold('2.00', '1.500', '3.00')],
  ])('is not warned of: %s', (_, change, right) =>
    expect(thousandsWarnings(invoice({ ...change, lines: [right] }))).toEqual([]),
  );
});
