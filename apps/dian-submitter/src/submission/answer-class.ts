import { type AuthorityAnswer, INSTANT_PATTERN, RULE_PATTERN, type RuleMessage } from '@rubrica/contracts';
import { type Answer, type AttemptOutcome, isSecurityFault } from '../dian/attempt-outcome.js';
import { isTransmission, type Operation } from '../dian/operation.js';
import type { RuleReference, SubmissionOrder, Verdict } from './submission.js';

/** What an outcome tells of one document. */
export type Reading =
  | { readonly tells: 'accepted' | 'rejected'; readonly verdict: ReadVerdict }
  /** The tax authority does not know the document. */
  | { readonly tells: 'absent' }
  | { readonly tells: 'in_process' }
  /** Taken, to be judged later. */
  | { readonly tells: 'uploaded' }
  /** The test set has had its documents, and takes no more. */
  | { readonly tells: 'test_set_accepted' }
  /** By another document; null: it was not said by which. */
  | { readonly tells: 'number_taken'; readonly by: string | null }
  | {
      readonly tells: 'refused';
      readonly what: 'certificate' | 'request' | 'security' | 'test_set';
      readonly answer_blob: string;
    }
  | { readonly tells: 'not_sent' }
  | { readonly tells: 'nothing' };

export type ReadVerdict = Omit<Verdict, 'edition' | 'cufe' | 'simulated'>;

/**
 * Judges an outcome by the codes that DIAN's server gives (README.md lists them). Whatever is not known for sure
 * tells nothing, and is asked for: no answer is taken for a verdict by mistake.
 */
export const readingOf = (
  outcome: AttemptOutcome,
  { cufe }: Pick<SubmissionOrder, 'cufe'>,
  operation: Operation,
): Reading => {
  switch (outcome.result) {
    case 'not_sent':
      return { tells: 'not_sent' };
    case 'unknown':
      return NOTHING;
    case 'fault':
      return isSecurityFault(outcome.code)
        ? { tells: 'refused', what: 'security', answer_blob: outcome.answer_blob }
        : NOTHING;
    case 'uploaded':
      return { tells: 'uploaded' };
    case 'answered':
      return readAnswer(outcome, cufe, operation);
  }
};

const NOTHING: Reading = { tells: 'nothing' };

const readAnswer = (answer: Answer, cufe: string, operation: Operation): Reading => {
  const { application_response: response, status_code } = answer;
  if (response?.verified === false) return NOTHING;
  const subject = response?.document_uuid ?? answer.document_key;
  const isValidated = response !== null && response.response_code === VALIDATED;

  if (isDuplicate(answer)) {
    if (subject !== cufe) return { tells: 'number_taken', by: subject };
    return isValidated ? { tells: 'accepted', verdict: verdictOf(answer) } : NOTHING;
  }
  switch (status_code) {
    case '00':
      return answer.is_valid && subject === cufe && isValidated
        ? { tells: 'accepted', verdict: verdictOf(answer) }
        : NOTHING;
    case '99':
      return response === null || (subject === cufe && !isValidated)
        ? { tells: 'rejected', verdict: verdictOf(answer) }
        : NOTHING;
    case '66':
      // Without a text the validator gave no result. Only a question is answered by "no such document".
      return !isTransmission(operation) && textOf(answer) !== '' ? { tells: 'absent' } : NOTHING;
    case '98':
      return { tells: 'in_process' };
    case '':
      // GetStatusZip of a batch that waits to be judged.
      return operation === 'GetStatusZip' && /en proceso/i.test(textOf(answer)) ? { tells: 'in_process' } : NOTHING;
    case '2':
      return /aceptado/i.test(textOf(answer))
        ? { tells: 'test_set_accepted' }
        : { tells: 'refused', what: 'test_set', answer_blob: answer.answer_blob };
    case '89': {
      const what = /certificad|autorizad/i.test(textOf(answer)) ? 'certificate' : 'request';
      return { tells: 'refused', what, answer_blob: answer.answer_blob };
    }
    default:
      return NOTHING;
  }
};

/** ApplicationResponse: document validated by DIAN. */
const VALIDATED = '02';
/** Regla 90: documento procesado anteriormente. */
const ALREADY_PROCESSED = '90';
const PROCESSED = '00';

const verdictOf = (answer: Answer): ReadVerdict => {
  const { application_response: response, answer_blob } = answer;
  const validatedAt = response?.verified && INSTANT.test(response.validated_at) ? response.validated_at : null;
  return {
    status_code: isDuplicate(answer) ? PROCESSED : answer.status_code,
    rules: rulesOf(whatWasSaid(answer).messages),
    answer_blob,
    validated_at: validatedAt,
    application_response_blob: response?.verified ? response.blob : null,
  };
};

const INSTANT = new RegExp(INSTANT_PATTERN);
const RULE = new RegExp(RULE_PATTERN);

/** Each rule once; a line without one says what it says in the blob. */
const rulesOf = (messages: readonly RuleMessage[]): RuleReference[] => {
  const named = messages.filter(({ rule }) => RULE.test(rule));
  return [...new Map(named.map(({ rule, severity }) => [`${rule} ${severity}`, { rule, severity }])).values()];
};

type Said = Omit<Answer, 'answer_blob'>;

/**
 * What the answer says of the document. A duplicate's is that of the first transmission: what counts of it is the
 * ApplicationResponse.
 */
export const whatWasSaid = (answer: Said): AuthorityAnswer => {
  const response = answer.application_response?.verified ? answer.application_response : null;
  if (response && isDuplicate(answer)) return { message: response.description, messages: response.messages };
  return {
    message: answer.message || answer.description,
    messages: answer.messages.length > 0 ? answer.messages : (response?.messages ?? []),
  };
};

const isDuplicate = ({ messages }: Pick<Answer, 'messages'>): boolean =>
  messages.some(({ rule }) => rule === ALREADY_PROCESSED);

const textOf = ({ description, message }: Answer): string => `${description} ${message}`.trim();
