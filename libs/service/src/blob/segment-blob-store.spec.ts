import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endProcess, TYPESCRIPT, until } from '@rubrica/testing';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { blobsIn, FilePerBlobStore } from './file-per-blob.fixture.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';
import { sealSegment, segmentFolder } from './segment-file.disk.js';
import { compactBlobs } from './stored-blobs.disk.js';

const PROGRAM = fileURLToPath(new URL('./blobs.main.fixture.ts', import.meta.url));
const TENANT = 'ten_a';
const SMALL = { bytes: 100_000, blobs: 50 };

let folder = '';
const stores: SegmentBlobStore[] = [];

/** Opens a store as another process would. It shares nothing but the folder with the other stores. */
const openStore = (...limits: [{ bytes: number; blobs: number }?]): SegmentBlobStore => {
  const store = new SegmentBlobStore(folder, ...limits);
  stores.push(store);
  return store;
};

const start = (...task: readonly string[]): ChildProcessByStdio<null, Readable, null> => {
  const [name = '', ...rest] = task;
  return spawn(process.execPath, [...TYPESCRIPT, PROGRAM, name, folder, ...rest], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const filesOf = (suffix: string): string[] =>
  readdirSync(segmentFolder(folder))
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => join(segmentFolder(folder), name));

/** Returns the only file with this suffix. */
const fileOf = (suffix: string): string => {
  const [file = '', ...others] = filesOf(suffix);
  expect(others).toEqual([]);
  return file;
};

const randomBlobs = (count: number, size = 100): Buffer[] => Array.from({ length: count }, () => randomBytes(size));

const putAll = (store: SegmentBlobStore, blobs: readonly Buffer[]): Promise<string[]> =>
  Promise.all(blobs.map((blob) => store.put(TENANT, blob)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segments-'));
});

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true });
});

describe('blobs that are stored at the same time', () => {
  const countSyncs = async (): Promise<jest.Spied<FileHandle['datasync']>> => {
    const handle = await open(folder);
    await handle.close();
    return jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'datasync');
  };

  it('are synchronised once, and so are all that come meanwhile', async () => {
    const syncs = await countSyncs();
    const store = openStore();
    const first = putAll(store, randomBlobs(20));
    await new Promise(setImmediate);
    const second = putAll(store, randomBlobs(30));
    await Promise.all([first, second]);
    expect(syncs).toHaveBeenCalledTimes(2);
    syncs.mockRestore();
  });

  it('are all refused if they cannot be written, and may be put again', async () => {
    const syncs = await countSyncs();
    const store = openStore();
    const known = await store.put(TENANT, Buffer.from('before'));
    const blobs = randomBlobs(3);
    syncs.mockRejectedValueOnce(new Error('no disk'));
    expect(
      (await Promise.allSettled(blobs.map((blob) => store.put(TENANT, blob)))).map(({ status }) => status),
    ).toEqual(Array.from({ length: 3 }, () => 'rejected'));
    const names = await putAll(store, blobs);
    expect(filesOf('.blobs')).toHaveLength(2);
    expect(await store.get(TENANT, known)).toEqual(Buffer.from('before'));
    for (const [nth, name] of names.entries()) expect(await openStore().get(TENANT, name)).toEqual(blobs[nth]);
    syncs.mockRestore();
  });
});

describe('a folder of several processes', () => {
  it('lets each read at once what another has stored', async () => {
    const [gateway, issuer] = [openStore(SMALL), openStore(SMALL)];
    for (const blob of randomBlobs(60, 3_000)) {
      const request = await gateway.put(TENANT, blob);
      expect(await issuer.get(TENANT, request)).toEqual(blob);
      const answer = await issuer.put(TENANT, Buffer.concat([blob, blob]));
      expect(await gateway.get(TENANT, answer)).toHaveLength(6_000);
    }
    expect(filesOf('.index').length).toBeGreaterThan(1);
  });

  it('keeps tenants apart, also where they have the same blob', async () => {
    const [mine, yours] = [Buffer.from('mine'), Buffer.from('ours')];
    const store = openStore();
    const name = await store.put(TENANT, mine);
    const shared = await store.put(TENANT, yours);
    await store.put('ten_b', yours);
    for (const reader of [store, openStore()]) {
      await expect(reader.get('ten_b', name)).rejects.toMatchObject({ code: 'ENOENT' });
      expect(await reader.get('ten_b', shared)).toEqual(yours);
    }
    await store.close();
    await expect(openStore().get('ten_b', name)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await openStore().get(TENANT, name)).toEqual(mine);
  });

  it('reads on what is one file per blob', async () => {
    const name = await new FilePerBlobStore(folder).put(TENANT, Buffer.from('old'));
    await openStore().put(TENANT, Buffer.from('new'));
    expect(await openStore().get(TENANT, name)).toEqual(Buffer.from('old'));
    expect((await blobsIn(folder)).map(({ bytes }) => String(bytes))).toEqual(['new', 'old']);
  });
});

describe('a process that is killed', () => {
  it('has stored every blob that it said to have stored, and other processes read them at once', async () => {
    const live = openStore();
    const said: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const child = start('put');
      const lines = createInterface({ input: child.stdout });
      const ended = once(lines, 'close');
      lines.on('line', (name) => said.push(name));
      await once(lines, 'line');
      await live.get(TENANT, said.at(-1) ?? '');
      // Waits for a number of blobs and not for some time, because a busy machine stores few blobs in a given time.
      const enough = said.length + 25 + 10 * round;
      await until(
        () => said.length,
        (count) => count >= enough,
      );
      await endProcess(child);
      await ended;
      for (const reader of [live, openStore()]) for (const name of said) await reader.get(TENANT, name);
    }
    expect(said.length).toBeGreaterThan(100);
    expect(filesOf('.blobs').length).toBeGreaterThanOrEqual(4);
  });

  it('may leave a record that is not whole: it is no blob, and nothing is appended to it', async () => {
    const whole = Buffer.from('whole');
    const torn = randomBytes(5_000);
    const store = openStore();
    const [name, lost] = [await store.put(TENANT, whole), await store.put(TENANT, torn)];
    const file = fileOf('.blobs');
    truncateSync(file, statSync(file).size - 1);
    const next = openStore();
    expect(await next.get(TENANT, name)).toEqual(whole);
    await expect(next.get(TENANT, lost)).rejects.toMatchObject({ code: 'ENOENT' });
    await next.put(TENANT, torn);
    expect(await openStore().get(TENANT, lost)).toEqual(torn);
    expect(filesOf('.blobs')).toHaveLength(2);
  });

  it('may leave a header that is not whole, or none', async () => {
    const store = openStore();
    const name = await store.put(TENANT, Buffer.from('whole'));
    appendFileSync(fileOf('.blobs'), Buffer.alloc(20));
    writeFileSync(join(segmentFolder(folder), '20260101T000000.000Z-00000000.blobs'), '');
    expect(await openStore().get(TENANT, name)).toEqual(Buffer.from('whole'));
  });
});

describe('a sealed segment', () => {
  it('has an index, from which its blobs are read', async () => {
    const blobs = randomBlobs(120);
    const store = openStore(SMALL);
    const names = [];
    for (const blob of blobs) names.push(await store.put(TENANT, blob));
    await store.close();
    expect(filesOf('.index')).toHaveLength(3);
    const reader = openStore();
    for (const [nth, name] of names.entries()) expect(await reader.get(TENANT, name)).toEqual(blobs[nth]);
  });

  it.each(['empty', 'cut off', 'changed'])('whose index is %s gets a new one', async (fault) => {
    const store = openStore();
    const name = await store.put(TENANT, Buffer.from('whole'));
    await store.close();
    const file = fileOf('.index');
    const index = readFileSync(file);
    if (fault === 'empty') truncateSync(file, 0);
    if (fault === 'cut off') truncateSync(file, index.length - 1);
    if (fault === 'changed')
      writeFileSync(
        file,
        index.map((byte, nth) => (nth === index.length - 1 ? byte ^ 1 : byte)),
      );
    expect(await openStore().get(TENANT, name)).toEqual(Buffer.from('whole'));
    expect(readFileSync(file)).toEqual(index);
  });

  it('gets no further blob from its process, which opens another', async () => {
    const store = openStore();
    const before = await store.put(TENANT, Buffer.from('before'));
    const file = fileOf('.blobs');
    utimesSync(file, 0, 0);
    // The starting process assumes that the process of the old segment has died.
    await openStore().get(TENANT, before);
    expect(filesOf('.index')).toHaveLength(1);
    const names = [
      before,
      await store.put(TENANT, Buffer.from('after')),
      await store.put(TENANT, Buffer.from('before')),
    ];
    expect(filesOf('.blobs')).toHaveLength(2);
    for (const name of names) for (const reader of [store, openStore()]) await reader.get(TENANT, name);
  });

  it('may be sealed at any moment: no blob that was stored is missing', async () => {
    const store = openStore();
    const names: string[] = [];
    const put = async (): Promise<void> => {
      for (let nth = 0; nth < 100 || filesOf('.blobs').length < 3; nth += 1)
        names.push(await store.put(TENANT, randomBytes(1_000)));
    };
    let done = false;
    const sealing = async (): Promise<void> => {
      while (!done) {
        const newest = filesOf('.blobs').at(-1)?.split('/').at(-1)?.replace('.blobs', '');
        if (newest) await sealSegment(segmentFolder(folder), newest);
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
    };
    await store.put(TENANT, randomBytes(1));
    const sealed = sealing();
    await Promise.all([put(), put(), put()]);
    done = true;
    await sealed;
    expect(filesOf('.blobs').length).toBeGreaterThan(2);
    const reader = openStore();
    for (const name of names) await reader.get(TENANT, name);
  });
});

describe('a blob whose bytes have changed on disk', () => {
  const damage = (): void => {
    const [file = ''] = filesOf('.blobs');
    const bytes = readFileSync(file);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(file, bytes);
  };

  it('is not returned, from an open segment or a sealed one', async () => {
    const store = openStore();
    const name = await store.put(TENANT, Buffer.from('whole'));
    damage();
    await expect(store.get(TENANT, name)).rejects.toThrow('is damaged');
    await store.close();
    await expect(openStore().get(TENANT, name)).rejects.toThrow('is damaged');
  });

  it('is read from another segment that has it too', async () => {
    const name = await openStore().put(TENANT, Buffer.from('whole'));
    await openStore().put(TENANT, Buffer.from('whole'));
    damage();
    expect(await openStore().get(TENANT, name)).toEqual(Buffer.from('whole'));
  });
});

describe('compaction', () => {
  const isKept = ({ name }: { name: string }): boolean => /[0-7]$/.test(name);
  let names: string[] = [];

  beforeEach(async () => {
    const store = openStore(SMALL);
    names = [];
    for (let batch = 0; batch < 6; batch += 1) names.push(...(await putAll(store, randomBlobs(50))));
    await store.close();
  });

  const expectCompacted = async (): Promise<void> => {
    const reader = openStore();
    for (const name of names) {
      if (isKept({ name })) expect(await reader.get(TENANT, name)).toHaveLength(100);
      else await expect(reader.get(TENANT, name)).rejects.toMatchObject({ code: 'ENOENT' });
    }
  };

  it('removes the blobs that are not kept, also for processes that read meanwhile', async () => {
    const reader = openStore();
    for (const name of names) await reader.get(TENANT, name);
    await compactBlobs(folder, isKept);
    await expectCompacted();
    for (const name of names.filter((one) => isKept({ name: one }))) await reader.get(TENANT, name);
    const files = filesOf('.blobs');
    await compactBlobs(folder, isKept);
    expect(filesOf('.blobs')).toEqual(files);
  });

  it('leaves segments alone that a process appends to', async () => {
    const live = openStore();
    const name = await live.put(TENANT, Buffer.from('new'));
    await compactBlobs(folder, () => false);
    expect(await openStore().get(TENANT, name)).toEqual(Buffer.from('new'));
    expect(filesOf('.blobs')).toHaveLength(1);
  });

  it.each([1, 2, 6])('killed before it removes its file no. %i loses nothing, and is run again', async (nth) => {
    const child = start('compact', String(nth));
    const [, signal] = (await once(child, 'exit')) as [unknown, string];
    expect(signal).toBe('SIGKILL');
    const reader = openStore();
    for (const name of names.filter((one) => isKept({ name: one }))) await reader.get(TENANT, name);
    await compactBlobs(folder, isKept);
    await expectCompacted();
  });
});
