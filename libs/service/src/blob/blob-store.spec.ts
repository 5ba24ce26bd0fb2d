import { afterAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getJson, putJson } from './blob-store.js';
import { blobsIn, FilePerBlobStore } from './file-per-blob.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';

const stores = [SegmentBlobStore, FilePerBlobStore].map((Store) => {
  const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
  return { name: Store.name, folder, blobs: new Store(folder) };
});
const xml = Buffer.from('<Invoice>…</Invoice>');

afterAll(async () => {
  for (const { blobs, folder } of stores) {
    if ('close' in blobs) await blobs.close();
    rmSync(folder, { recursive: true });
  }
});

describe.each(stores)('a blob in $name', ({ blobs, folder }) => {
  it('is named by its SHA-256 and read by that name', async () => {
    const name = await blobs.put('ten_a', xml);
    expect(name).toBe(createHash('sha256').update(xml).digest('hex'));
    expect(await blobs.get('ten_a', name)).toEqual(xml);
  });

  it('may be put again, also at the same moment: it is there once', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => blobs.put('ten_b', xml)));
    expect(new Set([...names, await blobs.put('ten_b', xml)]).size).toBe(1);
    const found = (await blobsIn(folder)).filter(({ tenantId }) => tenantId === 'ten_b');
    expect(found).toEqual([{ tenantId: 'ten_b', name: names[0], bytes: xml }]);
  });

  it('belongs to its tenant: another one has no such blob', async () => {
    const name = await blobs.put('ten_a', xml);
    await expect(blobs.get('ten_c', name)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is readable by the user of the service only', async () => {
    await blobs.put('ten_a', xml);
    const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
      const found = statSync(join(folder, path));
      return `${found.isFile() ? 'file' : 'folder'} ${(found.mode & 0o777).toString(8)}`;
    });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
  });

  it('may be empty', async () => {
    expect(await blobs.get('ten_a', await blobs.put('ten_a', Buffer.alloc(0)))).toHaveLength(0);
  });

  it.each([
    ['../ten_a', 'f'.repeat(64)],
    ['ten_a', '../../etc/passwd'],
    ['ten_a', `${'f'.repeat(63)}/`],
    ['ten_a', 'F'.repeat(64)],
    ['', 'f'.repeat(64)],
    ['segment-files', 'f'.repeat(64)],
  ])('is not looked for outside its folder: %j, %j', async (tenantId, name) => {
    await expect(blobs.get(tenantId, name)).rejects.toThrow('not a blob name');
  });

  it('can be JSON', async () => {
    const name = await putJson(blobs, 'ten_a', { draft: { notes: ['ñ'] } });
    expect(await getJson(blobs, 'ten_a', name)).toEqual({ draft: { notes: ['ñ'] } });
  });
});
