import { expect, test } from '@jest/globals';
import { centsOf, centsOfProduct, decimalOfCents, percentOf } from './decimal.js';

test('a line is quantity × price, rounded to the cent, however large', () => {
  expect(decimalOfCents(centsOfProduct('12.500', '32000.00'))).toBe('400000.00');
  expect(decimalOfCents(centsOfProduct('0.333333', '0.10'))).toBe('0.03');
  expect(decimalOfCents(centsOfProduct('3.00', '98765432109876543.21'))).toBe('296296296329629629.63');
});

test('a tax is a percentage of its base; halves of a cent round up', () => {
  expect(decimalOfCents(percentOf(centsOf('100000.00'), '19.00'))).toBe('19000.00');
  expect(decimalOfCents(percentOf(centsOf('0.50'), '5.00'))).toBe('0.03');
  expect(decimalOfCents(percentOf(centsOf('225000.00'), '0.966'))).toBe('2173.50');
});

test('amounts below one and below zero keep their form', () => {
  expect([0n, 5n, 99n, 100n, -250n].map(decimalOfCents)).toEqual(['0.00', '0.05', '0.99', '1.00', '-2.50']);
});
