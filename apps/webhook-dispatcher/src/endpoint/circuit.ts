import type { DeliveryError } from '@rubrica/contracts';

/**
 * Circuit of an endpoint, for all its deliveries together. Several failures in a row open it. While it is open no attempt is
 * made until a trial is due; a trial that succeeds closes it. Its state is a row that all processes share, without a stream
 * (ADR 0218). Instants are ISO strings in UTC.
 */
export type Circuit = Failures & (ClosedCircuit | OpenCircuit);

interface Failures {
  /** Failures since the last success. */
  readonly failures: number;
  /** When the first of them was recorded; null when there is none. */
  readonly failingSince: string | null;
}

interface ClosedCircuit {
  readonly status: 'closed';
}

interface OpenCircuit {
  readonly status: 'open';
  /** When the next trial is due, or until when one is under way. */
  readonly until: string;
  /** Trials that have failed since the circuit opened. */
  readonly failedTrials: number;
}

export type CircuitEvent =
  | { readonly type: 'FailureCounted'; readonly data: { readonly at: string } }
  | { readonly type: 'CircuitOpened'; readonly data: { readonly until: string } }
  /** One attempt is made. The circuit stays open until that has ended for certain. */
  | { readonly type: 'TrialBegun'; readonly data: { readonly until: string } }
  | { readonly type: 'TrialFailed'; readonly data: { readonly until: string } }
  /** The receiver has answered: no failure counts any more. */
  | { readonly type: 'CircuitClosed'; readonly data: Record<string, never> };

/** Outcome of one attempt, as the circuit and the statistics of its endpoint need it. */
export interface EndpointOutcome {
  readonly endpointId: string;
  readonly tenantId: string;
  readonly at: string;
  readonly ok: boolean;
  readonly isTrial: boolean;
  readonly durationMs: number;
  readonly error: DeliveryError | null;
  readonly httpStatus: number | null;
  /** Circuit as it was read before the attempt. */
  readonly circuit: Circuit;
}

export const CLOSED: Circuit = { status: 'closed', failures: 0, failingSince: null };

export const evolve = (circuit: Circuit, event: CircuitEvent): Circuit => {
  switch (event.type) {
    case 'FailureCounted':
      return { ...circuit, failures: circuit.failures + 1, failingSince: circuit.failingSince ?? event.data.at };
    case 'CircuitOpened':
    case 'TrialBegun':
      return { ...circuit, status: 'open', until: event.data.until, failedTrials: failedTrialsOf(circuit) };
    case 'TrialFailed':
      return { ...circuit, status: 'open', until: event.data.until, failedTrials: failedTrialsOf(circuit) + 1 };
    case 'CircuitClosed':
      return CLOSED;
  }
};

/** Returns how many trials have failed since the circuit opened. */
export const failedTrialsOf = (circuit: Circuit): number => (circuit.status === 'open' ? circuit.failedTrials : 0);

/** Longer than any attempt. After this time another trial is made, as the process of the first one has ended. */
const TRIAL_MS = 15_000;

/** Returns when a trial that is due at this time has ended for certain. */
export const trialEnd = (dueAt: string): string => new Date(Date.parse(dueAt) + TRIAL_MS).toISOString();

/**
 * Returns a function that tells when an attempt that waits for an endpoint's trial is due: the first one with the trial,
 * which it makes; the others at the end of the trial, so that none of them is read before.
 */
export const trialQueue = (): ((endpoint: string, openUntil: string) => string) => {
  const withTrial = new Set<string>();
  return (endpoint, openUntil) => {
    if (withTrial.has(endpoint)) return trialEnd(openUntil);
    withTrial.add(endpoint);
    return openUntil;
  };
};
