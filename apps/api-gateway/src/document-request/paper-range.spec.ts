import { describe, expect, it } from '@jest/globals';
import { paperRangeFaults } from './paper-range.js';

const range = {
  id: 'nr_1',
  prefix: 'CONT',
  from: 1000,
  to: 1999,
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
  is_active: true,
};
const found = (number: string, day: string, ...ranges: readonly Partial<typeof range>[]): string[] =>
  paperRangeFaults(
    { number, day },
    ranges.map((change) => ({ ...range, ...change })),
  ).map(({ pointer, code }) => `${pointer} ${code}`);

describe('the number of a paper original', () => {
  it('lies in an active contingency range that was valid on its day', () => {
    expect(found('CONT1042', '2026-11-19', {})).toEqual([]);
    expect(found('CONT1042', '2026-11-19', { is_active: false }, {})).toEqual([]);
  });

  it('is refused where no contingency range has it, instead of waiting for ever (FAD05d)', () => {
    for (const number of ['CONT999', 'CONT2000', 'FE1042', 'CONT', '1042', 'CONT10A2'])
      expect(found(number, '2026-11-19', {})).toEqual(['#/number number_outside_range']);
    expect(found('CONT1042', '2026-11-19')).toEqual(['#/number number_outside_range']);
  });

  it('is refused in a range that is not active', () =>
    expect(found('CONT1042', '2026-11-19', { is_active: false })).toEqual(['#/number numbering_range_inactive']));

  it('is refused on a day on which its range was not valid (FAB07a, FAB08a)', () => {
    expect(found('CONT1042', '2025-12-31', {})).toEqual(['#/issued_at number_outside_range']);
    expect(found('CONT1042', '2027-01-01', {})).toEqual(['#/issued_at number_outside_range']);
  });
});
