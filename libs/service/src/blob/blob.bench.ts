import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BlobStore } from './blob-store.js';
import { FilePerBlobStore } from './file-per-blob.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';

/**
 * Benchmark. Compares the cost of a blob in a segment (a file with many blobs) with the cost of a blob in a file of its
 * own, in the same run and on the same disk. Then measures how a process starts with a folder of many blobs. The CPU
 * time is that of all threads of the process.
 *
 * `npm run bench -- blob [blobs of the large folder]`
 */
const ROUNDS = 7;
const BLOBS_PER_ROUND = 400;
const TENANT = 'ten_bench';

/**
 * Lengths in bytes of the blobs that are stored for one document with ten lines. In this order: request, signed XML,
 * answer of the tax authority, its signed verdict, PDF, zip for the customer, mail address of the customer.
 */
const LENGTHS = [4_300, 14_200, 700, 8_900, 39_000, 41_000, 250];

interface Cost {
  readonly cpuUs: number;
  readonly wallUs: number;
}

setFlagsFromString('--expose-gc');
const folder = mkdtempSync(join(tmpdir(), 'blob-bench-'));

const newBlobs = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, nth) => randomBytes(LENGTHS[nth % LENGTHS.length] ?? 0));

const costOf = async (times: number, work: () => Promise<unknown>): Promise<Cost> => {
  const [cpu, begin] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuUs: (user + system) / times, wallUs: ((performance.now() - begin) * 1_000) / times };
};

const putAll = async (store: BlobStore, blobs: readonly Buffer[], atOnce: number): Promise<string[]> => {
  const names: string[] = [];
  for (let nth = 0; nth < blobs.length; nth += atOnce) {
    names.push(...(await Promise.all(blobs.slice(nth, nth + atOnce).map((blob) => store.put(TENANT, blob)))));
  }
  return names;
};

const getAll = async (store: BlobStore, names: readonly string[]): Promise<void> => {
  for (const name of names) await store.get(TENANT, name);
};

type Round = Record<string, Cost>;

/**
 * Measures one round with a store, and returns the cost of each step. `other` uses the same folder, and stands for
 * the store of another process.
 */
const roundOf = async (kind: string, store: BlobStore, other: BlobStore): Promise<Round> => {
  const round: Round = {};
  for (const atOnce of [1, 20]) {
    const blobs = newBlobs(BLOBS_PER_ROUND);
    round[`${kind}: put, ${atOnce} at once`] = await costOf(blobs.length, () => putAll(store, blobs, atOnce));
  }
  const names = await putAll(store, newBlobs(BLOBS_PER_ROUND), 20);
  round[`${kind}: get in the same process`] = await costOf(names.length, () => getAll(store, names));
  const passedOn = newBlobs(BLOBS_PER_ROUND);
  round[`${kind}: put, then get in another process`] = await costOf(passedOn.length, async () => {
    for (const blob of passedOn) await other.get(TENANT, await store.put(TENANT, blob));
  });
  return round;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const compareStores = async (): Promise<void> => {
  const files = new FilePerBlobStore(join(folder, 'files'));
  const [segments, other] = [0, 1].map(() => new SegmentBlobStore(join(folder, 'segments')));
  const rounds: Round[] = [];
  for (let nth = 0; nth <= ROUNDS; nth += 1) {
    const round = {
      ...(await roundOf('files', files, files)),
      ...(await roundOf('segments', segments!, other!)),
    };
    if (nth > 0) rounds.push(round); // the first round warms up
  }
  const of = (row: string, figure: keyof Cost): number => median(rounds.map((round) => round[row]?.[figure] ?? NaN));
  console.log('µs per blob, medians of', ROUNDS, 'rounds'.padEnd(24), '   CPU (ratio)', '    wall (ratio)');
  for (const row of Object.keys(rounds[0] ?? {})) {
    const figures = (['cpuUs', 'wallUs'] as const).map((figure) => {
      const value = of(row, figure);
      const before = of(row.replace('segments', 'files'), figure);
      return `${value.toFixed(0).padStart(8)} (${(value / before).toFixed(2)})`;
    });
    console.log(row.padEnd(52), ...figures);
  }
  await Promise.all([segments?.close(), other?.close()]);
};

const collectGarbage = runInNewContext('gc') as () => void;

const startOnMany = async (count: number): Promise<void> => {
  const root = join(folder, 'many');
  const writer = new SegmentBlobStore(root);
  const names: string[] = [];
  for (let nth = 0; nth < count; nth += 2_000) {
    const blobs = Array.from({ length: 2_000 }, () => randomBytes(100));
    names.push(...(await putAll(writer, blobs, blobs.length)));
  }
  // The store is not closed. So the last segment has no index, like the last segment of a process that was killed.
  const [first = '', last = ''] = [names[0], names.at(-1)];
  collectGarbage();
  const before = process.memoryUsage();
  const store = new SegmentBlobStore(root);
  const newest = await costOf(1, () => store.get(TENANT, last));
  const oldest = await costOf(1, () => store.get(TENANT, first));
  collectGarbage();
  const after = process.memoryUsage();
  const any = await costOf(1_000, () =>
    getAll(
      store,
      Array.from({ length: 1_000 }, (_, nth) => names[(nth * 7_919) % count] ?? ''),
    ),
  );
  const absent = await costOf(100, () =>
    Promise.allSettled(Array.from({ length: 100 }, () => store.get(TENANT, randomBytes(32).toString('hex')))),
  );
  const grownMb = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
  console.log(`\na process that starts on ${count} blobs`);
  console.log(`first read, of the newest blob   ${(newest.cpuUs / 1_000).toFixed(1)} ms CPU`);
  console.log(`first read of the oldest         ${(oldest.cpuUs / 1_000).toFixed(1)} ms CPU, all indexes`);
  console.log(`any further read                 ${any.cpuUs.toFixed(0)} µs CPU`);
  console.log(`a blob that does not exist       ${absent.cpuUs.toFixed(0)} µs CPU`);
  console.log(`memory of the indexes            ${grownMb.toFixed(1)} MB`);
  await Promise.all([writer.close(), store.close()]);
};

try {
  console.log(`disk: ${folder}, type ${statfsSync(folder).type.toString(16)}`);
  await compareStores();
  await startOnMany(Number(process.argv[2] ?? 100_000));
} finally {
  rmSync(folder, { recursive: true });
}
