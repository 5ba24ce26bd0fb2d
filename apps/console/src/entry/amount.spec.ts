import { expect, test } from '@jest/globals';
import { decimalSignOf, readAmount, typedAmount } from './amount.js';

test.each([
  ['1.234,56', '1234.56'],
  ['1234.56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1234,5', '1234.50'],
  ['$ 1.234.567', '1234567.00'],
  ['1.234.567,891', '1234567.891'],
  ['12.345.678,90', '12345678.90'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  [',5', '0.50'],
  ['12,', '12.00'],
  ['007', '7.00'],
  ['100000', '100000.00'],
  ['98765432109876543210,12', '98765432109876543210.12'],
])('%s is %s', (typed, decimal) => {
  expect(readAmount(typed)).toEqual({ decimal });
});

test.each(['1.234', '1,234', '12.500', '999,999'])(
  '%s may be a thousand times as much, and is not guessed',
  (typed) => {
    expect(readAmount(typed)).toHaveProperty('ambiguous');
  },
);

test('both readings of an ambiguous amount are told', () => {
  expect(readAmount('1.234')).toEqual({ ambiguous: ['1234.00', '1.234'] });
});

test('a sign that other amounts have shown settles it', () => {
  expect(readAmount('1.234', ',')).toEqual({ decimal: '1234.00' });
  expect(readAmount('1.234', '.')).toEqual({ decimal: '1.234' });
  expect(['1.234,5', '1,234.5', '1.234.567', '12,5', '1.234', '12'].map(decimalSignOf)).toEqual([
    ',',
    '.',
    ',',
    ',',
    undefined,
    undefined,
  ]);
});

test.each(['', 'abc', '-5', '1.2.3', '1.234,56,7', '1,23.4,5', '1e5', '12,34.56', '.', '1.23.456'])(
  '%p is no amount',
  (typed) => {
    expect(readAmount(typed)).toEqual({ wrong: 'not_a_number' });
  },
);

test('more than six decimals are refused, not rounded', () => {
  expect(readAmount('1,2345678')).toEqual({ wrong: 'too_many_decimals' });
});

test.each(['0.00', '1.00', '1234.50', '1.234', '0.333333', '100000.00', '12.500'])(
  'what is shown for %s reads back as the same amount',
  (decimal) => {
    const back = readAmount(typedAmount(decimal));
    expect('decimal' in back && Number(back.decimal)).toBe(Number(decimal));
  },
);
