import type { IncomingHttpHeaders } from 'node:http';
import type { IdempotencyKey } from './idempotency.js';

const HEADERS = {
  key: 'svc-idempotency-key',
  scope: 'svc-idempotency-scope',
  bodyHash: 'svc-idempotency-body-hash',
  answerKey: 'svc-idempotency-answer-key',
} as const;

/** How the gateway hands a caller's Idempotency-Key to the owner of the resource. */
export const idempotencyHeaders = ({ key, scope, bodyHash, answerKey }: IdempotencyKey): Record<string, string> => ({
  [HEADERS.key]: key,
  [HEADERS.scope]: scope,
  [HEADERS.bodyHash]: bodyHash,
  ...(answerKey ? { [HEADERS.answerKey]: answerKey.toString('base64') } : {}),
});

/** The forwarded key, or null; `secret` says that the answer holds a secret and must be kept encrypted. */
export const idempotencyOf = (
  headers: IncomingHttpHeaders,
  options: { readonly secret?: boolean } = {},
): IdempotencyKey | null => {
  const text = (name: string): string => {
    const value = headers[name];
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
