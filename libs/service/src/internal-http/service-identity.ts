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

/** A request as the HTTP server of Node has it. */
export interface SignedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** Signs the internal calls of one service with its own key, and verifies the calls that other services make to it. */
export class ServiceIdentity {
  private readonly key: KeyObject;
  private readonly publicKeys: ReadonlyMap<ServiceName, readonly KeyObject[]>;
  /** A request is asked about twice: for its id and by the guard. */
  private readonly verified = new WeakMap<SignedRequest, Claims | null>();

  /** Takes the settings INTERNAL_KEY and INTERNAL_PUBLIC_KEYS. Throws `WrongSettings` if they do not fit together. */
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

  /** Returns services whose calls are all refused, as no public key of theirs is known. */
  get unknownServices(): readonly ServiceName[] {
    return SERVICES.filter((service) => !this.publicKeys.has(service));
  }

  /** Returns the token of a call that is made now. */
  tokenFor(call: Pick<Claims, 'to' | 'method' | 'path' | 'body' | 'requestId' | 'caller'>): string {
    const expires = Math.floor(Date.now() / 1000) + TOKEN_LIFE_S;
    return signedToken(this.key, { from: this.service, ...call, expires });
  }

  /**
   * Returns the claims in the token of a request; null if there is no token, it was made for another owner, method or
   * path, it has expired, or the service that it names has not signed it.
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

  // The signature is verified last, as that takes the longest.
  private verifiedClaims(token: string, { method, url }: SignedRequest): Claims | null {
    const claims = unverifiedClaims(token);
    if (!claims || claims.to !== this.service || claims.method !== method || claims.path !== url) return null;
    if (typeof claims.expires !== 'number' || claims.expires * 1000 < Date.now()) return null;
    const keys = claims.from && this.publicKeys.get(claims.from);
    return keys && isSignedBy(token, keys) ? (claims as Claims) : null;
  }
}

/** Returns the identities of all services whose private keys are `keys`. */
export const identitiesOf = (keys: InternalKeys): Readonly<Record<ServiceName, ServiceIdentity>> => {
  const publicKeys = publicKeysSetting(keys);
  return Object.fromEntries(
    SERVICES.map((service) => [service, new ServiceIdentity(service, keys[service], publicKeys)]),
  ) as Record<ServiceName, ServiceIdentity>;
};
