import { expect, test } from '@jest/globals';
import { isForgotten } from './roles.js';

test('a key is forgotten 90 days after its last use, or after it was made where it has none', () => {
  const nowMs = Date.parse('2026-06-01T00:00:00Z');
  const made = '2026-01-01T00:00:00Z';
  expect(isForgotten({ created_at: made, last_used_at: null }, nowMs)).toBe(true);
  expect(isForgotten({ created_at: made, last_used_at: '2026-05-01T00:00:00Z' }, nowMs)).toBe(false);
  expect(isForgotten({ created_at: '2026-05-31T00:00:00Z', last_used_at: null }, nowMs)).toBe(false);
});
