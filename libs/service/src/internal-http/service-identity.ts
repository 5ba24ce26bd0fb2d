import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { createPublicKey, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WrongSettings } from '../settings/settings.js';
import { type InternalKeys, privateKeyIn, publicKeysIn, publicKeysSetting } from './internal-keys.js';
import {
  type Claims,
  isSignedBy,
  signedToken,
  TOKEN_HEADER,
  TOKEN_LIFE_S,
  unverifiedClaims,
} from './internal-token.js';

/** A request of Node's HTTP server. If it is an internal call, its headers contain a token. */
export interface SignedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/**
 * Signs the internal calls that one service makes, with its private key. Verifies the internal calls of other services
 * to it.
 */
export class ServiceIdentity {
  private readonly key: KeyObject;
  private readonly publicKeys: ReadonlyMap<ServiceName, readonly KeyObject[]>;
  /**
   * Verified claims of each request, or null. They are cached, because the token of a request is verified twice: to get
   * the request's id, and by the guard.
   */
  private readonly verified = new WeakMap<SignedRequest, Claims | null>();

  /**
   * Takes the values of the settings INTERNAL_KEY and INTERNAL_PUBLIC_KEYS. Throws `WrongSettings` if the public keys
   * do not contain the one that belongs to this private key.
   */
  constructor(
    readonly service: ServiceName,
    internalKey: string,
    internalPublicKeys: string,
  ) {
    this.key = privateKeyIn(internalKey);
    this.publicKeys = publicKeysIn(internalPublicKeys);
    const own = createPublicKey(this.key);
    if (!this.publicKeys.get(service)?.some((key) => key.equals(own))) {
      throw new WrongSettings(`INTERNAL_PUBLIC_KEYS: has no key of ${service} that belongs to its INTERNAL_KEY`);
    }
  }

  /**
   * Returns the services that have no entry in INTERNAL_PUBLIC_KEYS. All internal calls of these services are refused.
   */
  get unknownServices(): readonly ServiceName[] {
    return SERVICES.filter((service) => !this.publicKeys.has(service));
  }

  /** Returns a signed token for one internal call of this service. It is valid for 30 seconds. */
  tokenFor(call: Pick<Claims, 'to' | 'method' | 'path' | 'body' | 'requestId' | 'caller'>): string {
    const expires = Math.floor(Date.now() / 1000) + TOKEN_LIFE_S;
    return signedToken(this.key, { from: this.service, ...call, expires });
  }

  /**
   * Returns the claims in the token of an internal call. Returns null if there is no token, if the token is for another
   * service, method or path, if it has expired, or if the service that it names has not signed it.
   */
  claimsOf(request: SignedRequest): Claims | null {
    const token = request.headers[TOKEN_HEADER];
    if (typeof token !== 'string') return null;
    const known = this.verified.get(request);
    if (known !== undefined) return known;
    const claims = this.verifiedClaims(token, request);
    this.verified.set(request, claims);
    return claims;
  }

  // Verifies the signature last, because this takes longest.
  private verifiedClaims(token: string, { method, url }: SignedRequest): Claims | null {
    const claims = unverifiedClaims(token);
    if (!claims || claims.to !== this.service || claims.method !== method || claims.path !== url) return null;
    if (typeof claims.expires !== 'number' || claims.expires * 1000 < Date.now()) return null;
    const keys = claims.from && this.publicKeys.get(claims.from);
    return keys && isSignedBy(token, keys) ? (claims as Claims) : null;
  }
}

/**
 * Returns for each service an object that signs the internal calls of this service, with its private key in
 * `keys`, and that verifies the internal calls to it.
 */
export const identitiesOf = (keys: InternalKeys): Readonly<Record<ServiceName, ServiceIdentity>> => {
  const publicKeys = publicKeysSetting(keys);
  return Object.fromEntries(
    SERVICES.map((service) => [service, new ServiceIdentity(service, keys[service], publicKeys)]),
  ) as Record<ServiceName, ServiceIdentity>;
};
