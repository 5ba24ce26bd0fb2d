import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_FILES_IN_A_FOLDER = 25;

/** The order of rooms as lint has it. */
interface Rooms {
  readonly ROOMS: Readonly<Record<string, readonly string[]>>;
}

/** Source files that git tracks or would track, tests and what only tests import left out. Paths from the root. */
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'tools'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.(spec|fixture|bench|conformance|d)\.ts$/.test(file));

/** `src/index.ts`, the module and the like stand above all folders of their house: each is a place of its own. */
const placeOf = (file: string): string => (posix.basename(posix.dirname(file)) === 'src' ? file : posix.dirname(file));

/** Where the imports of a file lead to, types included: `from '…'`, `import('…')`, of this house or of another. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName).replace(/\.js$/, '.ts') : fileName,
    );

/** Which place imports which. */
const arrows = (): Map<string, Set<string>> => {
  const known = new Set(sources);
  const graph = new Map<string, Set<string>>();
  for (const file of sources) {
    const targets = graph.get(placeOf(file)) ?? new Set();
    for (const target of importsOf(file))
      if (known.has(target) && placeOf(target) !== placeOf(file)) targets.add(placeOf(target));
    graph.set(placeOf(file), targets);
  }
  return graph;
};

/** The places of a circle, in order; none: there is no circle. */
const circleIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const done = new Set<string>();
  const walk = (place: string, path: readonly string[]): string[] => {
    if (path.includes(place)) return [...path.slice(path.indexOf(place)), place];
    if (done.has(place)) return [];
    for (const next of graph.get(place) ?? []) {
      const circle = walk(next, [...path, place]);
      if (circle.length > 0) return circle;
    }
    done.add(place);
    return [];
  };
  for (const place of graph.keys()) {
    const circle = walk(place, []);
    if (circle.length > 0) return circle;
  }
  return [];
};

describe('the folders of the source', () => {
  it('import each other without a circle, types included', () => {
    const graph = arrows();
    expect(graph.size).toBeGreaterThan(50);
    expect(circleIn(graph)).toEqual([]);
  });

  it('would be found to have one', () => {
    const graph = new Map([
      ['top', new Set(['a'])],
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ]);
    expect(circleIn(graph)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('stand in the order of rooms that lint holds, which names no house or room that is gone', async () => {
    const { ROOMS } = (await import(join(ROOT, 'tools/lint/rooms.mjs'))) as Rooms;
    const isThere = (room: string): boolean => existsSync(room) || existsSync(`${room}.ts`);
    const gone = Object.entries(ROOMS).flatMap(([house, rooms]) =>
      rooms.filter((room) => !isThere(join(ROOT, house, 'src', room))).map((room) => `${house}: ${room}`),
    );
    expect(gone).toEqual([]);
    const houses = ['apps', 'libs'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}`));
    expect(Object.keys(ROOMS).sort()).toEqual(houses.sort());
  });

  it(`hold ${String(MOST_FILES_IN_A_FOLDER)} files at most`, () => {
    const files = new Map<string, number>();
    for (const file of sources) files.set(posix.dirname(file), (files.get(posix.dirname(file)) ?? 0) + 1);
    const overfull = [...files].filter(([, count]) => count > MOST_FILES_IN_A_FOLDER);
    expect(overfull).toEqual([]);
  });
});
