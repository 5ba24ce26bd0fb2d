import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobName, type BlobStore } from './blob-store.js';
import { type CopiedPart, copyBlobs } from './copy-blobs.disk.js';
import { blobsIn, FilePerBlobStore } from './file-per-blob.fixture.js';
import { MovingBlobStore } from './moving-blob-store.js';
import { S3BlobStore } from './s3-blob-store.client.js';
import { s3, TestBucket } from './s3-bucket.fixture.js';
import type { S3Objects } from './s3-objects.client.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';
import { segmentFolder } from './segment-file.disk.js';

s3.describe('blobs are copied from a folder to a bucket', () => {
  let bucket: TestBucket;
  let objects: S3Objects;
  let copied: S3BlobStore;
  let folder: string;
  let runs = 0;

  beforeAll(async () => {
    bucket = await TestBucket.open();
  });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'blobs-'));
    runs += 1;
    objects = bucket.objects({ s3Prefix: `run-${runs}/` });
    copied = new S3BlobStore(objects);
  });

  afterEach(async () => {
    await copied.close();
    rmSync(folder, { recursive: true });
  });
  afterAll(() => bucket.close());

  const copy = async (): Promise<CopiedPart[]> => {
    const parts: CopiedPart[] = [];
    for await (const part of copyBlobs(folder, objects)) parts.push(part);
    return parts;
  };

  const putSome = async (store: BlobStore, count = 20): Promise<void> => {
    await Promise.all(Array.from({ length: count }, () => store.put('ten_a', randomBytes(300))));
  };

  const sealedSegments = async (count: number): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) {
      const store = new SegmentBlobStore(folder);
      await putSome(store);
      await store.close();
    }
  };

  const expectAllCopied = async (): Promise<void> => {
    for (const { tenantId, name, bytes } of await blobsIn(folder))
      expect((await copied.get(tenantId, name)).equals(bytes)).toBe(true);
  };

  it('with those of before the segments, and what was copied is left out the next time', async () => {
    await sealedSegments(2);
    await putSome(new FilePerBlobStore(folder), 5);
    const [stored, complete] = [{ stored: 20, present: 0, bytes: 6_000 }, { isComplete: true }];
    expect(await copy()).toMatchObject([stored, stored, { segment: null, stored: 5, ...complete }]);
    await expectAllCopied();
    expect(await copy()).toEqual([{ segment: null, stored: 0, present: 5, bytes: 1_500, ...complete }]);
  });

  it('a run that was broken off is gone on with', async () => {
    await sealedSegments(3);
    for await (const part of copyBlobs(folder, objects)) if (part.isComplete) break;
    expect((await copy()).map(({ stored }) => stored)).toEqual([20, 20, 0]);
    await expectAllCopied();
  });

  it('while another process writes to the folder: nothing that was stored is missing at the end', async () => {
    const writer = new SegmentBlobStore(folder, { bytes: 20_000, blobs: 50 });
    const names: string[] = [];
    const writing = (async () => {
      while (names.length < 150) names.push(await writer.put('ten_a', randomBytes(300)));
    })();
    for (let runsMeanwhile = 0; runsMeanwhile < 2; runsMeanwhile += 1) await copy();
    await writing;
    expect((await copy()).filter(({ isComplete }) => !isComplete)).toHaveLength(1);

    // The process is killed, so its last segment is not sealed. Eleven minutes later nobody has written to it.
    const before = new Date(Date.now() - 660_000);
    for (const name of readdirSync(segmentFolder(folder)))
      utimesSync(join(segmentFolder(folder), name), before, before);
    expect((await copy()).filter(({ isComplete }) => !isComplete)).toEqual([]);
    expect(await copy()).toEqual([{ segment: null, stored: 0, present: 0, bytes: 0, isComplete: true }]);
    for (const name of names) expect(await copied.get('ten_a', name)).toHaveLength(300);
    await expectAllCopied();
    await writer.close();
  });

  it('an object that is not what its name says is found', async () => {
    const store = new SegmentBlobStore(folder);
    const [name, wrong] = [await store.put('ten_a', Buffer.from('right')), Buffer.from('wrong')];
    await store.close();
    await objects.put(`ten_a/${name}`, wrong, blobName(wrong));
    await expect(copy()).rejects.toThrow(`blob ten_a/${name} is damaged in the bucket`);
  });

  it('a blob that is damaged in the folder is not copied', async () => {
    const store = new SegmentBlobStore(folder);
    const name = await store.put('ten_a', Buffer.from('right'));
    await store.close();
    const [segment = ''] = readdirSync(segmentFolder(folder)).filter((file) => file.endsWith('.blobs'));
    const file = join(segmentFolder(folder), segment);
    writeFileSync(file, readFileSync(file, 'latin1').replace('right', 'wrong'), 'latin1');
    await expect(copy()).rejects.toThrow(`blob ${name} is damaged`);
    expect(await objects.has(`ten_a/${name}`)).toBe(false);
  });

  it('meanwhile services write to the bucket, and read what it lacks from the folder', async () => {
    const before = new SegmentBlobStore(folder);
    const old = await before.put('ten_a', Buffer.from('old'));
    const moving = new MovingBlobStore(copied, new SegmentBlobStore(folder));
    expect((await moving.get('ten_a', old)).toString()).toBe('old');
    const fresh = await moving.put('ten_a', Buffer.from('fresh'));
    expect((await copied.get('ten_a', fresh)).toString()).toBe('fresh');
    await expect(before.get('ten_a', fresh)).rejects.toMatchObject({ code: 'ENOENT' });
    // A service that still writes to the folder, but already reads from the bucket too.
    const notYet = new MovingBlobStore(before, copied);
    expect((await notYet.get('ten_a', fresh)).toString()).toBe('fresh');
    await expect(moving.get('ten_a', 'f'.repeat(64))).rejects.toMatchObject({ code: 'ENOENT' });
    await before.close();
  });
});
