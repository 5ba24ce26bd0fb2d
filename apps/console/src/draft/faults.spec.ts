import { expect, test } from '@jest/globals';
import { bodyPointer } from '../entry/body.js';
import { faultsAt, fieldOf } from './faults.js';

const fault = (pointer: string) => ({ pointer, text: 'x', code: 'x' });
const FIELDS = [
  '/customer_id',
  '/customer/legal_name',
  '/lines/0/taxes',
  '/lines/0/unit_price',
  '/lines/10/unit_price',
];

test('a fault of a computed amount is shown at the field that it follows from', () => {
  expect(fieldOf(FIELDS, '/lines/0/taxes/0/value')).toBe('/lines/0/taxes');
  expect(faultsAt([fault('/lines/0/taxes/0/rate'), fault('/lines/1/taxes')], '/lines/0/taxes')).toHaveLength(1);
});

test('line 1 is not line 10', () => {
  expect(fieldOf(FIELDS, '/lines/1/unit_price')).toBeNull();
  expect(faultsAt([fault('/lines/10/unit_price')], '/lines/1')).toEqual([]);
});

test('a fault of a whole part leads to its first field; one of the whole body to none', () => {
  expect(fieldOf(FIELDS, '/customer')).toBe('/customer/legal_name');
  expect(fieldOf(FIELDS, '')).toBeNull();
});

test('pointers of the API are those of the body, unless they name another resource', () => {
  expect(['#/lines/0', '#', 'customer#/email', null].map(bodyPointer)).toEqual(['/lines/0', '', '', '']);
});
