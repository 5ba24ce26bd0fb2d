import { afterAll, describe, expect } from '@jest/globals';
import { referee, temporaryFolder } from '@rubrica/testing';
import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import {
  directoryEntry,
  directoryLengthOf,
  lengthOf,
  localHeader,
  type ZipMember,
  zipEnd,
  zipLength,
} from './zip-layout.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const python = referee('python3');

/** Prints how many files there are, then the last one; reads its bytes and checks them. */
const READ_LAST = `
import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
last = archive.infolist()[-1]
print(len(archive.infolist()), last.filename, archive.read(last).decode())`;

interface Placed {
  readonly member: ZipMember;
  readonly content: Buffer;
}

const stored = (path: string, text: string): Placed => {
  const content = Buffer.from(text);
  return { member: { path, size: content.length, packed: content.length, crc32: crc32(content) }, content };
};

/** Writes a zip whose first file is not written but counted: as many bytes as `gap`, a hole on disk. */
const write = (name: string, gap: number, files: readonly Placed[]): string => {
  const path = `${folder.path}/${name}`;
  const file = openSync(path, 'w');
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  const lengths: (readonly [number, number])[] = [];
  let offset = gap;
  for (const { member, content } of files) {
    const bytes = Buffer.concat([localHeader(member), content]);
    const entry = directoryEntry(member, offset);
    lengths.push([bytes.length, lengthOf(member)], [entry.length, directoryLengthOf(member, offset)]);
    contents.push(bytes);
    directory.push(entry);
    offset += bytes.length;
  }
  expect(lengths.filter(([actual, said]) => actual !== said)).toEqual([]);
  const listed = Buffer.concat(directory);
  const end = { members: files.length, contentBytes: offset, directoryBytes: listed.length };
  const written = Buffer.concat([...contents, listed, zipEnd(end)]);
  writeSync(file, written, 0, written.length, gap);
  expect(zipLength(end)).toBe(gap + written.length);
  closeSync(file);
  return path;
};

const readLast = (path: string): string => {
  const { stdout, stderr } = python.run(['-c', READ_LAST, path]);
  return stdout.trim() || stderr;
};

describe('the layout of a zip', () => {
  python.it('has files that are stored and deflated', () => {
    const text = 'la misma línea\n'.repeat(100);
    const packed = deflateRawSync(text);
    const member = { path: 'b.txt', size: Buffer.byteLength(text), packed: packed.length, crc32: crc32(text) };
    expect(readLast(write('both.zip', 0, [stored('a.txt', 'a'), { member, content: packed }]))).toBe(
      `2 b.txt ${text.trim()}`,
    );
  });

  python.it('has more than 65,535 files (ZIP64)', () => {
    const files = Array.from({ length: 65_540 }, (_, nth) => stored(`${nth}.txt`, String(nth)));
    expect(readLast(write('many.zip', 0, files))).toBe('65540 65539.txt 65539');
  });

  python.it('has more than 4 GiB (ZIP64)', () => {
    const files = [stored('far.txt', 'far'), stored('farther.txt', 'farther')];
    expect(readLast(write('large.zip', 5 * 2 ** 30, files))).toBe('2 farther.txt farther');
  });
});
