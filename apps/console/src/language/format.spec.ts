import { expect, test } from '@jest/globals';
import { clockTime, day, daysUntil, lengthOfTime, moment, money, ofClockTime } from './format.js';

test('amounts keep all their digits, grouped as Colombia writes them', () => {
  expect(money('1234567.89', 'COP', 'es')).toBe('$\u00a01.234.567,89');
  expect(money('12345678901234567890.12', 'COP', 'es')).toBe('$\u00a012.345.678.901.234.567.890,12');
  expect(money('1234.00', 'COP', 'es')).toBe('$\u00a01.234,00');
  expect(money('1234567.89', 'COP', 'en')).toBe('$1,234,567.89');
});

test('times are those of Colombia, in words that no one reads as another day', () => {
  expect(moment('2026-01-03T03:05:00Z', 'es')).toBe('2 ene 2026, 22:05');
  expect(moment('2026-01-03T03:05:00Z', 'en')).toBe('Jan 2, 2026, 22:05');
  expect(day('2026-12-31T23:59:59-05:00', 'es')).toBe('31 dic 2026');
});

test('lengths of time have their largest unit', () => {
  expect(lengthOfTime(0, 'es')).toBe('0 ms');
  expect(lengthOfTime(950, 'en')).toBe('950 ms');
  expect(lengthOfTime(61_000, 'es')).toBe('1 min');
  expect(lengthOfTime(90_000_000, 'en')).toBe('1 day');
});

test('the last day counts as zero days left', () => {
  expect(daysUntil('2026-03-01', Date.parse('2026-03-01T12:00:00-05:00'))).toBe(0);
  expect(daysUntil('2026-03-31', Date.parse('2026-03-01T12:00:00-05:00'))).toBe(30);
  expect(daysUntil('2026-02-28', Date.parse('2026-03-01T12:00:00-05:00'))).toBe(-1);
});

test('a field of a date with a time is in the time of Colombia', () => {
  expect(clockTime('2026-01-02T03:04:59Z')).toBe('2026-01-01T22:04');
  expect(ofClockTime('2026-01-01T22:04')).toBe('2026-01-01T22:04:00-05:00');
});
