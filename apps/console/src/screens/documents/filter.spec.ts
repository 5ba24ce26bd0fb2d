import { expect, test } from '@jest/globals';
import { dayOfLimit, filterOfText, isNarrowed, limitOfDay, questionOf, readFilter, textOf } from './filter.js';

test('the query of an address becomes the query of the API; what is unknown is left out', () => {
  const filter = readFilter({
    ...{ object: 'invoice', status: 'failed,nonsense', environment: 'moon', number: 990_000_001 },
    ...{ waiting: true, mail_status: 'bounced,sent', q: 'optica', after: 'inv_1', x: '<b>' },
  });
  expect(questionOf(filter, 25)).toEqual({
    ...{ object: 'invoice', status: 'failed', number: '990000001', waiting: 'true', mail_status: 'bounced' },
    ...{ limit: 25, starting_after: 'inv_1' },
  });
});

test('a page of the whole list is no narrowed one', () => {
  expect(isNarrowed(readFilter({ after: 'inv_1', q: 'x' }))).toBe(false);
  expect(isNarrowed(readFilter({ environment: 'test' }))).toBe(true);
});

test('a saved view has the filter, whatever the order of its parts, and neither page nor search', () => {
  const filter = readFilter({ status: 'failed,rejected_by_dian', 'created[gte]': limitOfDay('2026-11-01'), q: 'x' });
  const text = textOf(filter);
  expect(text).toBe('created%5Bgte%5D=2026-11-01T00%3A00%3A00-05%3A00&status=failed%2Crejected_by_dian');
  expect(textOf(filterOfText(text))).toBe(text);
  expect(textOf(filterOfText('status=failed%2Crejected_by_dian&created[gte]=2026-11-01T00:00:00-05:00'))).toBe(text);
});

test('a day is one of Colombia, and the last one is in the list', () => {
  expect(limitOfDay('2026-11-30', 1)).toBe('2026-12-01T00:00:00-05:00');
  expect(dayOfLimit('2026-12-01T00:00:00-05:00', true)).toBe('2026-11-30');
  expect(dayOfLimit('2026-11-01T05:00:00Z')).toBe('2026-11-01');
  expect(dayOfLimit('ayer')).toBe('');
});
