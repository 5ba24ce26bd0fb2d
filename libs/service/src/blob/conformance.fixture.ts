import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { type BlobStore, getJson, putJson } from './blob-store.js';
import type { StoredBlob } from './stored-blobs.disk.js';

export interface StoreUnderTest {
  readonly blobs: BlobStore;
  /** A second object for the same store, as another process would have. */
  readonly elsewhere: BlobStore;
  /** Returns all stored blobs, read directly from the disk or bucket. */
  stored(): Promise<readonly StoredBlob[]>;
  close(): Promise<void>;
}

const xml = Buffer.from('<Invoice>…</Invoice>');

/**
 * Defines the tests that every kind of blob store must pass. `open` opens the store under test, and `name` is its name
 * in the titles of the tests.
 */
export const promisesOfBlobStore = (name: string, open: () => Promise<StoreUnderTest>): void =>
  describe(`a blob in ${name}`, () => {
    let store: StoreUnderTest;

    beforeAll(async () => {
      store = await open();
    });

    afterAll(async () => {
      await store.blobs.close();
      await store.elsewhere.close();
      await store.close();
    });

    it('is named by its SHA-256 and read by that name', async () => {
      const blob = await store.blobs.put('ten_a', xml);
      expect(blob).toBe(createHash('sha256').update(xml).digest('hex'));
      expect(await store.blobs.get('ten_a', blob)).toEqual(xml);
    });

    it('is found by every process as soon as it is stored', async () => {
      for (const blob of [1, 2, 3].map(() => randomBytes(2_000)))
        expect(await store.elsewhere.get('ten_a', await store.blobs.put('ten_a', blob))).toEqual(blob);
    });

    it('may be put again, also at the same moment: it is there once', async () => {
      const names = await Promise.all(Array.from({ length: 20 }, () => store.blobs.put('ten_b', xml)));
      expect(new Set([...names, await store.blobs.put('ten_b', xml)]).size).toBe(1);
      const found = (await store.stored()).filter(({ tenantId }) => tenantId === 'ten_b');
      expect(found).toEqual([{ tenantId: 'ten_b', name: names[0], bytes: xml }]);
    });

    it('may be put by two processes at the same moment', async () => {
      const blob = randomBytes(5_000);
      const names = await Promise.all([store.blobs, store.elsewhere].map((each) => each.put('ten_a', blob)));
      for (const each of names) expect(await store.elsewhere.get('ten_a', each)).toEqual(blob);
    });

    it('belongs to its tenant: another one has no such blob', async () => {
      const blob = await store.blobs.put('ten_a', xml);
      await expect(store.blobs.get('ten_c', blob)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('may be empty', async () => {
      expect(await store.blobs.get('ten_a', await store.blobs.put('ten_a', Buffer.alloc(0)))).toHaveLength(0);
    });

    it('may be large', async () => {
      const blob = randomBytes(12 * 1024 * 1024 + 1);
      const found = await store.elsewhere.get('ten_a', await store.blobs.put('ten_a', blob));
      expect(found.equals(blob)).toBe(true);
      expect(await store.blobs.put('ten_a', blob)).toBe(createHash('sha256').update(blob).digest('hex'));
    });

    it.each([
      ['../ten_a', 'f'.repeat(64)],
      ['ten_a', '../../etc/passwd'],
      ['ten_a', `${'f'.repeat(63)}/`],
      ['ten_a', 'F'.repeat(64)],
      ['', 'f'.repeat(64)],
      ['segment-files', 'f'.repeat(64)],
      ['copied-segments', 'f'.repeat(64)],
    ])('is not looked for outside its place: %j, %j', async (tenantId, blob) => {
      await expect(store.blobs.get(tenantId, blob)).rejects.toThrow('not a blob name');
    });

    it('can be JSON', async () => {
      const blob = await putJson(store.blobs, 'ten_a', { draft: { notes: ['ñ'] } });
      expect(await getJson(store.blobs, 'ten_a', blob)).toEqual({ draft: { notes: ['ñ'] } });
    });
  });
