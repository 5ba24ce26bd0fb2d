import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A text of the product in both languages, with the file that it is written in. */
export interface BilingualText {
  readonly place: string;
  readonly en: string;
  readonly es: string;
}

const LITERAL = /'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*)`/;
const literal = LITERAL.source;

/** Where a text is written in both languages: `{ en: …, es: … }` in either order, and pairs `[es, en]` of rules. */
const FORMS: readonly (readonly [form: RegExp, order: 'en first' | 'es first'])[] = [
  [new RegExp(`\\ben:\\s*(?:${literal}),\\s*es:\\s*(?:${literal})`, 'g'), 'en first'],
  [new RegExp(`\\bes:\\s*(?:${literal}),\\s*en:\\s*(?:${literal})`, 'g'), 'es first'],
  [new RegExp(`\\b(?:checks|cause|fix):\\s*\\[\\s*(?:${literal}),\\s*(?:${literal}),?\\s*\\]`, 'g'), 'es first'],
];
/** A row of a list of codes: `10|cash|efectivo`. */
const ROW = /^[^|'`\n]+\|([^|'`\n]*)\|([^|'`\n]+)$/gm;

/** A value in a text counts as nothing. */
const plain = (text: string): string =>
  text.replace(/\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g, ' ').replace(/\\(.)/g, '$1');

/** Returns all texts of the source of apps and libs that are written in both languages. */
export const bilingualTexts = (): BilingualText[] =>
  globSync('{apps,libs}/*/src/**/*.ts', { cwd: root })
    .filter((path) => !/\.(spec|fixture|bench)\.ts$/.test(path) && !/dian-simulator|libs\/testing/.test(path))
    .flatMap((place) => textsOf(readFileSync(root + place, 'utf8'), place));

/** Returns the texts of one file. */
export const textsOf = (source: string, place = ''): BilingualText[] => {
  const inForms = FORMS.flatMap(([form, order]) =>
    [...source.matchAll(form)].map(([, ...groups]) => {
      const [first, second] = [groups.slice(0, 3), groups.slice(3, 6)].map((parts) =>
        plain(parts.find((part) => part !== undefined) ?? ''),
      );
      const [en = '', es = ''] = order === 'en first' ? [first, second] : [second, first];
      return { place, en, es };
    }),
  );
  const rows = /code-lists?\.ts$/.test(place)
    ? [...source.matchAll(ROW)].map(([, en = '', es = '']) => ({ place, en, es }))
    : [];
  return [...inForms, ...rows];
};

/** Names of fields, codes, places of values (`{day}`) and what is quoted are the same in both languages. */
const NAMES =
  /\{\w+\}|"[^"]*"|`[^`]*`|«[^»]*»|\S*[_/[\]<>@:.*=×−…-]\S*\w|\b[A-Z]{2,}\w*|\b\w*[a-z][A-Z]\w*|\b\w*\d\w*/g;

const wordsOf = (text: string): string[] =>
  text
    .replace(NAMES, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * Words that both languages have, proper names, and names of fields that stand in sentences without quotes. A word that
 * is English only must not be in this list.
 */
const OF_BOTH: ReadonlySet<string> = new Set(
  `a as no sector plan rev invisible e error errors base total totals metadata software portal pin nit iva inc ica dian cufe cude xml pdf zip json url http https
  utf png jpeg base64 ascii api test set rut divipola cup logo bytes digital visa real normal final general colombia bogotá medellín
  cali google odoo factor material control local personal central formal original papel kafka incoterm webhook webhooks webhook gtin
  unspsc reteiva reterenta reteica retefuente clave error date rate amount type code name number value quantity taxes charges
  allowances withholdings period customer lines notes prepaid from to city software simulate reason due email currency
  true false null nul wait retry post get patch panamá cheque peso pesos euro euros aiu pep ppt nuip
  uuid use decimal postal usual particular natural compare legal complete sale bases transcribe mandate standard habilitación cédula m subtotal simple civil internet web bits huila
  id s`.split(/\s+/),
);

/** Returns a test of Spanish text: the words in it that are English, as far as the English texts have them. */
export const englishWordsIn = (texts: readonly BilingualText[]): ((spanish: string) => string[]) => {
  const english = new Set(texts.flatMap(({ en }) => wordsOf(en)).filter((word) => !OF_BOTH.has(word)));
  return (spanish) => wordsOf(spanish).filter((word) => english.has(word) || COMMON.has(word));
};

/** English words that no Spanish text has, whether our English texts have them or not. */
const COMMON: ReadonlySet<string> = new Set(
  `the of and is are was were be been not this that these those there here with without for has have had must may can cannot will
  it its an on at by or if what which who whose one two only write use leave out send missing wrong invalid unknown must should
  your you we our they their them than then so such any all each every more most less least first last before after between
  when where why how yes day month year amount price invoice credit debit buyer seller issuer`
    .split(/\s+/)
    .filter((word) => !['use', 'amount'].includes(word)),
);
