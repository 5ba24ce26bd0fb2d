import { blobKey, blobName } from './blob-store.js';
import { OpenSegment } from './open-segment.disk.js';
import type { S3Objects } from './s3-objects.client.js';
import { listSegments, segmentFolder } from './segment-file.disk.js';
import { blobsInFiles, blobsOf, type StoredBlob } from './stored-blobs.disk.js';

/** What was done with one segment, or with all files from before the segments. */
export interface CopiedPart {
  /** Id of the segment; null for the files. */
  readonly segment: string | null;
  readonly stored: number;
  /** Blobs that were in the bucket already. */
  readonly present: number;
  readonly bytes: number;
  /** False if somebody may still append to it. */
  readonly isComplete: boolean;
}

/** Blobs that are sent at the same time. */
const AT_ONCE = 16;

/**
 * Copies the blobs in the folder of a blob store to a bucket, and yields what was done, part by part. Services may run
 * meanwhile. A sealed segment that was copied whole is noted in the bucket, so that the next run leaves it out; killed in
 * the middle, it is simply run again. Each blob is checked by its SHA-256 when it is read, and again by the server.
 */
export async function* copyBlobs(root: string, bucket: S3Objects): AsyncGenerator<CopiedPart> {
  const folder = segmentFolder(root);
  for (const { id, sealed } of await listSegments(folder)) {
    if (await bucket.has(noteOf(id))) continue;
    const isComplete = sealed || (await sealUnused(folder, id));
    const part = { segment: id, ...(await copyAll(blobsOf(folder, id), bucket)), isComplete };
    if (isComplete) await note(bucket, id, part);
    yield part;
  }
  yield { segment: null, ...(await copyAll(blobsInFiles(root), bucket)), isComplete: true };
}

/** Key of the object that says that a segment was copied. No tenant's id has a hyphen. */
const noteOf = (id: string): string => `copied-segments/${id}`;

const note = async (bucket: S3Objects, id: string, part: object): Promise<void> => {
  const bytes = Buffer.from(JSON.stringify(part));
  await bucket.put(noteOf(id), bytes, blobName(bytes));
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

/** Seals a segment whose process has died. Returns whether it is sealed. */
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
