import { describe, expect, it } from '@jest/globals';
import { type AllottableRange, allot } from './allotment.js';

const range: AllottableRange = {
  id: 'nr_1',
  prefix: 'SETP',
  to: 990000002,
  next: 990000001,
  validFrom: '2026-01-01',
  validTo: '2026-11-21',
  isActive: true,
  lastIssuedAt: null,
};

/** 10:15:30 in Colombia. */
const now = new Date('2026-11-21T15:15:30.700Z');

describe('a number', () => {
  it('is the next one of its range, with the moment of numbering in Colombian time', () => {
    const { allotment, range: after } = allot(range, now, null) ?? {};
    expect(allotment).toEqual({
      rangeId: 'nr_1',
      prefix: 'SETP',
      sequence: 990000001,
      number: 'SETP990000001',
      issuedAt: '2026-11-21T10:15:30-05:00',
    });
    expect(after?.next).toBe(990000002);
  });

  it('is the last one, and then there is none', () => {
    const last = allot({ ...range, next: 990000002 }, now, null);
    expect(last?.allotment.sequence).toBe(990000002);
    expect(last && allot(last.range, now, null)).toBeNull();
  });

  it('bears the time that the tenant gave, which later default times need not follow', () => {
    const given = '2026-11-21T23:00:00-05:00';
    const first = allot(range, now, given);
    expect(first?.allotment.issuedAt).toBe(given);
    expect(first && allot(first.range, now, null)?.allotment.issuedAt).toBe('2026-11-21T10:15:30-05:00');
  });

  it('does not bear a time before that of the number before it, though the clock went back', () => {
    const first = allot(range, now, null);
    const earlier = new Date(now.getTime() - 3_000);
    expect(first && allot(first.range, earlier, null)?.allotment.issuedAt).toBe('2026-11-21T10:15:30-05:00');
  });

  it.each([
    ['is switched off', { isActive: false }],
    ['is not valid yet', { validFrom: '2026-11-22' }],
    ['is not valid any more', { validTo: '2026-11-20' }],
  ])('is not taken from a range that %s', (_, change) => expect(allot({ ...range, ...change }, now, null)).toBeNull());

  it('is taken on the last day of validity until midnight in Colombia, not in Greenwich', () => {
    expect(allot(range, new Date('2026-11-22T04:59:59Z'), null)?.allotment.issuedAt).toBe('2026-11-21T23:59:59-05:00');
    expect(allot(range, new Date('2026-11-22T05:00:00Z'), null)).toBeNull();
  });
});
