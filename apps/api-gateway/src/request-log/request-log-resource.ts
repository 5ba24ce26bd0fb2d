import { offsetTime } from '@rubrica/service';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { RequestRow } from './request-log.store.js';

const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const textOrNull = (description: string) => orNull(Type.String(), description);

const summary = {
  id: Type.String({
    description: 'Id of the request, which its answer had in `Svc-Request-Id`',
    examples: ['req_0123456789abcdefghjkmnpqrs'],
  }),
  object: Type.Literal('request'),
  livemode: Type.Boolean(),
  operation_id: Type.String({ description: 'Id of the operation', examples: ['createInvoice'] }),
  method: Type.String({ description: 'Its method' }),
  path: Type.String({ description: 'Its path, without the values in it', examples: ['/v1/invoices/{id}'] }),
  object_id: textOrNull('Id in its path; null: it has none'),
  status: Type.Integer({ description: 'HTTP status of the answer' }),
  code: textOrNull('Code of the problem; null: it was none'),
  duration_ms: Type.Number({ description: 'How long the answer took, in milliseconds' }),
  key_id: textOrNull('Id of the API key that asked; null: a person did'),
  person_id: textOrNull('Id of the person who asked; null: an API key did'),
  version: Type.String({ description: 'Version of the API that the request was in' }),
  created_at: Type.String({ format: 'date-time', description: 'When it came: ISO 8601 with offset' }),
};

/** A request as lists and the search show it. */
export const RequestSummary = Type.Object(summary, {
  title: 'LoggedRequestSummary',
  description: 'A request of yours',
});

/** A request with what was sent and answered. */
export const RequestResource = Type.Object(
  {
    ...summary,
    idempotency_key_hash: textOrNull(
      'First 32 characters of the SHA-256 of its `Idempotency-Key`, in hexadecimal; null: it had none',
    ),
    request_body: textOrNull(
      'What was sent, as JSON of 4 KiB at most, with `***` for texts that may be personal or a secret and `…` for what is left out; null: nothing',
    ),
    answer_body: textOrNull(
      'What was answered, in the same form; of a problem the faults with their codes and places. Null: nothing that is JSON',
    ),
  },
  { title: 'LoggedRequest', description: 'A request of yours, with what was sent and answered' },
);

export const requestSummary = (row: RequestRow): Static<typeof RequestSummary> => ({
  id: row.id,
  object: 'request',
  livemode: row.livemode,
  operation_id: row.operation,
  method: row.method,
  path: row.path,
  object_id: row.object_id,
  status: row.status,
  code: row.code,
  duration_ms: row.duration_ms,
  key_id: row.key_id,
  person_id: row.person_id,
  version: row.version,
  created_at: offsetTime(row.created_at),
});

export const requestResource = (row: RequestRow): Static<typeof RequestResource> => ({
  ...requestSummary(row),
  idempotency_key_hash: row.idempotency_hash,
  request_body: row.body,
  answer_body: row.answer,
});
