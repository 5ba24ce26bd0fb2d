import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bilingualTexts, englishWordsIn, textsOf } from './bilingual-texts.js';

const pages = fileURLToPath(new URL('../../../docs/errors/es/', import.meta.url));
const texts = bilingualTexts();
const englishIn = englishWordsIn(texts);

describe('a text of the product', () => {
  it('is found wherever it is written in both languages', () => {
    expect(texts.length).toBeGreaterThan(700);
    expect(textsOf("{ en: 'It\\'s here.', es: `Está ${a ? `x` : { b }.b} aquí.` }")).toEqual([
      { place: '', en: "It's here.", es: 'Está   aquí.' },
    ]);
    expect(textsOf("fix: [\n  'Escriba uno.',\n  'Write one.',\n]")).toEqual([
      { place: '', en: 'Write one.', es: 'Escriba uno.' },
    ]);
    expect(textsOf('10|cash|efectivo', 'x/code-lists.ts')).toEqual([
      { place: 'x/code-lists.ts', en: 'cash', es: 'efectivo' },
    ]);
  });

  it('has words in both languages', () => {
    expect(texts.filter(({ en, es }) => (en === '') !== (es === ''))).toEqual([]);
  });

  it.each([
    ['Falta the campo.', ['the']],
    ['El invoice está en "pending".', ['invoice']],
    ['Escriba customer_id; leave it out.', ['leave', 'it', 'out']],
    ['La nota says qué corrige.', ['says']],
    ['Escriba line_extension_amount como "100.00", POST /v1/invoices o `issue_as_01`.', []],
  ])('is found to be English in part: %s', (text, words) => expect(englishIn(text)).toEqual(words));

  it('has no English word in Spanish but names of fields and codes', () => {
    const mixed = texts.flatMap(({ place, es }) => {
      const words = englishIn(es);
      return words.length === 0 ? [] : [`${place}: ${words.join(' ')} in: ${es}`];
    });
    expect(mixed).toEqual([]);
  });
});

describe('the page of a code in Spanish', () => {
  it.each(readdirSync(pages).filter((name) => name.endsWith('.md')))('%s has no English word', (name) => {
    const words = readFileSync(pages + name, 'utf8').replace(
      /^# .*$|```json[^]*?```|\[`\w+`\]\([^)]*\)|\]\([^)]*\)/gm,
      ' ',
    );
    expect(englishIn(words)).toEqual([]);
  });
});
