import { randomBytes } from 'node:crypto';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { SegmentBlobStore } from './segment-blob-store.disk.js';
import { compactBlobs } from './stored-blobs.disk.js';

/**
 * Small programs for tests, chosen by the first argument. Each uses a folder of blobs, and its process is killed or
 * kills itself.
 */
const [task, folder = '', argument = ''] = process.argv.slice(2);

/** Stores blobs of many sizes without end, eight at a time. Prints the name of each blob as soon as it is stored. */
const putForEver = async (): Promise<void> => {
  const blobs = new SegmentBlobStore(folder, { bytes: 300_000, blobs: 200 });
  const put = async (nth: number): Promise<never> => {
    for (let size = nth; ; size = (size + 997) % 20_000) {
      process.stdout.write(`${await blobs.put('ten_a', randomBytes(size))}\n`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, nth) => put(nth)));
};

/**
 * Removes blobs with `compactBlobs`, which keeps only those whose names end in 0 to 7. The process kills itself just
 * before it removes its file number `last`.
 */
const compactUntilRemoval = async (last: number): Promise<void> => {
  const { rm } = promises;
  let removals = 0;
  promises.rm = (...call) => {
    removals += 1;
    if (removals === last) process.kill(process.pid, 'SIGKILL');
    return rm(...call);
  };
  syncBuiltinESMExports();
  await compactBlobs(folder, ({ name }) => /[0-7]$/.test(name));
};

if (task === 'put') await putForEver();
if (task === 'compact') await compactUntilRemoval(Number(argument));
