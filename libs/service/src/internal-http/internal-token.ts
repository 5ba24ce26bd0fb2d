import type { Caller, ServiceName } from '@rubrica/contracts';
import { createHash, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Content of the token that a service sends with an internal call. A token is valid for one request and for 30 seconds.
 */
export interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  readonly method: string;
  /** Path and query of the request, exactly as they are sent. */
  readonly path: string;
  /** SHA-256 of the body (see `bodyHash`); null for a request without a body. */
  readonly body: string | null;
  /**
   * Time until which the token is valid, in Unix seconds. It is always a time of the real clock, even if a test
   * moves the clock of the service.
   */
  readonly expires: number;
  readonly requestId: string;
  readonly caller: Caller | null;
}

export const TOKEN_LIFE_S = 30;
export const TOKEN_HEADER = 'svc-internal-token';

/** Returns the SHA-256 of a body, exactly as it is sent, in base64url. */
export const bodyHash = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64url');

/**
 * Returns a signed token: `<claims>.<signature>`, each in base64url. The Ed25519 signature covers the encoded claims.
 */
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

/** Returns whether the signature of the token was made with the private key of one of these public keys. */
export const isSignedBy = (token: string, keys: readonly KeyObject[]): boolean => {
  const [text = '', signature = ''] = token.split('.');
  return keys.some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')));
};
