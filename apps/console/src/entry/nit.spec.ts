import { expect, test } from '@jest/globals';
import { nitCheckDigit, readNit } from './nit.js';

test.each([
  ['900373115', '3'],
  ['900108281', '3'],
  ['800199436', '4'],
  ['900500001', '8'],
])('the check digit of %s is %s', (nit, digit) => {
  expect(nitCheckDigit(nit)).toBe(digit);
});

test('what is no NIT has no check digit', () => {
  expect(['', '123', 'AB123456', '1234567890123456'].map(nitCheckDigit)).toEqual([null, null, null, null]);
});

test('a NIT is read as people write it', () => {
  expect(readNit('900.373.115-3')).toEqual({ number: '900373115', check_digit: '3' });
  expect(readNit(' 900 373 115 ')).toEqual({ number: '900373115' });
  expect(readNit('900373115-')).toEqual({ number: '900373115' });
});
