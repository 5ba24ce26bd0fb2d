import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const PAGE = read('docs/where-does-it-go.md');

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

/** The same of a page that also quotes fields and events: only what begins with a folder of the root. */
const pathsInProse = (text: string): string[] =>
  pathsIn(text).filter((quoted) => /^(?:apps|contributing|deploy|docker|docs|examples|libs|tools)\//.test(quoted));

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

describe('contributing/', () => {
  const pages = globSync('contributing/*.md', { cwd: ROOT }).map((path) => [path, read(path)] as const);

  it.each(pages)('%s names files that exist', (_, text) => {
    expect(
      pathsInProse(text)
        .flatMap(alternativesOf)
        .filter((path) => !isThere(path)),
    ).toEqual([]);
  });

  it('has the steps of each page listed in docs/where-does-it-go.md and in its README', () => {
    const names = pages.map(([path]) => basename(path)).filter((name) => name !== 'README.md');
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names.filter((name) => !PAGE.includes(`](../contributing/${name})`))).toEqual([]);
    expect(names.filter((name) => !read('contributing/README.md').includes(`](${name})`))).toEqual([]);
  });
});
