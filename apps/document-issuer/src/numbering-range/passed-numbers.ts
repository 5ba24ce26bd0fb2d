import type { AllottableRange } from './allotment.js';
import type { SkippedNumbers } from './skipped-numbers.js';

/** Reason of numbers that an earlier range has given. */
export const USED_BEFORE = 'used_under_former_resolution';
/** Reason of numbers that an earlier range had, and that no range gives. */
export const LEFT_OVER = 'resolution_replaced';
const ELSEWHERE = 'used_elsewhere';

/** What an earlier range of the same prefix did with its numbers. */
export interface Past extends Pick<AllottableRange, 'next' | 'to' | 'skipped'> {
  /** The lowest number that it has ever had. */
  readonly lowest: number;
}

/** Divides numbers that a range does not give by what became of them in the earlier ranges of its prefix. */
export const reasonsOf = (
  { from, to }: Pick<SkippedNumbers, 'from' | 'to'>,
  past: readonly Past[],
): SkippedNumbers[] => {
  const begins = past.flatMap(({ lowest, next, to: last, skipped }) => [
    ...[lowest, next, last + 1],
    ...skipped.flatMap((one) => [one.from, one.to + 1]),
  ]);
  const cuts = [...new Set([from, ...begins.filter((begin) => from < begin && begin <= to)])].sort((a, b) => a - b);
  return cuts
    .map((begin, index) => ({ from: begin, to: (cuts[index + 1] ?? to + 1) - 1, reason: reasonOf(begin, past) }))
    .reduce<SkippedNumbers[]>((joined, one) => {
      const last = joined.at(-1);
      return last?.reason === one.reason ? [...joined.slice(0, -1), { ...last, to: one.to }] : [...joined, one];
    }, []);
};

const reasonOf = (number: number, past: readonly Past[]): string => {
  const had = past.filter(({ lowest, to }) => lowest <= number && number <= to);
  const skipped = had.flatMap((one) => one.skipped).filter(has(number));
  if (had.some((one) => number < one.next && !one.skipped.some(has(number)))) return USED_BEFORE;
  return skipped[0]?.reason ?? (had.length > 0 ? LEFT_OVER : ELSEWHERE);
};

/** Returns a test for the numbers among which that one stands. */
export const has =
  (number: number) =>
  ({ from, to }: SkippedNumbers): boolean =>
    from <= number && number <= to;
