/** Upper bounds of the classes that durations are counted in, in ms; a longer one is in one more class. */
const DURATION_BOUNDS_MS = [
  ...[5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750],
  ...[1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000],
];
export const DURATION_CLASSES = DURATION_BOUNDS_MS.length + 1;

export const durationClass = (ms: number): number => {
  const found = DURATION_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return found < 0 ? DURATION_BOUNDS_MS.length : found;
};

/** Returns the upper bound of the class that this share of all durations is in or below, in ms; null without any. */
export const quantileMs = (counts: readonly number[], share: number): number | null => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let below = 0;
  const found = counts.findIndex((count) => (below += count) >= all * share);
  return DURATION_BOUNDS_MS[found] ?? DURATION_BOUNDS_MS.at(-1) ?? null;
};
