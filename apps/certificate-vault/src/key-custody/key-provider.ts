/**
 * Custody of the tenants' data keys: one per tenant, never given out. By default a key ring in a directory; a KMS
 * does the same. Whoever implements this passes the suite of `key-provider.fixture.ts`.
 */
export interface KeyProvider {
  /**
   * Encrypts under the tenant's key, which is made at the first use. The result names its key, differs at each call,
   * and opens only with the same `context`: what it is and to which row it belongs.
   */
  seal(tenantId: string, plaintext: Buffer, context: string): Promise<Buffer>;

  /** Throws SealBroken when the bytes, their context or their tenant are not those of the sealing. */
  open(tenantId: string, sealed: Buffer, context: string): Promise<Buffer>;

  /**
   * Makes everything that was sealed for the tenant unreadable, in every copy and backup of it. Once it returns there
   * is no way back; to repeat it is harmless. A later `seal` begins a new key.
   */
  destroy(tenantId: string): Promise<void>;
}

/** The tenant's key was destroyed, or is not the one that sealed. */
export class TenantKeyMissing extends Error {
  override readonly name = 'TenantKeyMissing';

  constructor(readonly tenantId: string) {
    super(`no key of ${tenantId} opens this`);
  }
}

/** The sealed bytes are not what was sealed under that context. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';

  constructor() {
    super('the sealed bytes or their context were changed');
  }
}

/** `@Inject(KEY_PROVIDER) keys: KeyProvider`. */
export const KEY_PROVIDER = Symbol('key provider');
