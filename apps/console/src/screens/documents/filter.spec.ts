import { expect, test } from '@jest/globals';
import { isNarrowed, questionOf, readFilter } from './filter.js';

test('the query of an address becomes the query of the API; what is unknown is left out', () => {
  const filter = readFilter({ object: 'invoice', status: 'nonsense', number: 990_000_001, after: 'inv_1', x: '<b>' });
  expect(questionOf(filter, 25)).toEqual({
    object: 'invoice',
    number: '990000001',
    limit: 25,
    starting_after: 'inv_1',
  });
});

test('a page of the whole list is no narrowed one', () => {
  expect(isNarrowed(readFilter({ after: 'inv_1' }))).toBe(false);
  expect(isNarrowed(readFilter({ environment: 'test' }))).toBe(true);
});
