import { type Static, Type } from '@sinclair/typebox';
import { Environment } from '../vocabulary/scalars.js';

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const oneOf = <const T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

export const DIAN_ATTEMPT_STATUSES = ['planned', 'under_way', 'ended'] as const;

/** What came of an attempt to send a document to DIAN, or to ask for its verdict. */
export const DIAN_ATTEMPT_OUTCOMES = [
  'accepted',
  'rejected',
  'uploaded',
  'in_process',
  'document_unknown',
  'number_taken',
  'test_set_accepted',
  'test_set_refused',
  'certificate_refused',
  'certificate_untrusted',
  'security_refused',
  'request_refused',
  'not_sent',
  'no_answer',
  'server_fault',
  'unclear_answer',
] as const;
export type DianAttemptOutcome = (typeof DIAN_ATTEMPT_OUTCOMES)[number];

/** One attempt at DIAN, as its owner tells it. `error`: why nothing was sent or answered, or the code of a SOAP fault. */
export const DianAttemptState = Type.Object({
  id: Type.String(),
  document_id: Type.String(),
  environment: Environment,
  attempt: Type.Integer({ minimum: 1 }),
  edition: Type.Integer({ minimum: 1 }),
  operation: Type.String(),
  status: oneOf(DIAN_ATTEMPT_STATUSES),
  due_at: textOrNull,
  started_at: textOrNull,
  ended_at: textOrNull,
  duration_ms: Type.Union([Type.Integer(), Type.Null()]),
  outcome: Type.Union([oneOf(DIAN_ATTEMPT_OUTCOMES), Type.Null()]),
  error: textOrNull,
  status_code: textOrNull,
  rules: Type.Array(Type.Object({ rule: Type.String(), severity: oneOf(['rejection', 'notification', 'unknown']) })),
});
export type DianAttemptState = Static<typeof DianAttemptState>;
