import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bilingualTexts } from './bilingual-texts.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

/** Rows of the table "In Spanish texts" of docs/architecture.md: the words of a thing, and those that are not for it. */
const TABLE = [
  ...(/### In Spanish texts([^]*?)\n###/.exec(read('docs/architecture.md'))?.[1] ?? '').matchAll(
    /^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm,
  ),
]
  .slice(1)
  .filter(([, thing = '']) => !thing.startsWith('---'))
  .map(([, thing = '', word = '', not = '']) => ({ thing, word, not: not.split(', ') }));

/** Words that are wrong here; names of fields, addresses and programs are no words. */
const wrongWordsIn = (text: string, allowed: readonly string[] = []): string[] => {
  const words = text.replace(/```[^]*?```|`[^`]*`|"[^"]*"|\]\([^)]*\)|\$\{[^}]*\}|\S*[_/@.]\S*\w/g, ' ');
  return TABLE.flatMap(({ not }) =>
    not.filter((word) => !allowed.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(words)),
  );
};

/** In the console the companies of the own list are `clientes`, as bookkeepers call them. */
const allowedAt = (place: string): readonly string[] =>
  place.startsWith('apps/console/') ? ['cliente', 'clientes'] : [];

const pages = ['docs/guides/es/*.md', 'docs/errors/es/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }));
const reference = JSON.parse(read('apps/api-gateway/assets/openapi.es.json')) as Readonly<Record<string, string>>;
const TEXTS: readonly (readonly [place: string, text: string])[] = [
  ...bilingualTexts().map(({ place, es }) => [place, es] as const),
  ...pages.map((page) => [page, read(page)] as const),
  ...Object.entries(reference).map(([english, spanish]) => [english, spanish] as const),
];

describe('a thing in Spanish texts', () => {
  it('has one word: the one of the table in docs/architecture.md', () => {
    expect(TABLE.length).toBeGreaterThan(10);
    expect(TEXTS.length).toBeGreaterThan(1_500);
    const wrong = TEXTS.flatMap(([place, text]) =>
      wrongWordsIn(text, allowedAt(place)).map((word) => `${word} in ${place}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Use la llave de prueba.', ['llave']],
    ['Es válida; vale y se envía.', ['vale y']],
    ['Escriba `email` o customer.email, y "mail".', []],
    ['La llavero.', []],
  ])('is found under another word: %s', (text, words) => expect(wrongWordsIn(text)).toEqual(words));
});
