import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryOutRemovals, recordRemoval } from './blob-removal.disk.js';
import { FilePerBlobStore } from './file-per-blob.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';
import { storedBlobs } from './stored-blobs.disk.js';

let folder = '';
const stores: SegmentBlobStore[] = [];
const openStore = (): SegmentBlobStore => {
  const store = new SegmentBlobStore(folder);
  stores.push(store);
  return store;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'));
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

const address = Buffer.from('compras@opticacentral.example');
const xml = Buffer.from('<Invoice/>');

/** Returns the texts of all blobs on disk. */
const texts = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { tenantId, bytes } of storedBlobs(folder))
    found.push(`${tenantId} ${Buffer.from(bytes).toString()}`);
  return found.sort();
};

describe('blobs that are removed', () => {
  it('are on disk no more, and all others are', async () => {
    const store = openStore();
    const name = await store.put('ten_a', address);
    await store.put('ten_a', xml);
    await store.put('ten_b', address);
    await store.remove({ tenantId: 'ten_a', names: [name] });
    expect(await carryOutRemovals(folder)).toBe(1);
    expect(await texts()).toEqual([`ten_a ${xml.toString()}`, `ten_b ${address.toString()}`]);
    await expect(openStore().get('ten_a', name)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await carryOutRemovals(folder)).toBe(0);
  });

  it('may be all of a tenant, those of before the segments too', async () => {
    const old = new FilePerBlobStore(folder);
    await old.put('ten_a', address);
    await old.put('ten_b', address);
    const store = openStore();
    await store.put('ten_a', xml);
    await store.put('ten_b', xml);
    await store.remove({ tenantId: 'ten_a', names: 'all' });
    await carryOutRemovals(folder);
    expect(await texts()).toEqual([`ten_b ${xml.toString()}`, `ten_b ${address.toString()}`].sort());
  });

  it('stay when they are put again afterwards, by any process, before and after the removal is carried out', async () => {
    const [store, other] = [openStore(), openStore()];
    const name = await store.put('ten_a', xml);
    await other.put('ten_a', xml);
    await store.remove({ tenantId: 'ten_a', names: [name] });
    await store.put('ten_a', xml);
    await carryOutRemovals(folder);
    expect((await openStore().get('ten_a', name)).equals(xml)).toBe(true);
    expect(await texts()).toEqual([`ten_a ${xml.toString()}`]);
  });

  it('are those of several removals at once', async () => {
    const store = openStore();
    const names = await Promise.all([address, xml].map((bytes) => store.put('ten_a', bytes)));
    for (const name of names) await recordRemoval(folder, { tenantId: 'ten_a', names: [name] });
    expect(await carryOutRemovals(folder)).toBe(2);
    expect(await texts()).toEqual([]);
    expect(readdirSync(join(folder, 'removals'))).toEqual([]);
  });

  it.each([
    ['../ten_a', ['f'.repeat(64)]],
    ['ten_a', ['../x']],
    ['..', 'all'],
  ] as const)('are none outside of the folder: %s %j', async (tenantId, names) => {
    await expect(recordRemoval(folder, { tenantId, names })).rejects.toThrow('not a blob name');
  });
});
