import { describe, expect, it } from '@jest/globals';
import { decimal } from '../values/money.js';
import { repeatedTaxes, taxAgrees, unitsEach } from './tax.js';

describe('a tax', () => {
  it('agrees with its base and rate up to a difference of 2.00 (FAX07, FAS07)', () => {
    const basis = { base: decimal('100000.00'), rate: '19.00' };
    expect(['18998.00', '19002.00'].map((value) => taxAgrees(decimal(value), basis))).toEqual([true, true]);
    expect(['18997.99', '19002.01'].map((value) => taxAgrees(decimal(value), basis))).toEqual([false, false]);
  });

  it('by unit agrees with the amount for one unit times the quantity (FAX07)', () => {
    const basis = { perUnitAmount: decimal('66.00'), baseQuantity: decimal('2.50'), each: unitsEach('22') };
    expect(taxAgrees(decimal('165.00'), basis)).toBe(true);
    expect(taxAgrees(decimal('168.00'), basis)).toBe(false);
  });

  it('is repeated where its code stands a second time (FAX01, FAS01a); one that is not judged never is', () =>
    expect([...repeatedTaxes(['01', undefined, '04', '01', undefined, '01'])]).toEqual([3, 5]));
});
