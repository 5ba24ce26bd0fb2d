import { type BlobRemoval, BlobStore, isNoSuchBlob } from './blob-store.js';

/**
 * Combines two stores while blobs are moved from one to the other. Writes go to the first store. Reads try the first
 * store and then the other one.
 */
export class MovingBlobStore extends BlobStore {
  constructor(
    private readonly written: BlobStore,
    private readonly other: BlobStore,
  ) {
    super();
  }

  put(tenantId: string, bytes: Uint8Array): Promise<string> {
    return this.written.put(tenantId, bytes);
  }

  async get(tenantId: string, name: string): Promise<Buffer> {
    try {
      return await this.written.get(tenantId, name);
    } catch (error) {
      // A blob is missing only if both stores say so. A store that does not answer may have it.
      return await this.other.get(tenantId, name).catch((otherError: unknown) => {
        throw isNoSuchBlob(error) ? otherError : error;
      });
    }
  }

  async remove(removal: BlobRemoval): Promise<void> {
    await Promise.all([this.written.remove(removal), this.other.remove(removal)]);
  }

  async close(): Promise<void> {
    await Promise.all([this.written.close(), this.other.close()]);
  }
}
