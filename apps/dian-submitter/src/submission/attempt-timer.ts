import type { TimerRequest } from '@rubrica/eventing';
import type { Plan, SubmissionOrder } from './submission.js';

/** One kind per environment: what one of them keeps waiting does not hold up the others. */
export const ATTEMPT_TIMERS = {
  test: 'submit-test',
  habilitacion: 'submit-habilitacion',
  production: 'submit-production',
} as const;

/** The timer of a document's next attempt; tenants are served in turn. */
export const attemptTimer = (
  documentId: string,
  { tenant_id: group, environment }: SubmissionOrder,
  { due_at: due }: Pick<Plan, 'due_at'>,
): TimerRequest => ({ kind: ATTEMPT_TIMERS[environment], key: documentId, due, group });
