import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rubrica-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Lockfile {
  readonly packages: Readonly<Record<string, object>>;
}

/** Checks the lockfile with one more package in it. */
const checkWith = (place: string, found: object): { readonly status: number | null; readonly said: string } => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages: { ...packages, [place]: { version: '1.0.0', ...found } } }));
  const { status, stderr } = spawnSync(process.execPath, ['tools/supply-chain/licences.mjs', file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

describe('the licence of a package that Rubrica ships', () => {
  it.each([
    ['that nobody has looked at', { license: 'AGPL-3.0-only' }, 'stranger@1.0.0: AGPL-3.0-only\n'],
    ['of which one part was not looked at', { license: 'MIT AND SSPL-1.0' }, 'stranger@1.0.0: MIT AND SSPL-1.0\n'],
    ['that is none', {}, 'stranger@1.0.0: names no licence\n'],
  ])('%s is refused with the name of the package', (_, found, said) => {
    expect(checkWith('node_modules/pg/node_modules/stranger', found)).toEqual({ status: 1, said });
  });

  it.each([
    ['one of two may be chosen', { license: '(MIT OR GPL-3.0-only)' }],
    ['it is a development tool', { license: 'GPL-3.0-only', dev: true }],
  ])('is allowed where %s', (_, found) => {
    expect(checkWith('node_modules/stranger', found)).toEqual({ status: 0, said: '' });
  });
});
