import type { DocumentCounter, NumberingRange } from '@rubrica/client';

export interface UseOfRange {
  readonly total: number;
  readonly used: number;
  readonly left: number;
}

/** How many numbers of a range are used; null where another range of its prefix gives the numbers now. */
export const useOf = ({ from, to, next, status }: NumberingRange): UseOfRange | null => {
  const total = to - from + 1;
  if (status === 'used_up') return { total, used: total, left: 0 };
  if (next === null) return null;
  const used = Math.min(total, Math.max(0, next - from));
  return { total, used, left: total - used };
};

/** Beyond ten years a forecast says nothing. */
const MOST_DAYS = 3_650;

/**
 * In how many days a range is used up, if as many documents of its kind are issued each day as on the average of the counters'
 * days; null if none were, or if it lasts for more than ten years. Numbers of the paper range (contingency) come by no pace.
 */
export const daysOfNumbers = (
  range: NumberingRange,
  counters: readonly DocumentCounter[],
  days: number,
): number | null => {
  const use = useOf(range);
  const issued = counters
    .filter(({ kind, environment }) => kind === range.document_type && environment === range.environment)
    .reduce((sum, { count }) => sum + count, 0);
  if (use === null || issued === 0) return null;
  const left = Math.floor(use.left / (issued / days));
  return left > MOST_DAYS ? null : left;
};

const FEW = 0.1;
const SOON_DAYS = 30;

/** A range that somebody should replace: few numbers are left, or few days. */
export const isShort = (range: NumberingRange, validDays: number | null, numberDays: number | null): boolean => {
  if (range.status !== 'in_force') return false;
  const use = useOf(range);
  if (use !== null && use.left / use.total < FEW) return true;
  return [validDays, numberDays].some((left) => left !== null && left < SOON_DAYS);
};
