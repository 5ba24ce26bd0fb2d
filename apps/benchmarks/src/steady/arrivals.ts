import { dice } from '@rubrica/testing';

/**
 * Times of so many arrivals, ms from the begin, in order: a Poisson process with a given number of arrivals, so that each
 * run has exactly its rate. The same seed gives the same times.
 */
export const arrivalsMs = (count: number, withinMs: number, seed: number): number[] => {
  const roll = dice(seed);
  return Array.from({ length: count }, () => roll() * withinMs).toSorted((a, b) => a - b);
};
