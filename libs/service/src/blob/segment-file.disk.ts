import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SegmentIndex } from './segment-index.js';

/**
 * Folder of the segments below the folder of the blob store. It cannot be a tenant's folder, because no tenant id has a
 * hyphen.
 */
export const segmentFolder = (root: string): string => join(root, 'segment-files');

/** Id of a new segment. Ids sort by time. */
export const newSegmentId = (): string =>
  `${new Date().toISOString().replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`;

/** Path of the records. */
export const segmentFile = (folder: string, id: string): string => join(folder, `${id}.blobs`);

/**
 * Path of the index. The segment is sealed as soon as this file exists, even if empty; records appended later do not
 * count.
 */
export const indexFile = (folder: string, id: string): string => join(folder, `${id}.index`);

export interface ListedSegment {
  readonly id: string;
  readonly sealed: boolean;
}

/** Returns all segments, the newest last. */
export const listSegments = async (folder: string): Promise<ListedSegment[]> => {
  const names = new Set(await readdir(folder).catch(noneIfAbsent));
  return [...names]
    .filter((name) => name.endsWith('.blobs'))
    .sort()
    .map((name) => name.slice(0, -'.blobs'.length))
    .map((id) => ({ id, sealed: names.has(`${id}.index`) }));
};

/**
 * Seals a segment with an empty index file. The index can only be built afterwards, when no record can be added any
 * more.
 */
export const sealSegment = (folder: string, id: string): Promise<void> =>
  writeFile(indexFile(folder, id), '', { flag: 'a', mode: 0o600 });

/** Returns undefined if the index is empty or incomplete. */
export const readIndex = async (folder: string, id: string): Promise<SegmentIndex | undefined> =>
  SegmentIndex.decode(await readFile(indexFile(folder, id)));

/** Replaces the index of a sealed segment. It need not be durable, because it can be rebuilt from the records. */
export const writeIndex = async (folder: string, id: string, index: SegmentIndex): Promise<void> => {
  const temporary = join(folder, `.${id}.${randomBytes(4).toString('hex')}`);
  await writeFile(temporary, index.encode(), { flag: 'wx', mode: 0o600 });
  await rename(temporary, indexFile(folder, id));
};

/**
 * Removes a segment whose blobs were copied elsewhere or are no longer used. The records go first, so that they are
 * never unsealed.
 */
export const removeSegment = async (folder: string, id: string): Promise<void> => {
  await rm(segmentFile(folder, id), { force: true });
  await rm(indexFile(folder, id), { force: true });
};

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const noneIfAbsent = (error: unknown): string[] => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
};
