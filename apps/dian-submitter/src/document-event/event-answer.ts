import type { AttemptOutcome, DianAnswer } from '../dian/attempt-outcome.js';
import { type AnswerVerdict, answerClassOf } from '../submission/answer-class.js';

/** What DIAN's answer to an event means. */
export type EventAnswer =
  | { readonly kind: 'registered' | 'rejected'; readonly verdict: AnswerVerdict }
  /** An event of that code is registered already: these bytes, or another one. */
  | { readonly kind: 'registered_before'; readonly isSame: boolean; readonly answer_blob: string }
  /** DIAN refuses the request or the message, whatever event is in it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unanswered' };

/** Regla LGC01: the event was registered before. Regla 90: the file was processed before. */
const ANOTHER_REGISTERED = 'LGC01';
const ALREADY_PROCESSED = '90';
const PROCESSED_BEFORE = /procesado anteriormente/i;

/** DIAN's answer to an event that it has registered; null: DIAN gives it no more. */
export type EventProof = AnswerVerdict | null | 'unanswered';

/** Reads the outcome of GetStatus about an event that DIAN has registered. */
export const proofIn = (outcome: AttemptOutcome, cude: string): EventProof => {
  const answer = answerClassOf(outcome, { cufe: cude }, 'GetStatus');
  if (answer.kind === 'accepted') return answer.verdict;
  return outcome.result === 'answered' ? null : 'unanswered';
};

/** Classifies the outcome of SendEventUpdateStatus. What is not certain is `unanswered`: the same bytes are sent again. */
export const eventAnswerOf = (outcome: AttemptOutcome, cude: string): EventAnswer => {
  const answer = answerClassOf(outcome, { cufe: cude }, 'SendEventUpdateStatus');
  // Also a repeated transmission, if the answer to the first one comes with it.
  if (answer.kind === 'accepted') return { kind: 'registered', verdict: answer.verdict };
  if (outcome.result === 'answered' && outcome.application_response?.verified !== false) {
    const { answer_blob } = outcome;
    if (isProcessedBefore(outcome)) return { kind: 'registered_before', isSame: true, answer_blob };
    if (outcome.messages.some(({ rule }) => rule === ANOTHER_REGISTERED))
      return { kind: 'registered_before', isSame: false, answer_blob };
  }
  switch (answer.kind) {
    case 'rejected':
      return { kind: 'rejected', verdict: answer.verdict };
    case 'refused':
    case 'untrusted':
      return { kind: 'refused' };
    default:
      return { kind: 'unanswered' };
  }
};

const isProcessedBefore = ({ messages, message, description }: DianAnswer): boolean =>
  messages.some(({ rule, detail }) => rule === ALREADY_PROCESSED || PROCESSED_BEFORE.test(detail)) ||
  PROCESSED_BEFORE.test(`${message} ${description}`);
