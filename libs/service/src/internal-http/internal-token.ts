import type { Caller, ServiceName } from '@rubrica/contracts';
import { type KeyObject, sign, verify } from 'node:crypto';

/** Content of the token of an internal call. It is good for one route and its parameters, for some seconds. */
export interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly path: string;
  /** Unix seconds by the real clock. */
  readonly expires: number;
  readonly requestId: string;
  readonly caller: Caller | null;
}

export const TOKEN_LIFE_S = 30;
export const TOKEN_HEADER = 'svc-internal-token';

/** Returns `<claims>.<signature>`, both in base64url; the Ed25519 signature is of the first part. */
export const signedToken = (key: KeyObject, claims: Claims): string => {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

/** Returns the claims that a token makes, which anybody may have written; undefined if it is none. */
export const unverifiedClaims = (token: string): Partial<Claims> | undefined => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the token's signature was made with the private key of one of these public keys. */
export const isSignedBy = (token: string, keys: readonly KeyObject[]): boolean => {
  const [text = '', signature = ''] = token.split('.');
  return keys.some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')));
};
