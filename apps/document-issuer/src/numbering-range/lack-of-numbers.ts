import { rangeSentence, SENTENCES } from '@rubrica/contracts';
import { type AllottableRange, obstacleOf, rangesFor, type RangeWish } from './allotment.js';

interface Lack {
  readonly reason: 'range_exhausted';
  /** What the tenant can do about it. */
  readonly action: string;
}

/** Returns what a document waits for that finds no number on a day, in words that are true for it. */
export const lackOfNumbers = (wish: RangeWish, ranges: readonly AllottableRange[], day: string): Lack => ({
  reason: 'range_exhausted',
  action: wish.paper ? SENTENCES.registerPaperRange.en : actionFor(wish, ranges, day),
});

interface Ended {
  readonly number: string;
  readonly range: { readonly validTo: string } | null;
}

/** The same for a document that has a number, and whose resolution has ended. */
export const lackOfAuthorization = ({ number, range }: Ended): Lack => ({
  reason: 'range_exhausted',
  action: rangeSentence('numberedEnded', { number, valid_to: range?.validTo ?? '' }),
});

const actionFor = (wish: RangeWish, ranges: readonly AllottableRange[], day: string): string => {
  const fitting = rangesFor(wish, ranges).filter(({ successorId }) => successorId === null);
  // What begins by itself needs nobody; otherwise the newest range is the one that the tenant has in mind.
  const range = fitting.find((one) => obstacleOf(one, day) === 'not_yet_in_force') ?? fitting.at(-1);
  if (!range) return SENTENCES.registerRange.en;
  const { id, prefix, validFrom, validTo } = range;
  const of = { numbering_range_id: id, prefix };
  const isNamed = wish.rangeId !== null;
  switch (obstacleOf(range, day)) {
    case 'not_yet_in_force':
      return rangeSentence(isNamed ? 'namedBegins' : 'begins', { ...of, valid_from: validFrom ?? '' });
    case 'expired':
      return rangeSentence(isNamed ? 'namedEnded' : 'ended', { ...of, valid_to: validTo ?? '' });
    case 'inactive':
      return rangeSentence(isNamed ? 'namedInactive' : 'inactive', of);
    case 'used_up':
    case 'replaced':
    case null:
      return rangeSentence(isNamed ? 'namedUsedUp' : 'usedUp', of);
  }
};
