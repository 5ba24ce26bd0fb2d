import type { IncomingHttpHeaders } from 'node:http';
import type { IdempotencyKey } from './stored-answer.js';
import { ownValue } from '@rubrica/fiscal';

const HEADERS = {
  key: 'svc-idempotency-key',
  scope: 'svc-idempotency-scope',
  bodyHash: 'svc-idempotency-body-hash',
  answerKey: 'svc-idempotency-answer-key',
} as const;

/**
 * Returns the internal headers in which the gateway passes the Idempotency-Key of a caller to the service that owns the
 * resource.
 */
export const idempotencyHeaders = ({ key, scope, bodyHash, answerKey }: IdempotencyKey): Record<string, string> => ({
  [HEADERS.key]: key,
  [HEADERS.scope]: scope,
  [HEADERS.bodyHash]: bodyHash,
  ...(answerKey ? { [HEADERS.answerKey]: answerKey.toString('base64') } : {}),
});

/**
 * Returns the Idempotency-Key that the gateway has passed on in internal headers; null if there is none. `secret`: the
 * answer contains a secret, and is stored encrypted.
 */
export const idempotencyOf = (
  headers: IncomingHttpHeaders,
  options: { readonly secret?: boolean } = {},
): IdempotencyKey | null => {
  const text = (name: string): string => {
    const value = ownValue(headers, name);
    return typeof value === 'string' ? value : '';
  };
  const key = text(HEADERS.key);
  if (key === '') return null;
  const answerKey = text(HEADERS.answerKey);
  return {
    key,
    scope: text(HEADERS.scope),
    bodyHash: text(HEADERS.bodyHash),
    ...(options.secret ? { answerKey: Buffer.from(answerKey, 'base64') } : {}),
  };
};
