import { expect, test } from '@jest/globals';
import { isNarrowed, questionOf, readFilter } from './filter.js';

test('an address narrows the list, and nothing else in it does', () => {
  const filter = readFilter({ status: 'verified', supplier: 900108281, due: 3, number: '', page: 2 });
  expect(questionOf(filter)).toEqual({ limit: 25, status: 'verified', supplier_nit: '900108281', events_due: 3 });
  expect(isNarrowed(filter)).toBe(true);
});

test('what is no filter is left out', () => {
  const filter = readFilter({ status: 'paid', due: 'soon', after: 'rdoc_1' });
  expect(questionOf(filter)).toEqual({ limit: 25, starting_after: 'rdoc_1' });
  expect(isNarrowed(filter)).toBe(false);
});
