export const FAULTS = ['lost_answer', 'hang', 'http_500', 'soap_fault', 'reset', 'garbage'] as const;
export type Fault = (typeof FAULTS)[number];

/** Probability of each fault per request. */
export type Faults = Readonly<Record<Fault, number>>;

export const NO_FAULTS: Faults = { lost_answer: 0, hang: 0, http_500: 0, soap_fault: 0, reset: 0, garbage: 0 };

/** Generator of numbers from 0 to 1, one for each request, the same for the same seed (mulberry32). */
export const diceOf = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Returns the fault that the random number selects, or null for none. */
export const faultAt = (roll: number, faults: Faults): Fault | null => {
  let upTo = 0;
  for (const fault of FAULTS) {
    upTo += faults[fault];
    if (roll < upTo) return fault;
  }
  return null;
};
