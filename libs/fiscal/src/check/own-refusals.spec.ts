import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOMS = ['../rules', '../../../kinds/src'].map((room) => join(import.meta.dirname, room));
const PAGE = join(import.meta.dirname, '../../../../docs/refusals.md');

/** The text of each call of `name`, from its first parenthesis to the one that closes it. */
const callsOf = (name: string, source: string): string[] =>
  [...source.matchAll(new RegExp(`(?<![A-Za-z])${name}\\(`, 'g'))].map(({ index }) => {
    const begin = index + name.length;
    let depth = 0;
    for (let end = begin; end < source.length; end += 1) {
      if (source[end] === '(') depth += 1;
      if (source[end] === ')' && --depth === 0) return source.slice(begin, end + 1);
    }
    return '';
  });

/** `file: code` of each refusal in the words of the API that names no rule of the tax authority. */
const unbacked = (): string[] =>
  ROOMS.flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) =>
      callsOf('fault', readFileSync(file, 'utf8'))
        .filter((call) => !/\brule\b/.test(call))
        .flatMap((call) => {
          const code = /'([a-z_]+)'/.exec(call)?.[1];
          return code === undefined ? [] : [`${basename(file, '.ts')}: ${code}`];
        }),
    );

it('docs/refusals.md argues every refusal that no rule of the tax authority backs, and no other', () => {
  const argued = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([a-z-]+: [a-z_]+)`/gm)].map(([, row]) => row ?? '');
  expect(argued).toEqual([...new Set(unbacked())].sort());
});
