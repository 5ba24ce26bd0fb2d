import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobFile, readBlobFile } from './blob-file.disk.js';
import { blobName, BlobStore } from './blob-store.js';
import { syncFolder } from './segment-file.disk.js';
import { type StoredBlob, storedBlobs } from './stored-blobs.disk.js';

/**
 * Blob store in the older layout, with one file per blob. Tests use it to make old folders, and the benchmark compares
 * today's store with it.
 */
export class FilePerBlobStore extends BlobStore {
  private readonly folders = new Set<string>();

  constructor(private readonly root: string) {
    super();
  }

  async put(tenantId: string, bytes: Uint8Array): Promise<string> {
    const name = blobName(bytes);
    const path = blobFile(this.root, tenantId, name);
    const folder = dirname(path);
    await this.makeFolder(folder);
    const temporary = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(folder);
    return name;
  }

  get(tenantId: string, name: string): Promise<Buffer> {
    return readBlobFile(this.root, tenantId, name);
  }

  remove(): Promise<void> {
    return Promise.reject(new Error('it had no removal'));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async makeFolder(folder: string): Promise<void> {
    if (this.folders.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFolder(dirname(folder));
    await syncFolder(this.root);
    this.folders.add(folder);
  }
}

/** Returns all blobs that are stored in the folder of a blob store. */
export const blobsIn = async (folder: string): Promise<StoredBlob[]> => {
  const blobs: StoredBlob[] = [];
  for await (const blob of storedBlobs(folder)) blobs.push(blob);
  return blobs;
};
