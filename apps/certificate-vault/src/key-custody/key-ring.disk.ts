import { OutageGuard, Unavailable } from '@rubrica/service';
import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey, keyIdOf, openWith, sealWith } from './envelope.js';
import { KEY_BYTES, keyLine, readKeyFile, type StoredKey } from './key-file.js';
import { keysUnavailable, SealBroken, TenantKeyMissing, type TenantKeys } from './tenant-keys.js';
import { type MasterKey, versionOf } from './master-key.js';

/** While the provider of the master key does not answer, one call asks it again after each such pause. */
const OUTAGE_PAUSE_MS = 1_000;
/** Reads of a file whose key is being wrapped anew meanwhile. */
const READS = 3;

/**
 * Keeps data keys in a directory outside the database, one file of mode 0600 per tenant; with a master key each is wrapped by
 * it. Backups of the database do not hold the directory, so destroying a key here makes them unreadable too. It needs its own
 * backup, whose copies can be destroyed. Several processes may share it.
 */
export class KeyRing implements TenantKeys {
  private readonly guard = new OutageGuard((error) => error instanceof Unavailable, OUTAGE_PAUSE_MS);

  private constructor(
    private readonly directory: string,
    private readonly master: MasterKey | null,
  ) {}

  static async in(directory: string, master: MasterKey | null = null): Promise<KeyRing> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new KeyRing(directory, master);
  }

  async seal(tenantId: string, plaintext: Buffer, context: string): Promise<Buffer> {
    const stored = (await this.read(tenantId)) ?? (await this.create(tenantId));
    return this.use(tenantId, stored, (key) => sealWith(key, plaintext, boundTo(tenantId, context)));
  }

  async open(tenantId: string, sealed: Buffer, context: string): Promise<Buffer> {
    const keyId = keyIdOf(sealed);
    const stored = await this.read(tenantId);
    if (stored === null) throw new TenantKeyMissing(tenantId);
    return this.use(tenantId, stored, (key) => {
      if (!key.id.equals(keyId)) throw new TenantKeyMissing(tenantId);
      return openWith(key, sealed, boundTo(tenantId, context));
    });
  }

  refuseInOutage(): void {
    this.guard.refuse();
  }

  /** Overwrites the file before it unlinks it. Some disks write elsewhere, so that the old bytes remain for a while. */
  async destroy(tenantId: string): Promise<void> {
    const path = this.pathOf(tenantId);
    try {
      const file = await open(path, 'r+');
      try {
        await overwrite(file, (await file.stat()).size, randomBytes);
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

  /** Returns the tenants that have a key. */
  async tenants(): Promise<string[]> {
    return (await readdir(this.directory)).filter((name) => TENANT_ID.test(name)).sort();
  }

  /** Returns what wraps a tenant's key, such as `transit vault:v2`, or `nothing`; null when it has no key. */
  async wrappedBy(tenantId: string): Promise<string | null> {
    const stored = await this.read(tenantId);
    if (stored === null) return null;
    return stored.is === 'plain' ? 'nothing' : `${stored.provider} ${versionOf(stored.wrapped)}`;
  }

  /**
   * Wraps a tenant's key by the newest version of the master key; false when the tenant has none. The key itself stays the same,
   * and so does everything sealed with it. Others may use it meanwhile, and it may be repeated.
   *
   * The new line is added to the file, and the old one is overwritten afterwards: a crash in between leaves both. A file that
   * another process destroys meanwhile stays destroyed, since nothing is ever written under its name again.
   */
  async rewrap(tenantId: string): Promise<boolean> {
    const { master } = this;
    if (!master) throw new Error('there is no master key to wrap by');
    const file = await open(this.pathOf(tenantId), 'r+').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!file) return false;
    try {
      const bytes = await file.readFile();
      const stored = readKeyFile(bytes);
      // Destroyed after it was opened: its bytes are random, or it has no name any more.
      if (stored === null || (await file.stat()).nlink === 0) return false;
      const dataKey = await this.dataKey(tenantId, stored);
      const wrapped = await master.wrap(tenantId, dataKey);
      const again = await master.unwrap(tenantId, wrapped);
      if (!again.equals(dataKey)) throw new Error(`${master.provider} does not return the key that it wrapped`);
      for (const key of [dataKey, again]) key.fill(0);
      const line = keyLine(master.provider, wrapped);
      await file.write(line, 0, line.length, bytes.length);
      await file.sync();
      await overwrite(file, bytes.length, Buffer.alloc);
      return true;
    } finally {
      await file.close();
    }
  }

  private async read(tenantId: string): Promise<StoredKey | null> {
    const path = this.pathOf(tenantId);
    try {
      // A file that was read while its key was wrapped anew may lack both lines.
      for (let reads = 1; ; reads += 1) {
        const stored = readKeyFile(await readFile(path));
        if (stored) return stored;
        if (reads === READS) throw new SealBroken();
      }
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Writes the file under another name, then links it. When two processes create a key at once, one link succeeds and
   * both read that key.
   */
  private async create(tenantId: string): Promise<StoredKey> {
    const path = this.pathOf(tenantId);
    const content = await this.newContent(tenantId);
    const draft = join(this.directory, `.${randomBytes(16).toString('hex')}`);
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.write(content);
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

  private async newContent(tenantId: string): Promise<Buffer> {
    const { master } = this;
    const dataKey = randomBytes(KEY_BYTES);
    if (!master) return dataKey;
    const wrapped = await this.guard.call(() => master.wrap(tenantId, dataKey)).finally(() => dataKey.fill(0));
    return keyLine(master.provider, wrapped);
  }

  /** Runs `work` with the key, whose bytes are overwritten afterwards. */
  private async use<Result>(tenantId: string, stored: StoredKey, work: (key: DataKey) => Result): Promise<Result> {
    const bytes = await this.dataKey(tenantId, stored);
    try {
      return work({ id: bytes.subarray(0, 16), secret: bytes.subarray(16) });
    } finally {
      bytes.fill(0);
    }
  }

  /** Returns id and secret; a key that was made before there was a master key is not wrapped until `rewrap` comes to it. */
  private async dataKey(tenantId: string, stored: StoredKey): Promise<Buffer> {
    if (stored.is === 'plain') return stored.bytes;
    const { master } = this;
    if (master?.provider !== stored.provider)
      throw keysUnavailable(
        new Error(`the keys in ${this.directory} are wrapped by ${stored.provider}: set KEY_PROVIDER to it`),
      );
    return this.guard.call(async () => {
      const bytes = await master.unwrap(tenantId, stored.wrapped);
      if (bytes.length === KEY_BYTES) return bytes;
      throw keysUnavailable(new Error(`${master.provider} returned a key of ${bytes.length} bytes, not ${KEY_BYTES}`));
    });
  }

  private pathOf(tenantId: string): string {
    if (!TENANT_ID.test(tenantId)) throw new TypeError('not a tenant id');
    return join(this.directory, tenantId);
  }
}

const TENANT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Adds the tenant to the context, so that nothing opens for another tenant. */
const boundTo = (tenantId: string, context: string): string => `${tenantId}\n${context}`;

/** Overwrites the first octets of a file, durably. */
const overwrite = async (file: FileHandle, length: number, bytes: (length: number) => Buffer): Promise<void> => {
  await file.write(bytes(length), 0, length, 0);
  await file.sync();
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
