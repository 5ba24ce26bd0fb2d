import { describe, expect, it } from '@jest/globals';
import { faultsIn, type PrintedTicket, type StoredTicket } from './book.js';

const printed = (nth: number): PrintedTicket => ({ externalId: `sale-${nth}`, id: `eq_${nth}`, number: `EPOS${nth}` });
const stored = (nth: number, changes: Partial<StoredTicket> = {}): StoredTicket => ({
  ...{ id: `eq_${nth}`, external_id: `sale-${nth}`, number: `EPOS${nth}`, sequence: nth, status: 'accepted_by_dian' },
  ...changes,
});
const DAY = [1, 2, 3];

describe("a shop's day", () => {
  it('is in order when each printed ticket is stored once, accepted, and no number is missing', () =>
    expect(
      faultsIn(
        DAY.map(printed),
        DAY.map((nth) => stored(nth)),
        [],
      ),
    ).toEqual([]));

  it('has lost a ticket that was printed', () =>
    expect(faultsIn(DAY.map(printed), [stored(1), stored(3)], [])).toEqual([
      expect.stringContaining('sale-2 was printed as EPOS2'),
      '2 is missing',
    ]));

  it('has a ticket twice, or under another number than the printed one', () => {
    const twice = [...DAY.map((nth) => stored(nth)), stored(4, { external_id: 'sale-3' })];
    expect(faultsIn(DAY.map(printed), twice, [])).toEqual([expect.stringContaining('stored 2 times')]);
    const other = [stored(1), stored(2), stored(3, { number: 'EPOS2' })];
    expect(faultsIn(DAY.map(printed), other, [])).toEqual([
      expect.stringContaining('sale-3'),
      'EPOS2 is the number of EPOS2 (eq_2), EPOS2 (eq_3)',
    ]);
  });

  it('has a ticket that was not accepted, and may skip numbers that the range explains', () => {
    expect(faultsIn([printed(1)], [stored(1, { status: 'submitted' })], [])).toEqual(['EPOS1 (eq_1) is submitted']);
    expect(faultsIn([printed(1), printed(3)], [stored(1), stored(3)], [{ from: 2, to: 2 }])).toEqual([]);
  });
});
