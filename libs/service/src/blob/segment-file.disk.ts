import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SegmentIndex } from './segment-index.js';

/**
 * Returns the folder of the segments within the folder of the blob store. It is not the folder of a tenant, because no
 * tenant id has a hyphen.
 */
export const segmentFolder = (root: string): string => join(root, 'segment-files');

/** Returns the id of a new segment. Ids are sorted by time. */
export const newSegmentId = (): string =>
  `${new Date().toISOString().replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`;

/** Returns the path of the file with the records. */
export const segmentFile = (folder: string, id: string): string => join(folder, `${id}.blobs`);

/**
 * Returns the path of the index. A segment is sealed as soon as this file exists, even if it is empty. Records that are
 * appended later do not count.
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
 * Seals a segment with an empty index file. The index is built afterwards, when no record can be added to the segment.
 */
export const sealSegment = (folder: string, id: string): Promise<void> =>
  writeFile(indexFile(folder, id), '', { flag: 'a', mode: 0o600 });

/** Returns the index of a segment; undefined if it is empty or incomplete. */
export const readIndex = async (folder: string, id: string): Promise<SegmentIndex | undefined> =>
  SegmentIndex.decode(await readFile(indexFile(folder, id)));

/** Replaces the index of a sealed segment. The file need not be durable, because it can be rebuilt from the records. */
export const writeIndex = async (folder: string, id: string, index: SegmentIndex): Promise<void> => {
  const temporary = join(folder, `.${id}.${randomBytes(4).toString('hex')}`);
  await writeFile(temporary, index.encode(), { flag: 'wx', mode: 0o600 });
  await rename(temporary, indexFile(folder, id));
};

/**
 * Removes a segment whose blobs were copied elsewhere or are no longer used. Removes the records first, because without
 * the index they would count as unsealed.
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
