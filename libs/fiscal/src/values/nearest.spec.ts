import { describe, expect, it } from '@jest/globals';
import { nearestOf } from './nearest.js';

describe('the value that was probably meant', () => {
  const tax = nearestOf([
    ['01', 'IVA', 'value-added tax'],
    ['04', 'INC'],
    ['22', 'INC Bolsas'],
  ]);
  const currency = nearestOf([['COP', 'pesos'], ['USD', 'dólares'], ['EUR']]);
  const field = nearestOf([['unit_price'], ['unit_code'], ['quantity'], ['taxes']]);

  it.each([
    ['IVA', '01'],
    ['1', '01'],
    ['001', '01'],
    ['Value Added Tax', '01'],
    ['inc-bolsas', '22'],
  ])('of the tax %s is %s', (given, meant) => expect(tax(given)).toBe(meant));

  it.each([
    ['COP$', 'COP'],
    ['cop', 'COP'],
    ['Dolares', 'USD'],
    ['CPO', 'COP'],
    ['UDS', 'USD'],
  ])('of the currency %s is %s', (given, meant) => expect(currency(given)).toBe(meant));

  it.each([
    ['unitPrice', 'unit_price'],
    ['quantitiy', 'quantity'],
    ['tax', undefined],
    ['taxe', 'taxes'],
    ['unit_pirce', 'unit_price'],
  ])('of the field %s is %s', (given, meant) => expect(field(given)).toBe(meant));

  it('is nothing for what is near to nothing', () => {
    expect(tax('99')).toBeUndefined();
    expect(currency('XYZ')).toBeUndefined();
    expect(field('a'.repeat(100_000))).toBeUndefined();
    expect(tax('--')).toBeUndefined();
  });
});
