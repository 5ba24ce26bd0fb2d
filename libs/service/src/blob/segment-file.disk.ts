import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SegmentIndex } from './segment-index.js';

/**
 * Returns the folder of the segments (files with many blobs) within the folder of the blob store. No tenant has a
 * folder with this name, because a tenant id never contains a hyphen.
 */
export const segmentFolder = (root: string): string => join(root, 'segment-files');

/**
 * Returns the id of a new segment. It begins with the time, so that ids sorted as text are in the order of creation.
 */
export const newSegmentId = (): string =>
  `${new Date().toISOString().replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`;

/** Returns the path of the file of a segment, which contains the blobs. */
export const segmentFile = (folder: string, id: string): string => join(folder, `${id}.blobs`);

/**
 * Returns the path of the index file of a segment, which has the location of each blob. As soon as this file exists,
 * even if it is empty, the segment is sealed: blobs that are appended later do not count.
 */
export const indexFile = (folder: string, id: string): string => join(folder, `${id}.index`);

export interface ListedSegment {
  readonly id: string;
  readonly sealed: boolean;
}

/** Returns all segments in the folder, the newest last. Returns an empty list if the folder does not exist. */
export const listSegments = async (folder: string): Promise<ListedSegment[]> => {
  const names = new Set(await readdir(folder).catch(noneIfAbsent));
  return [...names]
    .filter((name) => name.endsWith('.blobs'))
    .sort()
    .map((name) => name.slice(0, -'.blobs'.length))
    .map((id) => ({ id, sealed: names.has(`${id}.index`) }));
};

/**
 * Seals a segment by creating an empty index file, so that nothing is added to the segment any more. The index itself
 * is built afterwards.
 */
export const sealSegment = (folder: string, id: string): Promise<void> =>
  writeFile(indexFile(folder, id), '', { flag: 'a', mode: 0o600 });

/**
 * Reads the index of a sealed segment, which has the location of each blob. Returns undefined if the file is empty or
 * incomplete.
 */
export const readIndex = async (folder: string, id: string): Promise<SegmentIndex | undefined> =>
  SegmentIndex.decode(await readFile(indexFile(folder, id)));

/**
 * Replaces the index file of a sealed segment. Does not wait until the disk has it, because the index can be built
 * again from the segment.
 */
export const writeIndex = async (folder: string, id: string, index: SegmentIndex): Promise<void> => {
  const temporary = join(folder, `.${id}.${randomBytes(4).toString('hex')}`);
  await writeFile(temporary, index.encode(), { flag: 'wx', mode: 0o600 });
  await rename(temporary, indexFile(folder, id));
};

/**
 * Removes both files of a segment whose blobs were copied elsewhere or are no longer used. Removes the index file last,
 * because a segment without this file counts as not sealed.
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
