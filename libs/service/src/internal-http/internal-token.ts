import type { Caller, ServiceName } from '@rubrica/contracts';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token of an internal call says. */
export interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  /** Unix seconds, real clock. */
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

/** The claims of a token; null when its signature is wrong or its time is over. */
export const verify = (secret: string, token: string): Claims | null => {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(mac(secret, text));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  return claims.expires * 1000 < Date.now() ? null : claims;
};

/** The request id that a forwarded call belongs to; '' when there is none. */
export const internalRequestId = (headers: FastifyRequest['headers'], secret: string): string => {
  const token = headers[TOKEN_HEADER];
  return typeof token === 'string' ? (verify(secret, token)?.requestId ?? '') : '';
};
