import { expect, test } from '@jest/globals';
import type { DocumentCounter } from '@rubrica/client';
import { dayAgo, figuresOf } from './figures.js';

const counter = (day: string, status: DocumentCounter['status'], count: number): DocumentCounter => ({
  object: 'document_counter',
  kind: 'invoice',
  environment: 'test',
  currency: 'COP',
  sum: '0.00',
  day,
  status,
  count,
});

test('counters are summed by what they mean, from a day on', () => {
  const counters = [
    counter('2026-01-30', 'accepted_by_dian', 100),
    counter('2026-01-31', 'accepted_by_dian', 3),
    counter('2026-01-31', 'accepted_contingency', 1),
    counter('2026-01-31', 'submitted', 2),
    counter('2026-01-31', 'failed', 1),
    counter('2026-01-31', 'rejected_by_dian', 4),
  ];
  expect(figuresOf(counters, '2026-01-31')).toEqual({ accepted: 3, underWay: 3, toMend: 5 });
});

test('a day ends at midnight in Colombia', () => {
  expect(dayAgo(0, Date.parse('2026-02-01T04:59:59Z'))).toBe('2026-01-31');
  expect(dayAgo(1, Date.parse('2026-02-01T05:00:00Z'))).toBe('2026-01-31');
});
