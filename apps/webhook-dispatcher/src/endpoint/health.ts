/**
 * How an endpoint has answered since its last success, all its deliveries together. After several failures in a row its
 * circuit opens: no attempt is made until a trial is due, and one that succeeds closes it.
 */
export interface Health {
  /** Failures since the last success. */
  readonly failures: number;
  /** When the first of them was seen, ISO 8601; null when there is none. */
  readonly failingSince: string | null;
  /** When the next trial is due, or until when one is under way, ISO 8601; null while the circuit is closed. */
  readonly openUntil: string | null;
  /** Trials that have failed since the circuit opened. */
  readonly failedTrials: number;
}

export interface SeenOutcome {
  readonly at: string;
  readonly ok: boolean;
  readonly isTrial: boolean;
}

export const HEALTHY: Health = { failures: 0, failingSince: null, openUntil: null, failedTrials: 0 };

/** Failures in a row that open the circuit; more than the four attempts of two deliveries. */
export const OPENS_AFTER = 10;
/** The circuit is open for 10 s, then 20 s, 40 s … at most 60 s after each trial that fails. */
const OPEN_MS = 10_000;
const LONGEST_OPEN_MS = 60_000;
/** Longer than any attempt: after this time another trial is made, as the process of the first one has ended. */
export const TRIAL_MS = 15_000;
/** A trial that begins at most this late still ends before `trialEnd` of the time at which it was due. */
export const TRIAL_LATE_MS = 3_000;

/** Returns the health after these outcomes, in their order. */
export const healthAfter = (health: Health, outcomes: readonly SeenOutcome[]): Health =>
  outcomes.reduce(afterOutcome, health);

const afterOutcome = (health: Health, { at, ok, isTrial }: SeenOutcome): Health => {
  if (ok) return HEALTHY;
  const failures = health.failures + 1;
  const counted = { ...health, failures, failingSince: health.failingSince ?? at };
  if (isTrial) {
    const failedTrials = health.failedTrials + 1;
    return { ...counted, failedTrials, openUntil: plusMs(at, openMs(failedTrials)) };
  }
  // What was under way when the circuit opened says nothing new.
  if (health.openUntil !== null || failures < OPENS_AFTER) return counted;
  return { ...counted, openUntil: plusMs(at, openMs(0)) };
};

/** Returns when a trial that is due at this time has ended for certain (both ISO 8601). */
export const trialEnd = (openUntil: string): string => plusMs(openUntil, TRIAL_MS);

/**
 * Returns a function that says when what waits for an endpoint's trial is due (ISO 8601): the first one with the trial, which
 * it makes, and the others when that has ended, so that nobody looks at them before.
 */
export const trialQueue = (): ((endpoint: string, openUntil: string) => string) => {
  const withTrial = new Set<string>();
  return (endpoint, openUntil) => {
    if (withTrial.has(endpoint)) return trialEnd(openUntil);
    withTrial.add(endpoint);
    return openUntil;
  };
};

const openMs = (failedTrials: number): number => Math.min(OPEN_MS * 2 ** Math.min(failedTrials, 10), LONGEST_OPEN_MS);

const plusMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Tells whether an endpoint has failed for so long, again and again, that it is switched off. */
export const isFailingFor = ({ failingSince, failures }: Health, hours: number, at: string): boolean =>
  failingSince !== null && failures >= OPENS_AFTER && Date.parse(at) - Date.parse(failingSince) >= hours * 3_600_000;

/** Upper bounds of the classes that durations are counted in, in ms; what takes longer is in one more. */
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
