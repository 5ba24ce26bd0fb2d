import { describe, expect, it } from '@jest/globals';
import { hash } from 'node:crypto';
import { partOf } from './export-part.js';

const bytes = (text: string) => Buffer.from(text);
const sha256 = (text: string): string => hash('sha256', text);

describe('a part of an export', () => {
  it('lists its files with their SHA-256, and only itself has what is in no blob', () => {
    const part = partOf(
      [
        { path: 'tenant.json', bytes: bytes('{}') },
        { path: 'invoices/SETP1-inv_1/signed-1.xml', bytes: bytes('<a/>'), blob: 'f'.repeat(64) },
      ],
      { nth: 1, startsAt: 0 },
    );
    const manifest = `${sha256('{}')}  tenant.json\n${sha256('<a/>')}  invoices/SETP1-inv_1/signed-1.xml\n`;
    expect(part.manifestSha256).toBe(sha256(manifest));
    expect(part.entries.map((entry) => [entry.path, 'at' in entry ? entry.at : entry.blob])).toEqual([
      ['tenant.json', 0],
      ['invoices/SETP1-inv_1/signed-1.xml', 'f'.repeat(64)],
      ['manifest/000001.sha256', 2],
    ]);
    expect(part.written.subarray(0, 2).toString()).toBe('{}');
    expect(part.wholeManifestSha256).toBeNull();
  });

  it('that is the last one has the manifest of all manifests', () => {
    const before = ['a'.repeat(64), 'b'.repeat(64)];
    const part = partOf([], { nth: 3, startsAt: 100, manifestsBefore: before });
    const lines = [...before, sha256('')].map((of, index) => `${of}  manifest/00000${index + 1}.sha256\n`);
    expect(part.wholeManifestSha256).toBe(sha256(lines.join('')));
    expect(part.entries.map(({ path }) => path)).toEqual(['manifest/000003.sha256', 'manifest.sha256']);
  });

  it.each(['../x', '/x', 'a//b', 'a b', 'ñ', 'a\nb', ''])('has no file at %j', (path) => {
    expect(() => partOf([{ path, bytes: bytes('x') }], { nth: 1, startsAt: 0 })).toThrow('not a path of an export');
  });
});
