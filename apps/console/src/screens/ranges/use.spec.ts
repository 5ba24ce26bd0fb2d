import { expect, test } from '@jest/globals';
import type { DocumentCounter, NumberingRange } from '@rubrica/client';
import { daysOfNumbers, isShort, useOf } from './use.js';

const range = (part: Partial<NumberingRange>): NumberingRange => ({
  id: 'nr_1',
  object: 'numbering_range',
  livemode: false,
  environment: 'test',
  document_type: 'invoice',
  prefix: 'SETP',
  from: 1_001,
  to: 2_000,
  next: 1_251,
  skipped: [],
  resolution_number: null,
  resolution_date: null,
  valid_from: null,
  valid_to: null,
  is_active: true,
  status: 'in_force',
  replaced_by: null,
  metadata: {},
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...part,
});

const counter = (part: Partial<DocumentCounter>): DocumentCounter => ({
  object: 'document_counter',
  kind: 'invoice',
  environment: 'test',
  day: '2026-01-30',
  status: 'accepted_by_dian',
  currency: 'COP',
  count: 1,
  sum: '0.00',
  ...part,
});

test('what is used of a range follows from its next number', () => {
  expect(useOf(range({}))).toEqual({ total: 1_000, used: 250, left: 750 });
  expect(useOf(range({ next: null, status: 'used_up' }))).toEqual({ total: 1_000, used: 1_000, left: 0 });
  expect(useOf(range({ next: null, status: 'replaced' }))).toBeNull();
});

test('the forecast counts documents of the same kind and environment only', () => {
  const counters = [
    counter({ count: 60 }),
    counter({ count: 15, status: 'failed' }),
    counter({ count: 999, environment: 'production' }),
    counter({ count: 999, kind: 'support_document' }),
  ];
  expect(daysOfNumbers(range({}), counters, 30)).toBe(300);
  expect(daysOfNumbers(range({}), [], 30)).toBeNull();
  expect(daysOfNumbers(range({ document_type: 'contingency' }), counters, 30)).toBeNull();
  expect(daysOfNumbers(range({ to: 9_000_000 }), counters, 30)).toBeNull();
});

test('a range is short of numbers, of days, or of neither', () => {
  expect(isShort(range({}), null, 300)).toBe(false);
  expect(isShort(range({ next: 1_950 }), null, null)).toBe(true);
  expect(isShort(range({}), 29, null)).toBe(true);
  expect(isShort(range({}), 200, 12)).toBe(true);
  expect(isShort(range({ status: 'replaced' }), 1, 1)).toBe(false);
});
