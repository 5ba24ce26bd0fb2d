import { describe, expect, it } from '@jest/globals';
import { zip } from '@rubrica/ubl';
import { type ReadZip, readZip, type ZipLimits } from './read-zip.js';

const limits: ZipLimits = { entries: 10, bytes: 1_000_000, isTaken: () => true };
const read = (bytes: Buffer, changes: Partial<ZipLimits> = {}) => readZip(bytes, { ...limits, ...changes });
const names = (result: ReadZip) => (result.ok ? result.files.map(({ name }) => name) : result.reason);
const entry = (name: string, text = '<a/>') => ({ name, bytes: Buffer.from(text) });

describe('a zip of a stranger', () => {
  const two = zip([entry('ñ.xml', '<ñ/>'), { ...entry('b.xml'), isStored: true }]);

  it('gives its files, packed or stored, with bytes behind its end too', () => {
    expect(names(read(two))).toEqual(['ñ.xml', 'b.xml']);
    expect(names(read(Buffer.concat([two, Buffer.from('\r\n\r\n')])))).toEqual(['ñ.xml', 'b.xml']);
  });

  it('is not unpacked where nobody takes a file', () => {
    const bomb = zip([entry('a.xml'), { name: 'b.pdf', bytes: Buffer.alloc(5_000_000) }]);
    expect(names(read(bomb, { isTaken: (name) => name.endsWith('.xml') }))).toEqual(['a.xml']);
  });

  it('is refused above its files and bytes, of one file and of all together', () => {
    expect(names(read(two, { entries: 1 }))).toBe('too_large');
    expect(names(read(zip([{ name: 'a', bytes: Buffer.alloc(1_000_001) }])))).toBe('too_large');
    const half = { name: 'a', bytes: Buffer.alloc(600_000) };
    expect(names(read(zip([half, half])))).toBe('too_large');
  });

  it('that says a file is small is not unpacked beyond that', () => {
    const liar = zip([{ name: 'a', bytes: Buffer.alloc(50_000_000) }]);
    const central = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    liar.writeUInt32LE(10, central + 24);
    expect(names(read(liar))).toBe('damaged');
  });

  it('is refused when it is encrypted', () => {
    const locked = Buffer.from(two);
    locked.writeUInt16LE(1, locked.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 8);
    expect(names(read(locked))).toBe('encrypted');
  });

  it('is refused, never a crash, wherever it is damaged or cut off', () => {
    for (let at = 0; at < two.length; at += 1) {
      expect(['damaged', 'too_large']).toContain(names(read(two.subarray(0, at))));
      const damaged = Buffer.from(two);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(read(damaged)).toHaveProperty('ok');
    }
  });
});
