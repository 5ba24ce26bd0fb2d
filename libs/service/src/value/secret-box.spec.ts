import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { SecretBox } from './secret-box.js';

const box = new SecretBox(randomBytes(32).toString('base64'));
const technicalKey = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';

describe('a secret at rest', () => {
  it('opens to what was sealed', () => {
    expect(box.open(box.seal('clave ñandú', 'range/nr_1'), 'range/nr_1')).toBe('clave ñandú');
  });

  it('is noise in the table, different each time', () => {
    const [one, other] = [box.seal(technicalKey, 'range/nr_1'), box.seal(technicalKey, 'range/nr_1')];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain(technicalKey.slice(0, 8));
  });

  it('does not open in another row', () => {
    const sealed = box.seal(technicalKey, 'range/nr_1');
    expect(() => box.open(sealed, 'range/nr_2')).toThrow();
  });

  it('does not open when a single bit was changed', () => {
    const sealed = box.seal(technicalKey, 'range/nr_1');
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(() => box.open(changed, 'range/nr_1')).toThrow();
    }
  });

  it('does not open under another key', () => {
    const other = new SecretBox(randomBytes(32).toString('base64'));
    expect(() => other.open(box.seal(technicalKey, 'range/nr_1'), 'range/nr_1')).toThrow();
  });

  it('wants a key of 32 bytes', () => {
    expect(() => new SecretBox(randomBytes(16).toString('base64'))).toThrow('32 bytes');
  });
});
