/**
 * Encrypts the tenants' data keys for the key ring. It is kept outside of Rubrica, in a KMS or an HSM, and never leaves it;
 * each implementation passes the suite of `master-key.fixture.ts`. It has versions: the newest one wraps, and each one
 * unwraps what it has wrapped until its owner destroys it.
 */
export interface MasterKey {
  /** Written beside what it wraps. */
  readonly provider: Exclude<KeyProviderName, 'local'>;

  /**
   * Returns the key encrypted, as text without white space: the version, a colon, the ciphertext. It opens for this tenant
   * only. Throws Unavailable when the provider does not answer, or does not allow it.
   */
  wrap(tenantId: string, dataKey: Buffer): Promise<string>;

  /**
   * Decrypts. Throws SealBroken when the text or the tenant is not the one that was wrapped, Unavailable when the provider
   * does not answer or does not allow it, and when it no longer has that version.
   */
  unwrap(tenantId: string, wrapped: string): Promise<Buffer>;
}

/** What wraps the keys in the key ring; `local`: nothing does. */
export const KEY_PROVIDERS = ['local', 'transit', 'aws-kms', 'pkcs11'] as const;
export type KeyProviderName = (typeof KEY_PROVIDERS)[number];

/** Returns the version of the master key that wrapped this. */
export const versionOf = (wrapped: string): string => wrapped.slice(0, wrapped.lastIndexOf(':'));
