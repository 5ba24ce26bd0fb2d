import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/where-does-it-go.md', import.meta.url), 'utf8');

/** The items of its lists that are changes, each with the files that are listed below it. */
const changes = PAGE.split(/^- /m)
  .slice(1)
  .map((item) => /^(?<change>.+)\n(?<files>(?: {2}.+\n)+)/.exec(item)?.groups)
  .flatMap(({ change = '', files = '' } = {}) => (files.startsWith('  - ') ? [[change, files] as const] : []));

/** Texts in backticks that are paths or patterns of paths from the root: not commands, URLs or identifiers. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => !/^[/.]|\s/.test(quoted) && /\/|\.[a-z]+$/.test(quoted));

/** Writes out `{a,b}`, so that each of its alternatives has to exist. */
const alternativesOf = (pattern: string): string[] => {
  const [whole, list] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (whole === undefined || list === undefined) return [pattern];
  return list.split(',').flatMap((one) => alternativesOf(pattern.replace(whole, one)));
};

const isThere = (pattern: string): boolean => globSync(pattern, { cwd: ROOT }).length > 0;

describe('docs/where-does-it-go.md', () => {
  it('lists a hundred changes or more, each once', () => {
    const names = changes.map(([change]) => change);
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(changes)('names files that exist for: %s', (_, files) => {
    const paths = pathsIn(files).flatMap(alternativesOf);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names no other file that does not exist', () => {
    expect(
      pathsIn(PAGE)
        .flatMap(alternativesOf)
        .filter((path) => !isThere(path)),
    ).toEqual([]);
  });

  it('would be found to name a file that does not exist', () => {
    const text = 'in `libs/fiscal/src/catalogs/{taxes,tolls}.ts`, written by `npm run contracts` for `/v1/catalogs`';
    expect(
      pathsIn(text)
        .flatMap(alternativesOf)
        .filter((path) => !isThere(path)),
    ).toEqual(['libs/fiscal/src/catalogs/tolls.ts']);
  });
});
