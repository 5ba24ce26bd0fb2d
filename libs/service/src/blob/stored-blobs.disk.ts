import { readdir } from 'node:fs/promises';
import { blobName } from './blob-store.js';
import { readBlobFile } from './blob-file.disk.js';
import { OpenSegment } from './open-segment.disk.js';
import { listSegments, removeSegment, segmentFolder, syncFolder } from './segment-file.disk.js';
import { type NewBlob, SegmentWriter } from './segment-writer.disk.js';

export type StoredBlob = NewBlob;

/**
 * Yields all blobs in the folder of a blob store. A blob that was put twice may be yielded twice. Throws if a blob is
 * damaged.
 */
export async function* storedBlobs(root: string): AsyncGenerator<StoredBlob> {
  const folder = segmentFolder(root);
  for (const { id } of await listSegments(folder)) yield* blobsOf(folder, id);
  yield* blobsInFiles(root);
}

/** Yields the blobs of the older layout, which has one file per blob. Throws if a blob is damaged. */
export async function* blobsInFiles(root: string): AsyncGenerator<StoredBlob> {
  for (const path of await readdir(root, { recursive: true })) {
    const [tenantId = '', , name = ''] = path.split('/');
    if (!/^[0-9a-f]{64}$/.test(name)) continue;
    const bytes = await readBlobFile(root, tenantId, name);
    if (blobName(bytes) !== name) throw new Error(`blob ${name} is damaged`);
    yield { tenantId, name, bytes };
  }
}

/** Function that tells `compactBlobs` whether to keep a blob. `segment`: id of the segment that contains the blob. */
export type Keeps = (blob: Pick<StoredBlob, 'tenantId' | 'name'>, segment: string) => boolean;

/**
 * Removes from sealed segments the blobs for which `keeps` returns false. (Sealed segments are files with many blobs,
 * to which nothing is added any more.) Copies the other blobs of these segments into new segments, and then removes
 * the old segments. Services may keep running. A service that has an old segment open can read the removed blobs
 * until it lists the folder again. If the process is killed, some blobs are stored twice; this function can then be
 * called again.
 */
export const compactBlobs = async (root: string, keeps: Keeps): Promise<void> => {
  const folder = segmentFolder(root);
  const writer = new SegmentWriter(folder);
  try {
    for (const { id, sealed } of await listSegments(folder)) {
      if (!sealed || (await keepsAll(folder, id, keeps))) continue;
      for await (const batch of batchesOf(folder, id, keeps)) await writer.append(batch);
      await removeSegment(folder, id);
    }
  } finally {
    await writer.close();
  }
  await syncFolder(folder);
};

/** Yields the blobs of one segment, which is a file with many blobs. Throws if a blob is damaged. */
export async function* blobsOf(folder: string, id: string): AsyncGenerator<StoredBlob> {
  const segment = new OpenSegment(folder, id);
  try {
    for await (const { tenantId, name, ...location } of segment.newRecords()) {
      const bytes = segment.read(location, tenantId, name);
      if (bytes) yield { tenantId, name, bytes };
    }
  } finally {
    segment.close();
  }
}

const keepsAll = async (folder: string, id: string, keeps: Keeps): Promise<boolean> => {
  const segment = new OpenSegment(folder, id);
  try {
    for await (const record of segment.newRecords()) if (!keeps(record, id)) return false;
    return true;
  } finally {
    segment.close();
  }
};

const BATCH_BYTES = 8 * 1024 * 1024;

async function* batchesOf(folder: string, id: string, keeps: Keeps): AsyncGenerator<StoredBlob[]> {
  let batch: StoredBlob[] = [];
  let length = 0;
  for await (const blob of blobsOf(folder, id)) {
    if (!keeps(blob, id)) continue;
    batch.push(blob);
    length += blob.bytes.length;
    if (length < BATCH_BYTES) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
