import { describe, expect, it } from '@jest/globals';
import { SealBroken, TenantKeyMissing, type TenantKeys } from './tenant-keys.js';

const TENANT = 'ten_0123456789abcdefghijklmnop';
const OTHER = 'ten_other';
const SECRET = Buffer.from('a private key');

/** Tests what every TenantKeys promises. `other` stands for a second process with the same keys. */
export const promisesOfTenantKeys = (create: () => Promise<{ keys: TenantKeys; other: TenantKeys }>): void => {
  describe('custody of the tenants’ keys', () => {
    it('opens what it sealed, also in another process', async () => {
      const { keys, other } = await create();
      const sealed = await keys.seal(TENANT, SECRET, 'cert_1');
      expect(await keys.open(TENANT, sealed, 'cert_1')).toEqual(SECRET);
      expect(await other.open(TENANT, sealed, 'cert_1')).toEqual(SECRET);
      expect(await keys.open(TENANT, await other.seal(TENANT, Buffer.alloc(0), 'x'), 'x')).toEqual(Buffer.alloc(0));
    });

    it('seals differently each time, and never shows what is inside', async () => {
      const { keys } = await create();
      const [first, second] = [await keys.seal(TENANT, SECRET, 'a'), await keys.seal(TENANT, SECRET, 'a')];
      expect(first).not.toEqual(second);
      expect(first.includes(SECRET)).toBe(false);
    });

    it('does not open for another tenant, another row, or after any change', async () => {
      const { keys } = await create();
      const sealed = await keys.seal(TENANT, SECRET, 'cert_1');
      await keys.seal(OTHER, SECRET, 'cert_1');
      await expect(keys.open(OTHER, sealed, 'cert_1')).rejects.toThrow(TenantKeyMissing);
      await expect(keys.open(TENANT, sealed, 'cert_2')).rejects.toThrow(SealBroken);
      await expect(keys.open(TENANT, sealed.subarray(0, -1), 'cert_1')).rejects.toThrow(SealBroken);
      await expect(keys.open(TENANT, Buffer.alloc(0), 'cert_1')).rejects.toThrow(SealBroken);
      for (let at = 0; at < sealed.length; at += 1) {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await expect(keys.open(TENANT, changed, 'cert_1')).rejects.toThrow();
      }
    });

    it('opens nothing of a tenant whose key was destroyed, and everything of the others', async () => {
      const { keys, other } = await create();
      const sealed = await keys.seal(TENANT, SECRET, 'cert_1');
      const kept = await keys.seal(OTHER, SECRET, 'cert_1');
      await keys.destroy(TENANT);
      await keys.destroy(TENANT);
      await expect(keys.open(TENANT, sealed, 'cert_1')).rejects.toThrow(TenantKeyMissing);
      await expect(other.open(TENANT, sealed, 'cert_1')).rejects.toThrow(TenantKeyMissing);
      expect(await keys.open(OTHER, kept, 'cert_1')).toEqual(SECRET);

      const anew = await keys.seal(TENANT, SECRET, 'cert_1');
      expect(await keys.open(TENANT, anew, 'cert_1')).toEqual(SECRET);
      await expect(keys.open(TENANT, sealed, 'cert_1')).rejects.toThrow(TenantKeyMissing);
    });

    it('makes one key when many ask for the first at once', async () => {
      const { keys, other } = await create();
      const sealed = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? keys : other).seal(TENANT, SECRET, String(index))),
      );
      for (const [index, one] of sealed.entries()) expect(await keys.open(TENANT, one, String(index))).toEqual(SECRET);
    });

    it('takes no name that could be a path', async () => {
      const { keys } = await create();
      for (const name of ['', '../ten', 'a/b', '.hidden', 'x'.repeat(65)]) {
        await expect(keys.seal(name, SECRET, 'a')).rejects.toThrow('not a tenant id');
      }
    });
  });
};
