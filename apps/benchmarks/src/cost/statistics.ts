/** Value below which the share of the values lies; 0 where there is none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The middle value; of an even number of values the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
};

export type Figures = Readonly<Record<string, number>>;

/** Median of each figure; one that a run lacks counts as 0 there. */
export const medianFigures = (runs: readonly Figures[]): Figures => {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries([...names].map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
};

export const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);
