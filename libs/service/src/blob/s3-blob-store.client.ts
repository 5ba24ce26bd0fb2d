import { blobKey, blobName, type BlobRemoval, BlobStore } from './blob-store.js';
import type { S3Objects } from './s3-objects.client.js';

/** Blob store in an S3 bucket. Each blob is an object with the key `<tenant id>/<SHA-256>`. See ADR 0133. */
export class S3BlobStore extends BlobStore {
  constructor(private readonly objects: S3Objects) {
    super();
  }

  async put(tenantId: string, bytes: Uint8Array): Promise<string> {
    const name = blobName(bytes);
    await this.objects.put(blobKey(tenantId, name), bytes, name);
    return name;
  }

  async get(tenantId: string, name: string): Promise<Buffer> {
    const bytes = await this.objects.get(blobKey(tenantId, name));
    if (blobName(bytes) !== name) throw new Error(`blob ${name} is damaged`);
    return bytes;
  }

  async remove({ tenantId, names }: BlobRemoval): Promise<void> {
    if (names === 'all') await this.objects.removeBelow(`${tenantId}/`);
    else await this.objects.remove(names.map((name) => blobKey(tenantId, name)));
  }

  close(): Promise<void> {
    this.objects.close();
    return Promise.resolve();
  }
}
