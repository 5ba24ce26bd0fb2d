import { describe, expect, it } from '@jest/globals';
import { type AllottableRange, allot, Allotter, type RangeWish } from './allotment.js';

const range: AllottableRange = {
  id: 'nr_1',
  tenantId: 'ten_1',
  environment: 'habilitacion',
  documentType: 'invoice',
  prefix: 'SETP',
  from: 990000000,
  to: 990000002,
  next: 990000001,
  resolutionNumber: '18760000001',
  resolutionDate: '2025-12-29',
  validFrom: '2026-01-01',
  validTo: '2026-11-21',
  lastIssuedAt: null,
  returned: [],
  skipped: [],
  isActive: true,
  successorId: null,
};

/** 10:15:30 in Colombia. */
const now = new Date('2026-11-21T15:15:30.700Z');
const issuedAt = (range: AllottableRange, at: Date, given: string | null = null) => allot(range, at, given)?.issuedAt;

describe('a number', () => {
  it('is the next one of its range, with the moment of numbering in Colombian time', () => {
    expect(allot(range, now, null)).toEqual({
      rangeId: 'nr_1',
      prefix: 'SETP',
      sequence: 990000001,
      number: 'SETP990000001',
      issuedAt: '2026-11-21T10:15:30-05:00',
      range: {
        resolutionNumber: '18760000001',
        resolutionDate: '2025-12-29',
        validFrom: '2026-01-01',
        validTo: '2026-11-21',
        prefix: 'SETP',
        from: '990000000',
        to: '990000002',
      },
      after: { ...range, next: 990000002, lastIssuedAt: '2026-11-21T10:15:30-05:00' },
    });
  });

  it('is the last one, and then there is none', () => {
    const last = allot({ ...range, next: 990000002 }, now, null);
    expect(last?.sequence).toBe(990000002);
    expect(last && allot(last.after, now, null)).toBeNull();
  });

  it('bears the time that the tenant gave, which later default times need not follow', () => {
    const given = '2026-11-21T23:00:00-05:00';
    const first = allot(range, now, given);
    expect(first?.issuedAt).toBe(given);
    expect(first && issuedAt(first.after, now)).toBe('2026-11-21T10:15:30-05:00');
  });

  it('does not bear a time before that of the number before it, though the clock went back', () => {
    const first = allot(range, now, null);
    expect(first && issuedAt(first.after, new Date(now.getTime() - 3_000))).toBe('2026-11-21T10:15:30-05:00');
  });

  it.each([
    ['is not valid yet', { validFrom: '2026-11-22' }],
    ['is not valid any more', { validTo: '2026-11-20' }],
  ])('is not taken from a range that %s', (_, change) => expect(allot({ ...range, ...change }, now, null)).toBeNull());

  it('is taken on the last day of validity until midnight in Colombia, not in Greenwich', () => {
    expect(issuedAt(range, new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21T23:59:59-05:00');
    expect(allot(range, new Date('2026-11-22T05:00:00Z'), null)).toBeNull();
  });
});

describe('numbers for a batch of documents', () => {
  const wish: RangeWish = {
    tenantId: 'ten_1',
    environment: 'habilitacion',
    documentType: 'invoice',
    rangeId: null,
    paper: null,
  };
  const second: AllottableRange = { ...range, id: 'nr_2', prefix: 'FE', next: 1, from: 1, to: 5 };
  const taken = (allotter: Allotter, count: number, rangeWish = wish): (string | undefined)[] =>
    Array.from({ length: count }, () => {
      const allotment = allotter.next(rangeWish, now, null);
      if (allotment) allotter.take(allotment);
      return allotment?.number;
    });

  it('come from the oldest range until it is used up, then from the next one', () => {
    const allotter = new Allotter([range, second]);
    expect(taken(allotter, 4)).toEqual(['SETP990000001', 'SETP990000002', 'FE1', 'FE2']);
    expect(allotter.changed().map(({ id, next }) => [id, next])).toEqual([
      ['nr_1', 990000003],
      ['nr_2', 3],
    ]);
  });

  it('come from a newer range while the oldest is not valid today, though it has numbers', () => {
    const expired = { ...range, validTo: '2026-11-20' };
    expect(taken(new Allotter([expired, second]), 1)).toEqual(['FE1']);
  });

  it('come from the range that the document names, and from no other', () => {
    const allotter = new Allotter([range, { ...second, to: 1 }]);
    const named = { ...wish, rangeId: 'nr_2' };
    expect([allotter.next(named, now, null)?.number, ...taken(allotter, 2, named)]).toEqual(['FE1', 'FE1', undefined]);
  });

  it('are of the same tenant, environment and kind of document', () => {
    const allotter = new Allotter([range]);
    for (const other of [{ tenantId: 'ten_2' }, { environment: 'test' }, { documentType: 'credit_note' }] as const) {
      expect(allotter.next({ ...wish, ...other }, now, null)).toBeNull();
    }
  });

  it('are, of paper originals, those on the paper, from the range that has them on that day; they count nothing', () => {
    const contingency: AllottableRange = {
      ...range,
      documentType: 'contingency',
      prefix: 'CONT',
      from: 1,
      to: 50,
      next: 1,
    };
    const allotter = new Allotter([range, contingency]);
    const paper = (number: string, issuedAt = '2026-11-19T08:00:00-05:00') =>
      allotter.next({ ...wish, documentType: 'contingency', paper: { number, issuedAt } }, now, null);
    expect(paper('CONT0042')).toMatchObject({
      number: 'CONT0042',
      prefix: 'CONT',
      sequence: 42,
      issuedAt: '2026-11-19T08:00:00-05:00',
      after: { next: 1 },
    });
    for (const other of ['CONT0', 'CONT51', 'CONT', 'CONTA1', 'OTRO42', 'SETP990000001', '42'])
      expect([other, paper(other)]).toEqual([other, null]);
    expect(paper('CONT42', '2025-12-31T23:00:00-05:00')).toBeNull();
  });

  it('that are looked at, yet not taken, stay', () => {
    const allotter = new Allotter([range]);
    expect(allotter.next(wish, now, null)?.sequence).toBe(allotter.next(wish, now, null)?.sequence);
    expect(allotter.changed()).toEqual([]);
  });
});
