import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisesOfBlobStore } from './conformance.fixture.js';
import { blobsIn, FilePerBlobStore } from './file-per-blob.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';

describe.each([SegmentBlobStore, FilePerBlobStore])('$name', (Store) => {
  const newFolder = (): string => mkdtempSync(join(tmpdir(), 'blobs-'));

  promisesOfBlobStore(`a ${Store.name}`, () => {
    const folder = newFolder();
    return Promise.resolve({
      blobs: new Store(folder),
      elsewhere: new Store(folder),
      stored: () => blobsIn(folder),
      close: () => Promise.resolve(rmSync(folder, { recursive: true })),
    });
  });

  it('has folders and files that only the user of the service can read', async () => {
    const folder = newFolder();
    const blobs = new Store(folder);
    await blobs.put('ten_a', Buffer.from('<Invoice/>'));
    const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
      const found = statSync(join(folder, path));
      return `${found.isFile() ? 'file' : 'folder'} ${(found.mode & 0o777).toString(8)}`;
    });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
    await blobs.close();
    rmSync(folder, { recursive: true });
  });
});
