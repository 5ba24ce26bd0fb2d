import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SegmentIndex } from './segment-index.js';

/** Folder of the segments in the folder of the blob store. No tenant's id has a hyphen. */
export const segmentFolder = (root: string): string => join(root, 'segment-files');

/** Id of a new segment: sorted by it, the newest stands last. */
export const newSegmentId = (): string =>
  `${new Date().toISOString().replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`;

/** File of the records. */
export const segmentFile = (folder: string, id: string): string => join(folder, `${id}.blobs`);

/** File of the index. As soon as it exists, whole or not, the segment is sealed: nothing appended to it counts. */
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

/** Seals a segment without its index, which can be written only afterwards: until now records might be appended. */
export const sealSegment = (folder: string, id: string): Promise<void> =>
  writeFile(indexFile(folder, id), '', { flag: 'a', mode: 0o600 });

/** Returns undefined if the index has not been written whole. */
export const readIndex = async (folder: string, id: string): Promise<SegmentIndex | undefined> =>
  SegmentIndex.decode(await readFile(indexFile(folder, id)));

/** Replaces the index of a sealed segment. It need not be durable: it can be made again from the records. */
export const writeIndex = async (folder: string, id: string, index: SegmentIndex): Promise<void> => {
  const temporary = join(folder, `.${id}.${randomBytes(4).toString('hex')}`);
  await writeFile(temporary, index.encode(), { flag: 'wx', mode: 0o600 });
  await rename(temporary, indexFile(folder, id));
};

/** Removes a segment whose blobs are elsewhere, or in no use. As long as the records exist, the seal does too. */
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
