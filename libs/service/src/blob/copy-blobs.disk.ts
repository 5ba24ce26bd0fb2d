import { blobKey, blobName } from './blob-store.js';
import { OpenSegment } from './open-segment.disk.js';
import type { S3Objects } from './s3-objects.client.js';
import { listSegments, segmentFolder } from './segment-file.disk.js';
import { blobsInFiles, blobsOf, type StoredBlob } from './stored-blobs.disk.js';

/**
 * Result of copying one segment (a file with many blobs), or all blobs of the older layout, which has one file per
 * blob.
 */
export interface CopiedPart {
  /** Id of the copied segment. Null for the blobs of the older layout, which has one file per blob. */
  readonly segment: string | null;
  readonly stored: number;
  /** Number of blobs that were not sent, because the bucket already had them. */
  readonly present: number;
  readonly bytes: number;
  /** False if a service may still append blobs to this segment. Then the copy must be run again later. */
  readonly isComplete: boolean;
}

/** Number of blobs that are sent to the bucket at the same time. */
const AT_ONCE = 16;

/**
 * Copies the blobs of a folder to a bucket. Yields one result per segment (a file with many blobs), and a last one for
 * blobs with a file of their own. Services may keep running. If the program is killed, it can be run again; it then
 * skips the segments that were copied completely. The SHA-256 of each blob is checked when the blob is read, and again
 * by the server.
 */
export async function* copyBlobs(root: string, bucket: S3Objects): AsyncGenerator<CopiedPart> {
  const folder = segmentFolder(root);
  for (const { id, sealed } of await listSegments(folder)) {
    if (await bucket.has(copiedKeyOf(id))) continue;
    const isComplete = sealed || (await sealUnused(folder, id));
    const part = { segment: id, ...(await copyAll(blobsOf(folder, id), bucket)), isComplete };
    if (isComplete) await recordCopied(bucket, id, part);
    yield part;
  }
  yield { segment: null, ...(await copyAll(blobsInFiles(root), bucket)), isComplete: true };
}

/**
 * For each segment that was copied completely, an object in the bucket records this. Returns the key of that object.
 * The key differs from the keys of all tenants' objects, because these begin with the tenant id, which never contains
 * a hyphen.
 */
const copiedKeyOf = (id: string): string => `copied-segments/${id}`;

const recordCopied = async (bucket: S3Objects, id: string, part: object): Promise<void> => {
  const bytes = Buffer.from(JSON.stringify(part));
  await bucket.put(copiedKeyOf(id), bytes, blobName(bytes));
};

const copyAll = async (
  blobs: AsyncGenerator<StoredBlob>,
  bucket: S3Objects,
): Promise<Pick<CopiedPart, 'stored' | 'present' | 'bytes'>> => {
  const count = { stored: 0, present: 0, bytes: 0 };
  const copyOn = async (): Promise<void> => {
    for await (const blob of blobs) {
      count[await copy(blob, bucket)] += 1;
      count.bytes += blob.bytes.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyOn));
  return count;
};

const copy = async ({ tenantId, name, bytes }: StoredBlob, bucket: S3Objects): Promise<'stored' | 'present'> => {
  const key = blobKey(tenantId, name);
  const outcome = await bucket.put(key, bytes, name);
  if (outcome === 'stored') return outcome;
  const sha256 = (await bucket.sha256Of(key)) ?? blobName(await bucket.get(key));
  if (sha256 !== name) throw new Error(`blob ${key} is damaged in the bucket: remove that object, and copy again`);
  return outcome;
};

/**
 * Seals a segment (nothing is added to it any more) if nothing has been written to it for ten minutes. Returns whether
 * the segment is now sealed.
 */
const sealUnused = async (folder: string, id: string): Promise<boolean> => {
  const segment = new OpenSegment(folder, id);
  try {
    const { isUnused } = segment;
    if (isUnused) await segment.seal();
    return isUnused;
  } finally {
    segment.close();
  }
};
