import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blobFile } from './blob-file.disk.js';
import { blobKey, type BlobRemoval } from './blob-store.js';
import { listSegments, newSegmentId, sealSegment, segmentFolder, syncFolder } from './segment-file.disk.js';
import { compactBlobs, type Keeps } from './stored-blobs.disk.js';

/**
 * A removal as it is stored in a file. `segments`: ids of the segments (files with many blobs) that existed when it was
 * recorded. A blob in a later segment is kept.
 */
interface RecordedRemoval extends BlobRemoval {
  readonly segments: readonly string[];
}

const removalFolder = (root: string): string => join(root, 'removals');

/**
 * Records which blobs `carryOutRemovals` will remove. Resolves when the record is durable. If a blob is put later, it
 * is kept, even if it has the same bytes as a removed one, because it goes into a new segment (a file with many
 * blobs).
 */
export const recordRemoval = async (root: string, { tenantId, names }: BlobRemoval): Promise<void> => {
  for (const name of names === 'all' ? ['0'.repeat(64)] : names) blobKey(tenantId, name);
  const folder = segmentFolder(root);
  const segments = await listSegments(folder);
  for (const { id, sealed } of segments) if (!sealed) await sealSegment(folder, id);
  const recorded: RecordedRemoval = { tenantId, names, segments: segments.map(({ id }) => id) };
  const removals = removalFolder(root);
  await mkdir(removals, { recursive: true, mode: 0o700 });
  const id = newSegmentId();
  const temporary = join(removals, `.${id}`);
  const handle = await open(temporary, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
  try {
    await handle.writeFile(JSON.stringify(recorded));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, join(removals, `${id}.json`));
  await syncFolder(removals);
};

/**
 * Removes all blobs that `recordRemoval` has recorded. Returns the number of removals that were carried out. Services
 * may keep running, but only one process may do this at a time. If the process is killed, call this again.
 */
export const carryOutRemovals = async (root: string): Promise<number> => {
  const removals = removalFolder(root);
  const files = (await readdir(removals).catch(noneIfAbsent)).filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) return 0;
  const recorded = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(removals, name), 'utf8')) as RecordedRemoval),
  );
  const sets = recorded.map(({ tenantId, names, segments }) => ({
    tenantId,
    names: names === 'all' ? null : new Set(names),
    segments: new Set(segments),
  }));
  const keeps: Keeps = (blob, segment) =>
    sets.every(
      ({ tenantId, names, segments }) =>
        tenantId !== blob.tenantId || !segments.has(segment) || (names !== null && !names.has(blob.name)),
    );
  if (sets.some(({ segments }) => segments.size > 0)) await compactBlobs(root, keeps);
  for (const { tenantId, names } of recorded) {
    if (names === 'all') await rm(join(root, tenantId), { recursive: true, force: true });
    else for (const name of names) await rm(blobFile(root, tenantId, name), { force: true });
  }
  for (const name of files) await rm(join(removals, name));
  return files.length;
};

const noneIfAbsent = (error: unknown): string[] => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
};
