import { expect, test } from '@jest/globals';
import { at, type Body, pruned, put } from './body.js';

const body: Body = { currency: 'COP', lines: [{ description: 'Café' }, { description: 'Té' }] };

test('a field is read and written at its pointer; the rest stays the very same', () => {
  const changed = put(body, '/lines/1/unit_price', '5');
  expect(at(changed, '/lines/1/unit_price')).toBe('5');
  expect(at(changed, '/lines/0')).toBe(at(body, '/lines/0'));
  expect(at(body, '/lines/1/unit_price')).toBeUndefined();
});

test('what is missing on the way is made, a list where an index is asked for', () => {
  expect(put({}, '/customer/address/line', 'Calle 1')).toEqual({ customer: { address: { line: 'Calle 1' } } });
  expect(put({}, '/allowances/0/amount', '10%')).toEqual({ allowances: [{ amount: '10%' }] });
});

test('undefined removes a field or an item', () => {
  expect(put(body, '/lines/0', undefined)).toEqual({ currency: 'COP', lines: [{ description: 'Té' }] });
  expect(put(body, '/currency', undefined)).not.toHaveProperty('currency');
});

test('names of inherited things are fields like others', () => {
  expect(at({}, '/constructor')).toBeUndefined();
  expect(at({}, '/__proto__/x')).toBeUndefined();
});

test('what is empty is not sent', () => {
  expect(pruned({ a: ' ', b: { c: '', d: [null, {}] }, e: [{ f: 'x ' }], g: false })).toEqual({
    e: [{ f: 'x' }],
    g: false,
  });
});
