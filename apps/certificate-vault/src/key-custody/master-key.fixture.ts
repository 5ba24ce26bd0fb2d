import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Unavailable } from '@rubrica/service';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisesOfTenantKeys } from './tenant-keys.fixture.js';
import { SealBroken } from './tenant-keys.js';
import { KeyRing } from './key-ring.disk.js';
import type { MasterKey } from './master-key.js';

/** The provider of a master key, running, with one version of it. */
export interface ProviderUnderTest {
  /** A client of its own, as another process has it. */
  open(): Promise<MasterKey>;
  /** Makes a newer version. */
  rotate(): Promise<void>;
  /** Makes all versions but the newest unusable for ever; null where it cannot be shown. */
  readonly retire: (() => Promise<void>) | null;
  /** Takes the provider away. Returns what brings it back. */
  takeAway(): Promise<() => Promise<void>>;
}

const TENANT = 'ten_0123456789abcdefghijklmnop';
const DATA_KEY = Buffer.alloc(48, 7);
const SECRET = Buffer.from('a private key');

/** Tests what every MasterKey promises, and what a key ring promises with it. */
export const promisesOfMasterKey = (provider: () => ProviderUnderTest): void => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'key-ring-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const ring = async (): Promise<KeyRing> => KeyRing.in(folder, await provider().open());

  promisesOfTenantKeys(async () => ({ keys: await ring(), other: await ring() }));

  describe('the master key', () => {
    it('opens what it wrapped, also in another process', async () => {
      const [one, other] = [await provider().open(), await provider().open()];
      const wrapped = await one.wrap(TENANT, DATA_KEY);
      expect(wrapped).toMatch(/^\S+:\S+$/);
      expect(await one.unwrap(TENANT, wrapped)).toEqual(DATA_KEY);
      expect(await other.unwrap(TENANT, wrapped)).toEqual(DATA_KEY);
      expect(await one.wrap(TENANT, DATA_KEY)).not.toBe(wrapped);
      expect(Buffer.from(wrapped.slice(wrapped.lastIndexOf(':') + 1), 'base64').includes(DATA_KEY)).toBe(false);
    });

    it('opens nothing for another tenant, or after a change', async () => {
      const master = await provider().open();
      const wrapped = await master.wrap(TENANT, DATA_KEY);
      await expect(master.unwrap('ten_other', wrapped)).rejects.toThrow(SealBroken);
      const end = wrapped.endsWith('AAAA') ? 'BBBB' : 'AAAA';
      await expect(master.unwrap(TENANT, `${wrapped.slice(0, -8)}${end}${wrapped.slice(-4)}`)).rejects.toThrow(
        SealBroken,
      );
      expect(await master.unwrap(TENANT, wrapped)).toEqual(DATA_KEY);
    });

    it('serves many at once', async () => {
      const master = await provider().open();
      const wrapped = await Promise.all(
        Array.from({ length: 40 }, (_, index) => master.wrap(`ten_${index}`, Buffer.alloc(48, index))),
      );
      const opened = await Promise.all(wrapped.map((text, index) => master.unwrap(`ten_${index}`, text)));
      expect(opened).toEqual(wrapped.map((_, index) => Buffer.alloc(48, index)));
    });
  });

  describe('its rotation', () => {
    it('wraps new keys by the new version, and opens those of the old one', async () => {
      const keys = await ring();
      const before = await keys.seal(TENANT, SECRET, 'a');
      const old = await keys.wrappedBy(TENANT);
      await provider().rotate();
      await keys.seal('ten_new', SECRET, 'a');
      expect(await keys.wrappedBy('ten_new')).not.toBe(old);
      expect(await keys.open(TENANT, before, 'a')).toEqual(SECRET);
    });

    it('touches nothing that is sealed: the tenant’s key is wrapped anew, and stays the same', async () => {
      const [keys, other] = [await ring(), await ring()];
      const sealed = await keys.seal(TENANT, SECRET, 'a');
      const [old, file] = [await keys.wrappedBy(TENANT), readFileSync(join(folder, TENANT))];
      await provider().rotate();
      expect(await keys.rewrap(TENANT)).toBe(true);
      expect(await keys.wrappedBy(TENANT)).not.toBe(old);
      expect(await other.open(TENANT, sealed, 'a')).toEqual(SECRET);
      // What the old version wrapped is no longer in the file.
      expect(readFileSync(join(folder, TENANT)).includes(file.subarray(1, -1))).toBe(false);
      expect(await keys.rewrap('ten_nobody')).toBe(false);
    });

    it('wraps keys from before there was a master key', async () => {
      const before = await KeyRing.in(folder);
      const sealed = await before.seal(TENANT, SECRET, 'a');
      const plain = readFileSync(join(folder, TENANT));
      const keys = await ring();
      expect(await keys.open(TENANT, sealed, 'a')).toEqual(SECRET);
      expect(await keys.wrappedBy(TENANT)).toBe('nothing');
      await keys.rewrap(TENANT);
      expect(await keys.wrappedBy(TENANT)).toMatch(/^[a-z0-9-]+ \S+$/);
      expect(await keys.open(TENANT, sealed, 'a')).toEqual(SECRET);
      expect(readFileSync(join(folder, TENANT)).includes(plain.subarray(16))).toBe(false);
      await expect(before.open(TENANT, sealed, 'a')).rejects.toThrow(Unavailable);
    });

    it('makes copies of the key ring from before useless once the old version is gone', async () => {
      const { retire } = provider();
      if (!retire) return;
      const keys = await ring();
      const [sealed, destroyed] = [await keys.seal(TENANT, SECRET, 'a'), await keys.seal('ten_gone', SECRET, 'a')];
      const copy = mkdtempSync(join(tmpdir(), 'key-ring-copy-'));
      cpSync(folder, copy, { recursive: true });
      await keys.destroy('ten_gone');
      await provider().rotate();
      await keys.rewrap(TENANT);
      await retire();
      expect(await keys.open(TENANT, sealed, 'a')).toEqual(SECRET);
      const stolen = await KeyRing.in(copy, await provider().open());
      await expect(stolen.open(TENANT, sealed, 'a')).rejects.toThrow();
      await expect(stolen.open('ten_gone', destroyed, 'a')).rejects.toThrow();
      rmSync(copy, { recursive: true });
    });
  });

  describe('while its provider is away', () => {
    it('nothing is sealed or opened, and a key can be destroyed; afterwards all is as before', async () => {
      const master = await provider().open();
      const keys = await KeyRing.in(folder, master);
      const sealed = await keys.seal(TENANT, SECRET, 'a');
      await keys.seal('ten_revoked', SECRET, 'a');
      const bringBack = await provider().takeAway();
      // So that the pause after which it is asked again does not end.
      const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
      try {
        await expect(keys.open(TENANT, sealed, 'a')).rejects.toThrow(Unavailable);
        const asked = [jest.spyOn(master, 'wrap'), jest.spyOn(master, 'unwrap')];
        await expect(keys.open(TENANT, sealed, 'a')).rejects.toThrow(Unavailable);
        await expect(keys.seal('ten_new', SECRET, 'a')).rejects.toThrow(Unavailable);
        // Known to be away: nobody waits for it again.
        expect(asked.map(({ mock }) => mock.calls)).toEqual([[], []]);
        await keys.destroy('ten_revoked');
        expect(await keys.tenants()).toEqual([TENANT]);
      } finally {
        time.mockRestore();
        await bringBack();
      }
      for (;;) {
        const opened = await keys.open(TENANT, sealed, 'a').catch((error: unknown) => {
          if (error instanceof Unavailable) return null;
          throw error;
        });
        if (!opened) continue;
        expect(opened).toEqual(SECRET);
        return;
      }
    });
  });

  it('a file of the key ring that was damaged opens nothing, and seals nothing', async () => {
    const keys = await ring();
    const sealed = await keys.seal(TENANT, SECRET, 'a');
    const path = join(folder, TENANT);
    const file = readFileSync(path);
    writeFileSync(path, file.subarray(0, -1));
    await expect(keys.open(TENANT, sealed, 'a')).rejects.toThrow(SealBroken);
    await expect(keys.seal(TENANT, SECRET, 'a')).rejects.toThrow(SealBroken);
    // A line that was not written to its end, in a crash, does not count.
    writeFileSync(path, Buffer.concat([file, file.subarray(0, 30)]));
    expect(await keys.open(TENANT, sealed, 'a')).toEqual(SECRET);
  });
};
