import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from './zip.js';

const entries = [
  { name: 'ad09003731150002600000001.xml', bytes: Buffer.from('<a>ñ</a>'.repeat(500)) },
  { name: 'Factura Nº 1.pdf', bytes: Buffer.from([0, 1, 2, 255]) },
];

describe('a zip', () => {
  it('is opened by another implementation, names and bytes as they were', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rubrica-zip-'));
    try {
      const file = join(folder, 'a.zip');
      writeFileSync(file, zip(entries));
      const script =
        'import sys,zipfile,base64\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nfor i in z.infolist(): print(i.filename+"="+base64.b64encode(z.read(i)).decode())';
      const read = execFileSync('python3', ['-c', script, file], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONIOENCODING: 'utf8' },
      });
      expect(read.trim().split('\n')).toEqual(entries.map(({ name, bytes }) => `${name}=${bytes.toString('base64')}`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has the same bytes for the same entries', () => expect(zip(entries).equals(zip(entries))).toBe(true));
});
