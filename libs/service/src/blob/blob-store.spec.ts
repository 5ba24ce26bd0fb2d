import { afterAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryBlobStore, getJson, putJson } from './blob-store.js';

const folder = mkdtempSync(join(tmpdir(), 'blobs-'));
const blobs = new DirectoryBlobStore(folder);
const xml = Buffer.from('<Invoice>…</Invoice>');

afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (tenantId: string): string[] =>
  readdirSync(join(folder, tenantId), { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, tenantId, name)).isFile(),
  );

describe('a blob', () => {
  it('is named by its SHA-256 and read by that name', async () => {
    const name = await blobs.put('ten_a', xml);
    expect(name).toBe(createHash('sha256').update(xml).digest('hex'));
    expect(await blobs.get('ten_a', name)).toEqual(xml);
  });

  it('may be put again, also at the same moment: it is there once, and nothing else is', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => blobs.put('ten_b', xml)));
    expect(new Set(names).size).toBe(1);
    expect(filesOf('ten_b')).toEqual([join(names[0]!.slice(0, 2), names[0]!)]);
  });

  it('belongs to its tenant: another one has no such blob', async () => {
    const name = await blobs.put('ten_a', xml);
    await expect(blobs.get('ten_c', name)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is readable by the user of the service only', async () => {
    const name = await blobs.put('ten_a', xml);
    expect(statSync(join(folder, 'ten_a', name.slice(0, 2), name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'ten_a')).mode & 0o777).toBe(0o700);
  });

  it('half written by a process that died is no blob, and is written anew', async () => {
    const bytes = randomBytes(100);
    const name = createHash('sha256').update(bytes).digest('hex');
    await blobs.put('ten_a', bytes);
    rmSync(join(folder, 'ten_a', name.slice(0, 2), name));
    writeFileSync(join(folder, 'ten_a', name.slice(0, 2), `.${name}.dead`), bytes.subarray(0, 10));
    await expect(blobs.get('ten_a', name)).rejects.toMatchObject({ code: 'ENOENT' });
    await blobs.put('ten_a', bytes);
    expect(readFileSync(join(folder, 'ten_a', name.slice(0, 2), name))).toEqual(bytes);
  });

  it.each([
    ['../ten_a', 'f'.repeat(64)],
    ['ten_a', '../../etc/passwd'],
    ['ten_a', `${'f'.repeat(63)}/`],
    ['ten_a', 'F'.repeat(64)],
    ['', 'f'.repeat(64)],
  ])('is not looked for outside its folder: %j, %j', async (tenantId, name) => {
    await expect(blobs.get(tenantId, name)).rejects.toThrow('not a blob name');
  });

  it('can be JSON', async () => {
    const name = await putJson(blobs, 'ten_a', { draft: { notes: ['ñ'] } });
    expect(await getJson(blobs, 'ten_a', name)).toEqual({ draft: { notes: ['ñ'] } });
  });
});
