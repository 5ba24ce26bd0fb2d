import { Unavailable } from '@rubrica/service';

/**
 * Keeps the tenants' data keys, one per tenant, and never returns one. Implemented by a key ring in a directory (ADR 0072), whose
 * keys may be wrapped by the master key of a KMS or an HSM. With each of them it passes the suite of `tenant-keys.fixture.ts`.
 *
 * `seal` and `open` throw Unavailable while the master key cannot be reached; `destroy` does not need it.
 */
export interface TenantKeys {
  /**
   * Encrypts with the tenant's key, which is made at the first use. The result holds the key's id, differs at each
   * call, and opens only with the same `context` (the id of the row that it belongs to).
   */
  seal(tenantId: string, plaintext: Buffer, context: string): Promise<Buffer>;

  /**
   * Decrypts. Throws SealBroken when bytes, context or tenant are not those that were sealed, TenantKeyMissing when the
   * key is gone.
   */
  open(tenantId: string, sealed: Buffer, context: string): Promise<Buffer>;

  /** Throws Unavailable while the master key is known not to be reached, so that nothing is begun in vain. */
  refuseInOutage(): void;

  /**
   * Destroys the tenant's key, so that everything sealed with it is unreadable in every copy and backup. It cannot be
   * undone and may be repeated. A later `seal` makes a new key.
   */
  destroy(tenantId: string): Promise<void>;
}

/** Thrown when the tenant's key was destroyed, or another one sealed the bytes. */
export class TenantKeyMissing extends Error {
  override readonly name = 'TenantKeyMissing';

  constructor(readonly tenantId: string) {
    super(`no key of ${tenantId} opens this`);
  }
}

/** Thrown when bytes or context are not those that were sealed. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';

  constructor() {
    super('the sealed bytes or their context were changed');
  }
}

/** A 503: the provider of the master key does not answer or does not allow it. The caller tries again. */
export const keysUnavailable = (cause: unknown): Unavailable =>
  new Unavailable(
    {
      en: 'The keys of the tenants cannot be reached now.',
      es: 'En este momento no se puede acceder a las claves de las empresas.',
    },
    cause,
  );

/** `@Inject(TENANT_KEYS) keys: TenantKeys`. */
export const TENANT_KEYS = Symbol('tenant keys');
