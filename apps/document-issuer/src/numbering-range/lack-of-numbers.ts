import { rangeSentence, SENTENCES } from '@rubrica/contracts';
import type { AuthorizedRange } from '@rubrica/fiscal';
import { type AllottableRange, obstacleOf, rangesFor, type RangeWish } from './allotment.js';

interface Lack {
  readonly data: {
    readonly reason: 'range_exhausted';
    /** What the tenant can do about it. */
    readonly action: string;
  };
  /** Day (YYYY-MM-DD) on which the wait ends by itself, else null. */
  readonly until: string | null;
}

const lack = (action: string, until: string | null): Lack => ({ data: { reason: 'range_exhausted', action }, until });

/** Returns what a document waits for that finds no number on a day, in words that are true for it. */
export const lackOfNumbers = (wish: RangeWish, ranges: readonly AllottableRange[], day: string): Lack => {
  if (wish.paper) return lack(SENTENCES.registerPaperRange.en, null);
  const fitting = rangesFor(wish, ranges).filter(({ successorId }) => successorId === null);
  const isNamed = wish.rangeId !== null;
  const next = firstToBegin(fitting.filter((range) => obstacleOf(range, day) === 'not_yet_in_force'));
  if (next)
    return lack(rangeSentence(isNamed ? 'namedBegins' : 'begins', valuesOf(next.range, next.begins)), next.begins);
  // The newest range is the one that the tenant has in mind.
  const range = fitting.at(-1);
  if (!range) return lack(SENTENCES.registerRange.en, null);
  switch (obstacleOf(range, day)) {
    case 'expired':
      return lack(rangeSentence(isNamed ? 'namedEnded' : 'ended', valuesOf(range)), null);
    case 'inactive':
      return lack(rangeSentence(isNamed ? 'namedInactive' : 'inactive', valuesOf(range)), null);
    default:
      return lack(rangeSentence(isNamed ? 'namedUsedUp' : 'usedUp', valuesOf(range)), null);
  }
};

interface Ended {
  readonly number: string;
  readonly range: Pick<AuthorizedRange, 'validTo'> | null;
}

/** The same for a document with a number whose resolution has ended; `renewing` are the ranges that have the number. */
export const lackOfAuthorization = (
  { number, range }: Ended,
  renewing: readonly AllottableRange[],
  day: string,
): Lack => {
  const next = firstToBegin(renewing.filter(({ validFrom }) => validFrom !== null && day < validFrom));
  return next
    ? lack(rangeSentence('numberedBegins', { ...valuesOf(next.range, next.begins), number }), next.begins)
    : lack(rangeSentence('numberedEnded', { number, valid_to: range?.validTo ?? '' }), null);
};

const valuesOf = ({ id, prefix, validTo }: AllottableRange, begins = '') => ({
  numbering_range_id: id,
  prefix,
  valid_from: begins,
  valid_to: validTo ?? '',
});

/** Returns the range that is the first to come into force, and its first day. */
const firstToBegin = (ranges: readonly AllottableRange[]) => {
  const [range] = ranges.toSorted((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1));
  return range?.validFrom ? { range, begins: range.validFrom } : null;
};
