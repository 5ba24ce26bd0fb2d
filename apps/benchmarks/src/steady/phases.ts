/** A time in which documents arrive at one rate. */
export interface Phase {
  readonly name: string;
  readonly ratePerS: number;
}

export const ALONE = 'alone';

/** Phases at shares of the rate that the product reaches at most. */
export const phasesBelow = (mostPerS: number): Phase[] => [
  { name: ALONE, ratePerS: 1 },
  ...[25, 50, 75].map((percent) => ({ name: `${String(percent)} %`, ratePerS: (mostPerS * percent) / 100 })),
];
