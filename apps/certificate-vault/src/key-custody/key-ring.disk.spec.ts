import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { promisesOfTenantKeys } from './tenant-keys.fixture.js';
import { KeyRing } from './key-ring.disk.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-ring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

promisesOfTenantKeys(async () => ({ keys: await KeyRing.in(folder), other: await KeyRing.in(folder) }));

describe('the key ring on disk', () => {
  it('is readable by its owner alone, and leaves nothing else lying about', async () => {
    const directory = join(folder, 'ring');
    const keys = await KeyRing.in(directory);
    await keys.seal('ten_1', Buffer.from('x'), 'a');
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(directory)).toEqual(['ten_1']);
    expect(statSync(join(directory, 'ten_1')).mode & 0o777).toBe(0o600);
  });

  it('overwrites a key before it goes', async () => {
    const keys = await KeyRing.in(folder);
    await keys.seal('ten_1', Buffer.from('x'), 'a');
    const path = join(folder, 'ten_1');
    const linked = join(folder, 'copy-of-the-inode');
    linkSync(path, linked);
    const before = readFileSync(path);
    await keys.destroy('ten_1');
    expect(readFileSync(linked)).toHaveLength(before.length);
    expect(readFileSync(linked).equals(before)).toBe(false);
    expect(readdirSync(folder)).toEqual(['copy-of-the-inode']);
  });
});
