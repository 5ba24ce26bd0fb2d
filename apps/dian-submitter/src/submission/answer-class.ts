import { type AuthorityAnswer, INSTANT_PATTERN, RULE_PATTERN, type RuleMessage } from '@rubrica/contracts';
import {
  type AttemptOutcome,
  type DianAnswer,
  isSecurityFault,
  type ReadApplicationResponse,
} from '../dian/attempt-outcome.js';
import { asksForStatus, type DianOperation, type EventOperation } from '../dian/operation.js';
import type { RuleReference, SubmissionOrder, Verdict } from './submission.js';

/** Meaning of an outcome for one document. */
export type AnswerClass =
  | { readonly kind: 'accepted' | 'rejected'; readonly verdict: AnswerVerdict }
  /** The tax authority does not know the document. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'in_process' }
  /** The document was taken and will be judged later. */
  | { readonly kind: 'uploaded' }
  /** The test set is accepted and takes no more documents. */
  | { readonly kind: 'test_set_accepted' }
  /** The number belongs to another document; `by` is its CUFE, null if the answer does not give it. */
  | { readonly kind: 'number_taken'; readonly by: string | null }
  | {
      readonly kind: 'refused';
      readonly what: 'certificate' | 'request' | 'security' | 'test_set';
      readonly answer_blob: string;
    }
  /** The certificate of the message is not accepted; the verdict is what that means for a document signed with it. */
  | { readonly kind: 'untrusted'; readonly verdict: AnswerVerdict; readonly answer_blob: string }
  | { readonly kind: 'not_sent' }
  | { readonly kind: 'nothing' };

export type AnswerVerdict = Omit<Verdict, 'edition' | 'cufe' | 'simulated'>;

/**
 * Classifies an outcome by the codes of DIAN's server (listed in README.md). Whatever is not certain is `nothing`, and
 * the status is asked for, so that no answer is mistaken for a verdict.
 */
export const answerClassOf = (
  outcome: AttemptOutcome,
  { cufe }: Pick<SubmissionOrder, 'cufe'>,
  operation: DianOperation | EventOperation,
): AnswerClass => {
  switch (outcome.result) {
    case 'not_sent':
      return { kind: 'not_sent' };
    case 'unknown':
      return NOTHING;
    case 'fault':
      return outcome.is_of_certificate
        ? { kind: 'untrusted', verdict: untrusted(outcome), answer_blob: outcome.answer_blob }
        : isSecurityFault(outcome.code)
          ? { kind: 'refused', what: 'security', answer_blob: outcome.answer_blob }
          : NOTHING;
    case 'uploaded':
      return { kind: 'uploaded' };
    case 'answered':
      return classOfAnswer(outcome, cufe, operation);
  }
};

const NOTHING: AnswerClass = { kind: 'nothing' };

const classOfAnswer = (answer: DianAnswer, cufe: string, operation: DianOperation | EventOperation): AnswerClass => {
  const { application_response: response, status_code } = answer;
  if (response?.verified === false) return NOTHING;
  const subject = response?.document_uuid ?? answer.document_key;
  const isValidated = response !== null && response.response_code === VALIDATED;

  if (isDuplicate(answer)) {
    if (subject !== cufe) return { kind: 'number_taken', by: subject };
    return isValidated ? { kind: 'accepted', verdict: verdictOf(answer) } : NOTHING;
  }
  switch (status_code) {
    case '00':
      return answer.is_valid && subject === cufe && isValidated
        ? { kind: 'accepted', verdict: verdictOf(answer) }
        : NOTHING;
    case '99':
      return response === null || (subject === cufe && !isValidated)
        ? { kind: 'rejected', verdict: verdictOf(answer) }
        : NOTHING;
    case '66':
      // Without a text the validator gave no result. Only a status request can be answered by "no such document".
      return asksForStatus(operation) && textOf(answer) !== '' ? { kind: 'absent' } : NOTHING;
    case '98':
      return { kind: 'in_process' };
    case '':
      // Answer of GetStatusZip about a batch that is not judged yet.
      return operation === 'GetStatusZip' && /en proceso/i.test(textOf(answer)) ? { kind: 'in_process' } : NOTHING;
    case '2':
      return /aceptado/i.test(textOf(answer))
        ? { kind: 'test_set_accepted' }
        : { kind: 'refused', what: 'test_set', answer_blob: answer.answer_blob };
    case '89': {
      const what = /certificad|autorizad/i.test(textOf(answer)) ? 'certificate' : 'request';
      return { kind: 'refused', what, answer_blob: answer.answer_blob };
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

const verdictOf = (answer: DianAnswer): AnswerVerdict => {
  const { application_response: response, answer_blob } = answer;
  const validatedAt = response?.verified && INSTANT.test(response.validated_at) ? response.validated_at : null;
  return {
    status_code: isDuplicate(answer) ? PROCESSED : answer.status_code,
    rules: rulesIn(answer),
    answer_blob,
    validated_at: validatedAt,
    application_response_blob: response?.verified ? response.blob : null,
  };
};

/** Rule of DIAN on the trust in a certificate, which it judges on the message before it reads the document. */
const UNTRUSTED_ISSUER = 'ZD05';

const untrusted = ({ answer_blob }: Extract<AttemptOutcome, { readonly result: 'fault' }>): AnswerVerdict => ({
  status_code: '99',
  rules: [{ rule: UNTRUSTED_ISSUER, severity: 'rejection' }],
  answer_blob,
  validated_at: null,
  application_response_blob: null,
});

/** Returns a security fault about the certificate of a message as the answer that is shown. */
export const untrustedAnswer = (fault: string): AuthorityAnswer => ({
  message: `Firma inválida (${fault})`,
  messages: [
    {
      rule: UNTRUSTED_ISSUER,
      severity: 'rejection',
      detail: 'Firma inválida: la DIAN no acepta la entidad que emitió el certificado.',
    },
  ],
});

const INSTANT = new RegExp(INSTANT_PATTERN);
const RULE = new RegExp(RULE_PATTERN);

/** Returns the rules that an answer names, each once. */
export const rulesIn = (answer: UnstoredAnswer): RuleReference[] => rulesOf(authorityAnswerOf(answer).messages);

/** Returns each rule once. Lines without a rule are kept in the blob only. */
const rulesOf = (messages: readonly RuleMessage[]): RuleReference[] => {
  const named = messages.filter(({ rule }) => RULE.test(rule));
  return [...new Map(named.map(({ rule, severity }) => [`${rule} ${severity}`, { rule, severity }])).values()];
};

type UnstoredAnswer = Omit<DianAnswer, 'answer_blob' | 'application_response'> & {
  readonly application_response: ReadApplicationResponse | null;
};

/**
 * Returns the part of the answer that is shown. For a duplicate it is taken from the ApplicationResponse, which is the
 * verdict on the first transmission.
 */
export const authorityAnswerOf = (answer: UnstoredAnswer): AuthorityAnswer => {
  const response = answer.application_response?.verified ? answer.application_response : null;
  if (response && isDuplicate(answer)) return { message: response.description, messages: response.messages };
  return {
    message: answer.message || answer.description,
    messages: answer.messages.length > 0 ? answer.messages : (response?.messages ?? []),
  };
};

const isDuplicate = ({ messages }: Pick<DianAnswer, 'messages'>): boolean =>
  messages.some(({ rule }) => rule === ALREADY_PROCESSED);

const textOf = ({ description, message }: DianAnswer): string => `${description} ${message}`.trim();
