import type { DueTimer, TimerRequest } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { Plan, SubmissionOrder } from './submission.js';

/** Kinds of timers, one per environment, so that an outage of one does not delay the others. */
export const ATTEMPT_TIMERS = {
  test: 'submit-test',
  habilitacion: 'submit-habilitacion',
  production: 'submit-production',
} as const;

/** Time within which each process knows whether there is a contingency. */
const HEARD_BY_ALL_MS = 1_000;

/**
 * Returns the arguments of `tx.hasten` that make attempts due at once when the tax authority has answered or a
 * contingency is declared. Attempts due later than the retry wait `longestMs` keep their time: the tenant chose to wait
 * for hours.
 */
export const attemptsToHasten = (
  environment: LiveEnvironment,
  at: string,
  longestMs: number,
): readonly [kind: string, between: { readonly due: string; readonly until: string }] => {
  const after = (ms: number): string => new Date(Date.parse(at) + ms).toISOString();
  return [ATTEMPT_TIMERS[environment], { due: after(HEARD_BY_ALL_MS), until: after(1.1 * longestMs) }];
};

/** Timer of a document's next attempt. Its group is the tenant, so that tenants are served in turn. */
export const attemptTimer = (
  documentId: string,
  { tenant_id: group, environment }: SubmissionOrder,
  { due_at: due }: Pick<Plan, 'due_at'>,
): TimerRequest => ({ kind: ATTEMPT_TIMERS[environment], key: documentId, due, group });

/** Wait after which an attempt that could not begin is tried again. */
const LATER_MS = 500;

/** Timer that tries again an attempt that could not begin now. */
export const laterTimer = (
  { key, cause, payload }: DueTimer<Lookups>,
  order: SubmissionOrder,
  at: string,
): TimerRequest => {
  const due_at = new Date(Date.parse(at) + LATER_MS).toISOString();
  return { ...attemptTimer(key, order, { due_at }), payload, cause };
};
