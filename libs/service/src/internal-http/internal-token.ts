import type { Caller, ServiceName } from '@rubrica/contracts';
import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/** Content of the token of an internal call. The token is valid for one request, for some seconds. */
export interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  readonly method: string;
  /** Path and query as they are sent. */
  readonly path: string;
  /** `bodyHash` of the body; null for a request without a body. */
  readonly body: string | null;
  /** Expiry, in Unix seconds of the real clock. */
  readonly expires: number;
  readonly requestId: string;
  readonly caller: Caller | null;
}

export const TOKEN_LIFE_S = 30;
export const TOKEN_HEADER = 'svc-internal-token';

/** SHA-256 of a body as it is sent, in base64url. */
export const bodyHash = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64url');

/** Returns `<claims>.<signature>`, each in base64url. The Ed25519 signature covers the first part. */
export const signedToken = (key: KeyObject, claims: Claims): string => {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

/** Returns the claims of a token without verifying its signature; undefined if the text is not a token. */
export const unverifiedClaims = (token: string): Partial<Claims> | undefined => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
};

/** Returns whether one of these keys verifies the token's signature. */
export const isSignedBy = (token: string, keys: readonly KeyObject[]): boolean => {
  const [text = '', signature = ''] = token.split('.');
  return keys.some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')));
};
