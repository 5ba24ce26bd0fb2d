import { expect, test } from '@jest/globals';
import { changeOf, newRangeOf, NO_RANGE } from './range-body.js';

test('numbers go as numbers, empty fields are left out, and an empty prefix stays', () => {
  const fields = { ...NO_RANGE, from: ' 1 ', to: '5.000', resolution_number: '18760000001' };
  expect(newRangeOf(fields)).toEqual({
    document_type: 'invoice',
    prefix: '',
    from: 1,
    to: '5.000',
    resolution_number: '18760000001',
    is_active: true,
  });
});

test('a change has only what is another than before', () => {
  const before = { ...NO_RANGE, from: '1', to: '500', next: '7' };
  expect(changeOf(before, { ...before, to: '900', is_active: false })).toEqual({ to: 900, is_active: false });
});
