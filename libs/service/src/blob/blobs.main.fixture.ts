import { randomBytes } from 'node:crypto';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { SegmentBlobStore } from './segment-blob-store.disk.js';
import { compactBlobs } from './stored-blobs.disk.js';

/** Programs that use a folder of blobs. Each runs in a process that is killed or kills itself. */
const [task, folder = '', argument = ''] = process.argv.slice(2);

/** Stores blobs of many sizes, eight at a time. Prints the name of each blob when it is stored. */
const putForEver = async (): Promise<void> => {
  const blobs = new SegmentBlobStore(folder, { bytes: 300_000, blobs: 200 });
  const put = async (nth: number): Promise<never> => {
    for (let size = nth; ; size = (size + 997) % 20_000) {
      process.stdout.write(`${await blobs.put('ten_a', randomBytes(size))}\n`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, nth) => put(nth)));
};

/** Compacts, and keeps the blobs whose names end in 0 to 7. Kills itself just before it removes its nth file. */
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
