import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey, keyIdOf, openWith, sealWith } from './envelope.js';
import { type KeyProvider, SealBroken, TenantKeyMissing } from './key-provider.js';

/**
 * Keeps data keys in a directory outside the database, one file of mode 0600 per tenant. Backups of the database do not
 * hold it, so destroying a key here makes them unreadable too. It needs its own backup, whose copies can be destroyed.
 * Several processes may share it.
 */
export class KeyRing implements KeyProvider {
  private constructor(private readonly directory: string) {}

  static async in(directory: string): Promise<KeyRing> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new KeyRing(directory);
  }

  async seal(tenantId: string, plaintext: Buffer, context: string): Promise<Buffer> {
    const key = (await this.read(tenantId)) ?? (await this.create(tenantId));
    return forgetting(key, () => sealWith(key, plaintext, boundTo(tenantId, context)));
  }

  async open(tenantId: string, sealed: Buffer, context: string): Promise<Buffer> {
    const keyId = keyIdOf(sealed);
    const key = await this.read(tenantId);
    if (key === null) throw new TenantKeyMissing(tenantId);
    return forgetting(key, () => {
      if (!key.id.equals(keyId)) throw new TenantKeyMissing(tenantId);
      return openWith(key, sealed, boundTo(tenantId, context));
    });
  }

  /** Overwrites the file before it unlinks it. Some disks write elsewhere, so that the old bytes remain for a while. */
  async destroy(tenantId: string): Promise<void> {
    const path = this.pathOf(tenantId);
    try {
      const file = await open(path, 'r+');
      try {
        await file.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await unlink(path);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await syncDirectory(this.directory);
  }

  private async read(tenantId: string): Promise<DataKey | null> {
    try {
      return keyOf(await readFile(this.pathOf(tenantId)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Writes the file under another name, then links it. When two processes create a key at once, one link succeeds and
   * both read that key.
   */
  private async create(tenantId: string): Promise<DataKey> {
    const path = this.pathOf(tenantId);
    const draft = join(this.directory, `.${randomBytes(16).toString('hex')}`);
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.write(randomBytes(KEY_BYTES));
      await file.sync();
      await file.close();
      await link(draft, path).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST')) throw error;
      });
    } finally {
      await rm(draft, { force: true });
    }
    await syncDirectory(this.directory);
    return (await this.read(tenantId)) ?? Promise.reject(new TenantKeyMissing(tenantId));
  }

  private pathOf(tenantId: string): string {
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(tenantId)) throw new TypeError('not a tenant id');
    return join(this.directory, tenantId);
  }
}

/** Length of a key file: key id, then secret. */
const KEY_BYTES = 16 + 32;

const keyOf = (bytes: Buffer): DataKey => {
  if (bytes.length !== KEY_BYTES) throw new SealBroken();
  return { id: bytes.subarray(0, 16), secret: bytes.subarray(16) };
};

/** Adds the tenant to the context, so that nothing opens for another tenant. */
const boundTo = (tenantId: string, context: string): string => `${tenantId}\n${context}`;

const forgetting = <Result>({ secret }: DataKey, use: () => Result): Result => {
  try {
    return use();
  } finally {
    secret.fill(0);
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

/** Makes added and removed file names durable. */
const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
