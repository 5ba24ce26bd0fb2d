import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Store of large content (XML, PDF, requests, answers), separate per tenant. A blob's name is its SHA-256 in hex.
 * Once `put` resolves, the blob is durable; it never changes, and putting the same bytes again is harmless.
 */
export abstract class BlobStore {
  abstract put(tenantId: string, bytes: Uint8Array): Promise<string>;
  /** Rejects when there is no such blob. */
  abstract get(tenantId: string, name: string): Promise<Buffer>;
}

export const putJson = (blobs: BlobStore, tenantId: string, value: object): Promise<string> =>
  blobs.put(tenantId, Buffer.from(JSON.stringify(value), 'utf8'));

/** Reads a JSON blob. Its shape is not checked: the fact that names the blob says what it contains. */
export const getJson = async <T extends object>(blobs: BlobStore, tenantId: string, name: string): Promise<T> =>
  JSON.parse((await blobs.get(tenantId, name)).toString('utf8')) as T;

export class DirectoryBlobStore extends BlobStore {
  private readonly folders = new Set<string>();

  constructor(private readonly root: string) {
    super();
  }

  async put(tenantId: string, bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    const folder = this.folderOf(tenantId, name);
    await this.makeFolder(folder);
    const temporary = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
    await syncFolder(folder);
    return name;
  }

  async get(tenantId: string, name: string): Promise<Buffer> {
    return readFile(join(this.folderOf(tenantId, name), name));
  }

  private folderOf(tenantId: string, name: string): string {
    if (!/^[a-z0-9_]+$/.test(tenantId) || !/^[0-9a-f]{64}$/.test(name)) throw new Error('not a blob name');
    return join(this.root, tenantId, name.slice(0, 2));
  }

  private async makeFolder(folder: string): Promise<void> {
    if (this.folders.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFolder(join(folder, '..'));
    await syncFolder(this.root);
    this.folders.add(folder);
  }
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
