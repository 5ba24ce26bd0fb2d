import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/where-does-it-go.md', import.meta.url), 'utf8');

/** Lines of the tables with the two cells of each, without headers and separators. */
const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (change +\||-)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

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
  it('lists forty changes or more, each once', () => {
    const changes = rows.map(([change = '']) => change.trim());
    expect(changes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(changes).size).toBe(changes.length);
  });

  it.each(rows.map(([change = '', files = '']) => [change.trim(), files] as const))(
    'names files that exist for: %s',
    (_, files) => {
      const paths = pathsIn(files).flatMap(alternativesOf);
      expect(paths).not.toEqual([]);
      expect(paths.filter((path) => !isThere(path))).toEqual([]);
    },
  );

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
