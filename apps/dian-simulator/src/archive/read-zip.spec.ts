import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ArchiveError, readZip } from './read-zip.js';
import { zipOf, type ZipPart } from './write-zip.js';

const ONE = { entries: 1, entryBytes: 1_000_000, totalBytes: 1_000_000 };
const document: ZipPart = { name: 'fv09003731150002600000001.xml', bytes: '<Invoice/>' };

describe('the zip around a document', () => {
  it('gives its one XML file', () =>
    expect(readZip(zipOf(document), ONE)).toEqual([
      { name: document.name, bytes: Buffer.from('<Invoice/>'), deflated: deflateRawSync('<Invoice/>') },
    ]));

  it('may carry what a Mac adds, and folders', () =>
    expect(
      readZip(zipOf({ name: '__MACOSX/._a.xml', bytes: 'x' }, { name: 'carpeta/', bytes: '' }, document), ONE),
    ).toHaveLength(1));

  it.each([
    ['that is no zip', Buffer.from('<Invoice/>')],
    ['that is empty', zipOf()],
    ['with two documents', zipOf(document, { ...document, name: 'b.xml' })],
    ['with something else in it', zipOf({ ...document, name: 'fv.XML' })],
    ['that is cut off', zipOf(document).subarray(0, 60)],
    ['with something after its end', Buffer.concat([zipOf(document), Buffer.from('x')])],
    ['that is encrypted', zipOf({ ...document, claims: { flags: 1 } })],
    ['with a wrong checksum', zipOf({ ...document, claims: { crc: 1 } })],
    [
      'that calls its file by two names',
      zipOf({ ...document, claims: { localName: 'fv09003731150002600000002.xml' } }),
    ],
    ['that says to be larger than allowed', zipOf({ ...document, bytes: Buffer.alloc(1_000_001) })],
    [
      'that unpacks to more than it says',
      zipOf({ ...document, bytes: Buffer.alloc(50_000_000), claims: { size: 10 } }),
    ],
  ])('%s is not taken', (_, zip) => expect(() => readZip(zip, ONE)).toThrow(ArchiveError));

  it('is unpacked no further than allowed in all', () => {
    const files = [0, 1, 2].map((index) => ({ name: `${String(index)}.xml`, bytes: Buffer.alloc(400_000) }));
    expect(() => readZip(zipOf(...files), { ...ONE, entries: 50 })).toThrow('too large');
  });

  it('with any byte changed is taken or refused, and nothing else', () => {
    const zip = zipOf(document);
    for (let at = 0; at < zip.length; at += 1) {
      const damaged = Buffer.from(zip);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
      try {
        readZip(damaged, ONE);
      } catch (error) {
        expect(error).toBeInstanceOf(ArchiveError);
      }
    }
  });
});
