import { type Circuit, type CircuitEvent, evolve, failedTrialsOf, trialEnd } from './circuit.js';

export type CircuitCommand =
  | { readonly type: 'RecordOutcome'; readonly at: string; readonly ok: boolean; readonly isTrial: boolean }
  /** Refused (no event) unless the circuit is open and its trial is due. */
  | { readonly type: 'BeginTrial'; readonly at: string };

/** Failures in a row that open the circuit; more than the four attempts of two deliveries. */
export const OPENS_AFTER = 10;
/** The circuit is open for 10 s, then 20 s, 40 s … at most 60 s after each trial that fails. */
const OPEN_MS = 10_000;
const LONGEST_OPEN_MS = 60_000;
/** A trial that begins at most this late still ends before `trialEnd` of the time at which it was due. */
const TRIAL_LATE_MS = 3_000;

export const decide = (command: CircuitCommand, circuit: Circuit): CircuitEvent[] => {
  switch (command.type) {
    case 'RecordOutcome':
      return command.ok ? success(circuit) : failure(command, circuit);
    case 'BeginTrial':
      return beginTrial(command.at, circuit);
  }
};

const success = ({ status, failures }: Circuit): CircuitEvent[] =>
  status === 'closed' && failures === 0 ? [] : [{ type: 'CircuitClosed', data: {} }];

const failure = ({ at, isTrial }: CircuitCommand & { type: 'RecordOutcome' }, circuit: Circuit): CircuitEvent[] => {
  const counted: CircuitEvent = { type: 'FailureCounted', data: { at } };
  if (isTrial) {
    const until = plusMs(at, openMs(failedTrialsOf(circuit) + 1));
    return [counted, { type: 'TrialFailed', data: { until } }];
  }
  // An attempt that was under way when the circuit opened keeps it open no longer.
  if (circuit.status === 'open' || circuit.failures + 1 < OPENS_AFTER) return [counted];
  return [counted, { type: 'CircuitOpened', data: { until: plusMs(at, openMs(0)) } }];
};

const beginTrial = (at: string, circuit: Circuit): CircuitEvent[] => {
  if (circuit.status === 'closed') return [];
  const lateMs = Date.parse(at) - Date.parse(circuit.until);
  if (lateMs < 0) return [];
  const until = trialEnd(lateMs <= TRIAL_LATE_MS ? circuit.until : at);
  return [{ type: 'TrialBegun', data: { until } }];
};

const openMs = (failedTrials: number): number => Math.min(OPEN_MS * 2 ** Math.min(failedTrials, 10), LONGEST_OPEN_MS);

const plusMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Returns the circuit after these commands, in their order. */
export const circuitAfter = (circuit: Circuit, commands: readonly CircuitCommand[]): Circuit =>
  commands.reduce((state, command) => decide(command, state).reduce(evolve, state), circuit);

/** Tells whether an endpoint has only failed for so many hours, `OPENS_AFTER` times at least: then it is switched off. */
export const hasFailedFor = ({ failingSince, failures }: Circuit, hours: number, at: string): boolean =>
  failingSince !== null && failures >= OPENS_AFTER && Date.parse(at) - Date.parse(failingSince) >= hours * 3_600_000;
