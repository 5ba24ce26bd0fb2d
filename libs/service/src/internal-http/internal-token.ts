import type { Caller, ServiceName } from '@rubrica/contracts';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of the token of an internal call. */
export interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  /** Unix seconds by the real clock. */
  readonly expires: number;
  readonly requestId: string;
  readonly caller: Caller | null;
}

export const TOKEN_LIFE_S = 30;
export const TOKEN_HEADER = 'svc-internal-token';

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

export const mint = (secret: string, claims: Claims): string => {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${mac(secret, text)}`;
};

/** Returns the claims of a token, or null if its signature is wrong or it has expired. */
export const verify = (secret: string, token: string): Claims | null => {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(mac(secret, text));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  return claims.expires * 1000 < Date.now() ? null : claims;
};

/** Returns the request id in the token of an internal call; '' without a valid token. */
export const internalRequestId = (headers: FastifyRequest['headers'], secret: string): string => {
  const token = headers[TOKEN_HEADER];
  return typeof token === 'string' ? (verify(secret, token)?.requestId ?? '') : '';
};
