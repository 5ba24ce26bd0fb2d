import { rangeSentence, SENTENCES } from '@rubrica/contracts';
import { type AuthorizedRange, colombianDate } from '@rubrica/fiscal';
import { rangeType } from '@rubrica/kinds';
import {
  type AllottableRange,
  obstacleOf,
  type PaperOriginal,
  rangesFor,
  type RangeWish,
  sequenceIn,
} from './allotment.js';

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
  const fitting = rangesFor(wish, ranges).filter(({ successorId }) => successorId === null);
  if (wish.paper) return lack(lackOfPaper(wish.paper, fitting), null);
  const isNamed = wish.rangeId !== null;
  const next = firstToBegin(fitting.filter((range) => obstacleOf(range, day) === 'not_yet_in_force'));
  if (next)
    return lack(rangeSentence(isNamed ? 'namedBegins' : 'begins', valuesOf(next.range, next.begins)), next.begins);
  return lack(lackNow(wish, fitting, day), null);
};

const lackNow = (wish: RangeWish, fitting: readonly AllottableRange[], day: string): string => {
  const isNamed = wish.rangeId !== null;
  // The newest range is the one that the tenant has in mind.
  const range = fitting.at(-1);
  if (!range)
    return rangeSentence(isNamed ? 'namedUnknown' : 'none', {
      numbering_range_id: wish.rangeId ?? '',
      document_type: wish.documentType,
      environment: wish.environment,
    });
  const values = valuesOf(range);
  // The tax authority tells of no ranges of notes, and of none in test mode.
  const isOwn = wish.environment === 'test' || !rangeType(wish.documentType).isAuthorized;
  switch (obstacleOf({ ...range, isActive: true }, day)) {
    case 'expired':
      return isOwn
        ? rangeSentence(isNamed ? 'namedEndedOwn' : 'endedOwn', values)
        : rangeSentence(isNamed ? 'namedEnded' : 'ended', values);
    case 'used_up':
      return isOwn
        ? rangeSentence(isNamed ? 'namedUsedUpOwn' : 'usedUpOwn', values)
        : rangeSentence(isNamed ? 'namedUsedUp' : 'usedUp', values);
    default:
      return rangeSentence(isNamed ? 'namedInactive' : 'inactive', values);
  }
};

const lackOfPaper = ({ number, issuedAt }: PaperOriginal, ranges: readonly AllottableRange[]): string => {
  const holding = ranges.filter((range) => sequenceIn(range, number) !== null);
  const [range = holding[0]] = holding.filter(({ isActive }) => isActive);
  if (!range) return SENTENCES.registerPaperRange.en;
  return rangeSentence(range.isActive ? 'paperOutside' : 'paperInactive', {
    ...valuesOf(range),
    number,
    day: colombianDate(issuedAt),
  });
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
