import type { CancelReason } from '@rubrica/contracts';
import type { EndpointOutcome } from '../endpoint/circuit.js';
import type { DeliveryCommand } from './delivery.decide.js';
import type { DueDelivery, DueEndpoint, AttemptPayload } from './due-delivery.js';

/** Result of an attempt that was due: it is not made any more, it was made, or it waits. */
export type AttemptConclusion = Cancelled | Attempted | WaitStep;

type Cancelled = Extract<DeliveryCommand, { readonly type: 'CancelDelivery' }>;

export type Attempted = Extract<DeliveryCommand, { readonly type: 'RecordAttempt' }> & {
  /** Counts for the endpoint's circuit and statistics; null when nothing was learned about its receiver. */
  readonly seen: EndpointOutcome | null;
};

export interface WaitStep {
  readonly type: 'Wait';
  readonly until: string;
  readonly waiting: AttemptPayload;
}

/** What a due attempt does now. `FailUnsent`: the trial that it waited for has failed, and the attempt with it. */
export type AttemptStep =
  | Cancelled
  | WaitStep
  | { readonly type: 'FailUnsent' }
  | { readonly type: 'Call' | 'BeginTrial'; readonly due: DueDelivery; readonly endpoint: DueEndpoint };

/** A first attempt waits so long for an earlier one of another process, again and again up to the age of a minute. */
const BEHIND_MS = 250;
const BEHIND_AT_MOST_MS = 60_000;

/** Decides what a due attempt does. `due` is undefined for a delivery that has ended, or was removed. */
export const attemptStep = (
  due: DueDelivery | undefined,
  waiting: AttemptPayload,
  { isBehind, at }: { readonly isBehind: boolean; readonly at: Date },
): AttemptStep => {
  if (!due?.endpoint) return cancelled('endpoint_deleted');
  const { endpoint, created_at: createdAt } = due;
  if (!endpoint.is_active) return cancelled('endpoint_disabled');
  const nowMs = at.getTime();
  if (isBehind && nowMs - createdAt.getTime() < BEHIND_AT_MOST_MS)
    return { type: 'Wait', until: new Date(nowMs + BEHIND_MS).toISOString(), waiting };
  const { circuit } = endpoint;
  if (circuit.status === 'closed') return { type: 'Call', due, endpoint };
  const { until, failedTrials } = circuit;
  if (waiting.failedTrials !== undefined && failedTrials > waiting.failedTrials) return { type: 'FailUnsent' };
  if (Date.parse(until) > nowMs) return { type: 'Wait', until, waiting: { failedTrials } };
  return { type: 'BeginTrial', due, endpoint };
};

const cancelled = (reason: CancelReason): Cancelled => ({ type: 'CancelDelivery', reason });

/** Tells whether an open circuit held the attempt back, so that no call was made. */
export const isHeldBack = (conclusion: AttemptConclusion): boolean =>
  conclusion.type === 'Wait'
    ? conclusion.waiting.failedTrials !== undefined
    : conclusion.type === 'RecordAttempt' && !conclusion.outcome.ok && conclusion.outcome.error === 'circuit_open';
