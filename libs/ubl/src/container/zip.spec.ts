import { describe, expect, it } from '@jest/globals';
import { referee } from '@rubrica/testing';
import { unzip, zip } from './zip.js';

const entries = [
  { name: 'ad09003731150002600000001.xml', bytes: Buffer.from('<a>ñ</a>'.repeat(500)) },
  { name: 'Factura Nº 1.pdf', bytes: Buffer.from([0, 1, 2, 255]) },
  { name: 'Factura Nº 2.pdf', bytes: Buffer.from('%PDF'.repeat(50)), isStored: true },
];

/** Prints the entries in ASCII, whatever the locale is. */
const READ = `
import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
for entry in archive.infolist(): print(entry.filename.encode().hex(), archive.read(entry).hex())`;

const python = referee('python3');
const hex = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('hex');

describe('a zip', () => {
  python.it('is opened by another implementation, names and bytes as they were', () => {
    const { stdout } = python.run(['-c', READ, 'a.zip'], { 'a.zip': zip(entries) });
    expect(stdout.trim().split('\n')).toEqual(entries.map(({ name, bytes }) => `${hex(name)} ${hex(bytes)}`));
  });

  it('holds what is compressed already as it is', () =>
    expect(zip(entries).toString('latin1')).toContain('%PDF'.repeat(50)));

  it('is read again as it was written', () => {
    const read = unzip(zip(entries)).map(({ name, bytes }) => [name, hex(bytes)]);
    expect(read).toEqual(entries.map(({ name, bytes }) => [name, hex(bytes)]));
  });

  it('has the same bytes for the same entries', () => expect(zip(entries).equals(zip(entries))).toBe(true));
});
