import type { TimerRequest } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { Plan, SubmissionOrder } from './submission.js';

/** One kind per environment: what one of them keeps waiting does not hold up the others. */
export const ATTEMPT_TIMERS = {
  test: 'submit-test',
  habilitacion: 'submit-habilitacion',
  production: 'submit-production',
} as const;

/** Until then each process has heard whether there is a contingency. */
const HEARD_BY_ALL_MS = 1_000;

/**
 * Arguments of `tx.hasten`: whatever waits for the tax authority, `longestMs` at most, is looked at again at once, as it
 * has answered, or a contingency is declared. A decision to wait for hours is left alone.
 */
export const attemptsToHasten = (
  environment: LiveEnvironment,
  at: string,
  longestMs: number,
): readonly [kind: string, between: { readonly due: string; readonly until: string }] => {
  const after = (ms: number): string => new Date(Date.parse(at) + ms).toISOString();
  return [ATTEMPT_TIMERS[environment], { due: after(HEARD_BY_ALL_MS), until: after(1.1 * longestMs) }];
};

/** The timer of a document's next attempt; tenants are served in turn. */
export const attemptTimer = (
  documentId: string,
  { tenant_id: group, environment }: SubmissionOrder,
  { due_at: due }: Pick<Plan, 'due_at'>,
): TimerRequest => ({ kind: ATTEMPT_TIMERS[environment], key: documentId, due, group });
