import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SITE = join(import.meta.dirname, '../dist/site');
const MANIFEST = join(SITE, '.vite/manifest.json');
/** What a browser loads before the first screen, and with each further screen, in bytes after brotli. */
const MOST = { first: 165_000, firstCss: 15_000, screen: 30_000 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const isBuilt = existsSync(MANIFEST);
const skipped = isBuilt ? '' : ' [skipped: the console is not built: npm run console]';
const declared = isBuilt ? test : test.skip;

/** The chunk and all that it imports. */
const withImports = (manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> => {
  if (!found.has(name)) {
    found.add(name);
    for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, found);
  }
  return found;
};

/** The screens of a page: what it, and what they load, import only when it is needed. */
const screensOf = (manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const chunk of withImports(manifest, name))
    for (const screen of manifest[chunk]?.dynamicImports ?? [])
      if (!found.has(screen)) screensOf(manifest, screen, found.add(screen));
  return found;
};

const sizeOf = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + statSync(join(SITE, `${file}.br`)).size, 0);

describe.each([
  ['index.html', 20],
  ['operator.html', 4],
])('%s', (page, leastScreens) => {
  declared(`loads little at first, and little for each screen${skipped}`, () => {
    const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
    const first = withImports(manifest, page);
    const filesOf = (chunks: Iterable<string>): string[] => [...chunks].flatMap((name) => manifest[name]?.file ?? []);
    const stylesOf = (chunks: Iterable<string>): string[] => [...chunks].flatMap((name) => manifest[name]?.css ?? []);
    expect(sizeOf(filesOf(first))).toBeLessThan(MOST.first);
    expect(sizeOf(stylesOf(first))).toBeLessThan(MOST.firstCss);
    const screens = screensOf(manifest, page);
    expect(screens.size).toBeGreaterThanOrEqual(leastScreens);
    for (const screen of screens) {
      const more = [...withImports(manifest, screen)].filter((name) => !first.has(name));
      const size = sizeOf([...filesOf(more), ...stylesOf(more)]);
      expect([screen, size, size < MOST.screen]).toEqual([screen, size, true]);
    }
  });
});
