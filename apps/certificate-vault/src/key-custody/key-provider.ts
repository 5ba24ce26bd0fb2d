/**
 * Keeps the tenants' data keys, one per tenant, and never returns one. Implemented by a key ring in a directory, and by
 * a KMS where there is one. Every implementation passes the suite of `key-provider.fixture.ts`.
 */
export interface KeyProvider {
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

/** `@Inject(KEY_PROVIDER) keys: KeyProvider`. */
export const KEY_PROVIDER = Symbol('key provider');
