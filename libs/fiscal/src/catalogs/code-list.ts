import { withoutPrefix } from './api-codes.js';
import { type Candidate, nearestOf } from '../values/nearest.js';
import type { Words } from '../values/words.js';

/** The codes that a field takes, as far as an answer to a wrong one names them. */
export interface CodeList {
  /** `a means of payment`. */
  readonly what: Words;
  /** The codes that are mostly needed, with their names. */
  readonly usual: ReadonlyMap<string, Words>;
  /** Where all codes are listed; null when `usual` has all. */
  readonly catalog: string | null;
  /** Whether each of DIAN's own codes can be written as `dian:<code>`. */
  readonly takesDianCodes: boolean;
  /** The code that was probably meant, with its name if one is known. */
  readonly nearest: (given: string) => { readonly code: string; readonly name?: Words } | undefined;
}

interface Parts {
  readonly what: Words;
  /** One `code|English|Spanish` per line. */
  readonly usual: string;
  readonly catalog?: string;
  readonly takesDianCodes?: boolean;
  /** All codes with their names. */
  readonly all?: ReadonlyMap<string, string>;
  /** Other words that people write for a code. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

export const codeList = ({
  what,
  usual: text,
  catalog = '',
  takesDianCodes = false,
  all = new Map(),
  aliases = {},
}: Parts): CodeList => {
  const usual = new Map(
    text
      .trim()
      .split('\n')
      .map((row): [string, Words] => {
        const [code = '', en = '', es = ''] = row.split('|');
        return [code, { en, es }];
      }),
  );
  const nameOf = (code: string): Words | undefined => {
    const name = all.get(code);
    return usual.get(code) ?? (name === undefined ? undefined : { en: name, es: name });
  };
  const candidates = [...new Set([...usual.keys(), ...all.keys()])].map((code): Candidate => {
    const { en, es } = usual.get(code) ?? { en: '', es: '' };
    return [code, all.get(code) ?? '', en, es, ...(aliases[code] ?? [])];
  });
  const near = nearestOf(candidates);
  const aliasOf = new Map(
    Object.entries(aliases).flatMap(([code, others]) => others.map((other) => [other.toUpperCase(), code] as const)),
  );
  return {
    what,
    usual,
    catalog: catalog === '' ? null : `/v1/catalogs/${catalog}`,
    takesDianCodes,
    nearest: (given) => {
      const bare = withoutPrefix(given);
      // First what people write: `kg` is a kilogram, although the list has a KG that is a keg.
      const code = aliasOf.get(bare.toUpperCase()) ?? near(bare);
      const name = code === undefined ? undefined : nameOf(code);
      return code === undefined ? undefined : { code, ...(name === undefined ? {} : { name }) };
    },
  };
};

const named = (code: string, name: Words | undefined, language: keyof Words): string =>
  name === undefined || name[language] === '' || name[language] === code ? code : `${code} (${name[language]})`;

const joined = (parts: readonly string[], or: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${or} ${parts.at(-1) ?? ''}`;

/** What to write in place of a code that is not in the list: the one that was probably meant, and the usual ones. */
export const codeFix = (list: CodeList, given: string): Words => {
  const meant = list.nearest(given);
  const usual = (language: keyof Words, or: string): string =>
    joined(
      [...list.usual].map(([code, name]) => named(code, name, language)),
      or,
    );
  const { catalog, takesDianCodes } = list;
  return {
    en: [
      meant && `Did you mean ${named(meant.code, meant.name, 'en')}?`,
      `Use ${usual('en', 'or')}${catalog === null ? '' : `; see ${catalog}`}.`,
      takesDianCodes && "DIAN's own codes: dian:<code>.",
    ]
      .filter(Boolean)
      .join(' '),
    es: [
      meant && `¿Quiso decir ${named(meant.code, meant.name, 'es')}?`,
      `Use ${usual('es', 'o')}${catalog === null ? '' : `; vea ${catalog}`}.`,
      takesDianCodes && 'Los códigos propios de la DIAN: dian:<código>.',
    ]
      .filter(Boolean)
      .join(' '),
  };
};
