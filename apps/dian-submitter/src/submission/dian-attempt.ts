import type { DianAttemptOutcome, DianAttemptState } from '@rubrica/contracts';
import { isSecurityFault } from '../dian/attempt-outcome.js';
import { type AnswerClass, answerClassOf, rulesIn } from './answer-class.js';
import type { ConcludedAttempt, KnownSubmission, OpenAttempt, Submission, SubmissionOrder } from './submission.js';

/** Returns the attempts at DIAN that were made, the one that is under way, and the one that is planned; the latest first. */
export const dianAttempts = (documentId: string, submission: Submission): DianAttemptState[] => {
  if (submission.status === 'unknown') return [];
  const made = submission.attempts.map((attempt) => endedAttempt(documentId, submission, attempt));
  return [...made, ...nextAttempt(documentId, submission)].reverse();
};

const endedAttempt = (documentId: string, { order }: KnownSubmission, attempt: ConcludedAttempt): DianAttemptState => {
  const { outcome, concluded_at, duration_ms } = attempt;
  return {
    ...begun(documentId, order, attempt),
    status: 'ended',
    ended_at: concluded_at,
    duration_ms,
    outcome: outcomeOf(attempt, order),
    error: errorOf(attempt),
    status_code: outcome.result === 'answered' ? outcome.status_code : null,
    rules: outcome.result === 'answered' ? rulesIn(outcome) : [],
  };
};

const nextAttempt = (documentId: string, submission: KnownSubmission): DianAttemptState[] => {
  const { order, attempts } = submission;
  if (submission.status === 'attempting') return [begun(documentId, order, submission.current)];
  if (submission.status !== 'planned') return [];
  const { operation, due_at } = submission.plan;
  const attempt = (attempts.at(-1)?.attempt ?? 0) + 1;
  const planned = { attempt, edition: order.edition, operation, started_at: null };
  return [{ ...begun(documentId, order, planned), status: 'planned', due_at }];
};

const begun = (
  documentId: string,
  { environment }: SubmissionOrder,
  {
    attempt,
    edition,
    operation,
    started_at,
  }: Pick<OpenAttempt, 'attempt' | 'edition' | 'operation'> & { readonly started_at: string | null },
): DianAttemptState => ({
  id: `${documentId}_${attempt}`,
  document_id: documentId,
  ...{ environment, attempt, edition, operation },
  status: 'under_way',
  ...{ due_at: null, started_at, ended_at: null, duration_ms: null },
  ...{ outcome: null, error: null, status_code: null, rules: [] },
});

const REFUSED: Readonly<Record<Extract<AnswerClass, { readonly kind: 'refused' }>['what'], DianAttemptOutcome>> = {
  certificate: 'certificate_refused',
  request: 'request_refused',
  security: 'security_refused',
  test_set: 'test_set_refused',
};

const outcomeOf = ({ outcome, operation }: ConcludedAttempt, order: SubmissionOrder): DianAttemptOutcome => {
  const read = answerClassOf(outcome, order, operation);
  switch (read.kind) {
    case 'refused':
      return REFUSED[read.what];
    case 'untrusted':
      return 'certificate_untrusted';
    case 'absent':
      return 'document_unknown';
    case 'nothing':
      return outcome.result === 'unknown' ? 'no_answer' : isServerFault(outcome) ? 'server_fault' : 'unclear_answer';
    default:
      return read.kind;
  }
};

const isServerFault = (outcome: ConcludedAttempt['outcome']): boolean =>
  outcome.result === 'fault' && !isSecurityFault(outcome.code);

/** Returns why nothing was sent or answered, or the code of a fault. The texts beside them may quote the answer. */
const errorOf = ({ outcome }: ConcludedAttempt): string | null => {
  switch (outcome.result) {
    case 'not_sent':
    case 'unknown':
      return outcome.reason;
    case 'fault':
      return outcome.code;
    default:
      return null;
  }
};
