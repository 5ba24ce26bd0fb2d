import { API_VERSIONS, type ApiVersion } from '@rubrica/kinds';

/** Everything that a document can wait for without having failed; each code has a page in docs/errors. */
export const WAITING_REASONS = [
  'certificate_missing',
  'range_exhausted',
  'invoice_not_accepted',
  'dian_unavailable',
  'dian_unknown_outcome',
  'contingency_not_declared',
  'week_open',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Returns the reasons that a version of the API has. Only kinds that are newer than the first version wait for a week. */
export const waitingReasonsOf = (version: ApiVersion): WaitingReason[] =>
  WAITING_REASONS.filter((reason) => reason !== 'week_open' || version !== API_VERSIONS[0]);

/** Every reason why a document fails inside our house; each code has a page in docs/errors. */
export const FAILURE_CODES = [
  'invoice_rejected',
  'document_not_writable',
  'signature_refused',
  'simulated_failure',
  'cancelled',
  'number_collision',
  'dian_certificate_unauthorized',
  'dian_request_refused',
  'dian_security_fault',
  'transport_signature_refused',
  'test_set_refused',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];
