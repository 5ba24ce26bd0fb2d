import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobStore } from './blob-store.js';
import { S3BlobStore } from './s3-blob-store.client.js';
import { s3, TestBucket } from './s3-bucket.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';

/**
 * Benchmark. Compares three ways to store the blobs of a document: an S3 object for each blob, one S3 object for all
 * blobs, and segments (files with many blobs) in a folder. The S3 server is versitygw on this machine, which keeps
 * objects as files. The measured CPU time is only that of this process, without the server.
 *
 * `npm run bench -- s3-blobs`
 */
const ROUNDS = 3;
const DOCUMENTS = 50;
const TENANT = 'ten_bench';

/**
 * Lengths in bytes of the blobs that are stored for one document with ten lines. In this order: request, signed XML,
 * answer of the tax authority, its signed verdict, PDF, zip for the customer, mail address of the customer, result of
 * the mail.
 */
const LENGTHS = [4_300, 14_200, 700, 8_900, 39_000, 41_000, 250, 300];
const ALL_AS_ONE = [LENGTHS.reduce((sum, length) => sum + length, 0)];

interface Cost {
  readonly cpuMs: number;
  readonly wallMs: number;
}

const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
  const [cpu, begin] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1_000 / DOCUMENTS, wallMs: (performance.now() - begin) / DOCUMENTS };
};

/** Stores the blobs of many documents, `atOnce` documents at a time. Returns the names of the blobs. */
const putDocuments = async (
  store: BlobStore,
  documents: readonly (readonly Buffer[])[],
  atOnce: number,
): Promise<string[]> => {
  const names: string[] = [];
  for (let nth = 0; nth < documents.length; nth += atOnce)
    names.push(
      ...(await Promise.all(
        documents
          .slice(nth, nth + atOnce)
          .flat()
          .map((blob) => store.put(TENANT, blob)),
      )),
    );
  return names;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const measured = async (name: string, store: BlobStore, lengths: readonly number[]): Promise<void> => {
  const rows = new Map<string, Cost[]>();
  const note = async (row: string, work: () => Promise<unknown>): Promise<void> => {
    rows.set(row, [...(rows.get(row) ?? []), await costOf(work)]);
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) rows.clear(); // the first round warms up
    for (const atOnce of [1, 10]) {
      const documents = Array.from({ length: DOCUMENTS }, () => lengths.map((length) => randomBytes(length)));
      await note(`put, ${atOnce} documents at once`, () => putDocuments(store, documents, atOnce));
    }
    const documents = Array.from({ length: DOCUMENTS }, () => lengths.map((length) => randomBytes(length)));
    const names = await putDocuments(store, documents, 10);
    await note('get, one after the other', async () => {
      for (const blob of names) await store.get(TENANT, blob);
    });
  }
  for (const [row, costs] of rows) {
    const [cpu, wall] = (['cpuMs', 'wallMs'] as const).map((of) => median(costs.map((cost) => cost[of])).toFixed(2));
    console.log(`${name}: ${row}`.padEnd(60), `${cpu} ms of CPU, ${wall} ms a document`);
  }
};

if (s3.missing) {
  console.log(s3.missing);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'blob-bench-'));
  const bucket = await TestBucket.open();
  const [objects, segments] = [new S3BlobStore(bucket.objects()), new SegmentBlobStore(folder)];
  await measured('an object per blob', objects, LENGTHS);
  await measured('an object per document', objects, ALL_AS_ONE);
  await measured('segments', segments, LENGTHS);
  await objects.close();
  await segments.close();
  await bucket.close();
  rmSync(folder, { recursive: true });
}
