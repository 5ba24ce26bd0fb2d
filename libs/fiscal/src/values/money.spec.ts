import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amount, decimal, percentOf, plain, total, truncatedAmount } from './money.js';

describe('money', () => {
  it.each([
    ['0.125', '0.12'],
    ['0.135', '0.14'],
    ['2.675', '2.68'],
    ['2.665', '2.66'],
    ['19000', '19000.00'],
  ])('rounds %s half to even: %s', (value, rounded) => {
    expect(amount(decimal(value))).toBe(rounded);
  });

  it('is cut for the hash, not rounded', () => {
    expect(truncatedAmount('2394.019')).toBe('2394.01');
    expect(truncatedAmount('5')).toBe('5.00');
  });

  it('shows a rate with two decimals or as many as it needs', () => {
    expect(['19.00', '19.000', '33.3330', '0.966', '1.100000'].map(plain)).toEqual([
      '19.00',
      '19.00',
      '33.333',
      '0.966',
      '1.10',
    ]);
  });

  it('never passes through a float', () => {
    expect(amount(total(['0.10', '0.20']))).toBe('0.30');
    expect(amount(percentOf(decimal('12600.06'), '19.00'))).toBe('2394.01');
    expect(() => decimal('0x10')).toThrow();
  });

  it('adds up any amounts as whole cents would', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 17n });
    const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(cents), (all) => {
        expect(amount(total(all.map(text)))).toBe(text(all.reduce((sum, each) => sum + each, 0n)));
      }),
    );
  });
});
