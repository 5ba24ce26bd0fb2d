import { describe, expect, it } from '@jest/globals';
import { dueNotice, nextNoticeAt } from './expiry-notice.js';

const END = new Date('2027-01-31T15:00:00.000Z');

describe('the notices of the end of a certificate', () => {
  it.each([
    ['2026-12-31T15:00:00.000Z', null, '2027-01-01T15:00:00.000Z'],
    ['2027-01-01T14:59:59.999Z', null, '2027-01-01T15:00:00.000Z'],
    ['2027-01-01T15:00:00.000Z', 30, '2027-01-17T15:00:00.000Z'],
    ['2027-01-16T00:00:00.000Z', 30, '2027-01-17T15:00:00.000Z'],
    ['2027-01-17T15:00:00.000Z', 14, '2027-01-24T15:00:00.000Z'],
    ['2027-01-29T00:00:00.000Z', 7, '2027-01-30T15:00:00.000Z'],
    ['2027-01-31T15:00:00.000Z', 1, null],
    ['2027-01-31T15:00:00.001Z', null, null],
  ])('at %s: due %s, next %s', (at, due, next) => {
    expect(dueNotice(END, new Date(at))).toBe(due);
    expect(nextNoticeAt(END, new Date(at))?.toISOString() ?? null).toBe(next);
  });
});
