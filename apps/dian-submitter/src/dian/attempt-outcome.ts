import type { RuleMessage } from '@rubrica/contracts';

/** Result of one call about a document, before `answerClassOf` interprets it. */
export type AttemptOutcome =
  | { readonly result: 'not_sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly result: 'unknown'; readonly reason: UnknownReason; readonly detail: string }
  | {
      readonly result: 'fault';
      /** local names, e.g. `Sender/InvalidSecurity` */ readonly code: string;
      readonly detail: string;
      /** JSON `AuthorityAnswer`. */ readonly answer_blob: string;
      /**
       * Set when the fault is about the certificate of the message: the clocks agree, and no message under it was taken
       * yet.
       */
      readonly is_of_certificate?: true;
    }
  /** DIAN took the document and judges it later; GetStatusZip asks for the verdict by this key. */
  | { readonly result: 'uploaded'; readonly zip_key: string }
  | ({ readonly result: 'answered' } & DianAnswer);

export type NotSentReason =
  'name_not_resolved' | 'connection_refused' | 'connection_failed' | 'connect_timeout' | 'tls_failed';

export type UnknownReason =
  | 'answer_timeout'
  | 'connection_lost'
  | 'answer_too_large'
  | 'answer_unreadable'
  /** The process ended while the attempt was under way. */
  | 'interrupted';

/** The parts of DIAN's DianResponse that decisions need. */
export interface DianAnswer {
  readonly is_valid: boolean;
  readonly status_code: string;
  readonly description: string;
  readonly message: string;
  readonly messages: readonly RuleMessage[];
  /** CUFE of the document that the answer is about, in lower case. */
  readonly document_key: string | null;
  readonly application_response: StoredApplicationResponse | null;
  /** JSON `AuthorityAnswer`, the part that is shown. It is a blob because the texts may contain personal data. */
  readonly answer_blob: string;
}

/** Content of an ApplicationResponse whose signature is the tax authority's, or why it is no proof. */
export type ReadApplicationResponse =
  | {
      readonly verified: true;
      /** 02 validated, 04 rejected. */
      readonly response_code: string;
      readonly description: string;
      readonly document_uuid: string;
      /** ISO, with Colombia's offset. */
      readonly validated_at: string;
      readonly messages: readonly RuleMessage[];
    }
  | { readonly verified: false; readonly why: string };

/** An ApplicationResponse whose bytes are stored. */
export type StoredApplicationResponse = { readonly blob: string } & ReadApplicationResponse;

/** Returns whether the service answered. A security fault is an answer; a fault of the server is not. */
export const isAnswer = (outcome: AttemptOutcome): boolean =>
  outcome.result === 'answered' ||
  outcome.result === 'uploaded' ||
  (outcome.result === 'fault' && isSecurityFault(outcome.code));

/** Fault codes of WS-Security SOAP Message Security 1.1 section 12, and what .NET's services add to them. */
const SECURITY_FAULTS: ReadonlySet<string> = new Set([
  'InvalidSecurity',
  'InvalidSecurityToken',
  'FailedAuthentication',
  'FailedCheck',
  'SecurityTokenUnavailable',
  'UnsupportedSecurityToken',
  'UnsupportedAlgorithm',
  'MessageExpired',
  'BadContextToken',
]);

export const isSecurityFault = (code: string): boolean => code.split('/').some((name) => SECURITY_FAULTS.has(name));
