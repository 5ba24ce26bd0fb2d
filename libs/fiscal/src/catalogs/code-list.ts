import { withoutPrefix } from './api-codes.js';
import { bareText, singulars } from '../values/plain-text.js';
import { propose, type ProposalReason } from '../values/proposal.js';
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
  readonly nameOf: (code: string) => Words | undefined;
  /** What the text is, where it belongs elsewhere or needs more than a code; undefined for any other text. */
  readonly explain: (given: string) => Words | undefined;
  /** All codes that the text can stand for: another way of writing them, or their names. Nearness of spelling is none. */
  readonly meant: (given: string) => { readonly codes: readonly string[]; readonly reason: ProposalReason };
}

interface Parts {
  readonly what: Words;
  /** One `code|English|Spanish` per line. */
  readonly usual: string;
  readonly catalog?: string;
  readonly takesDianCodes?: boolean;
  /** All codes with their names; the first is shown. */
  readonly all?: ReadonlyMap<string, readonly string[]>;
  /** What people write for a code; for several codes if it can be each of them. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly explain?: CodeList['explain'];
}

/** Codes by a text that stands for them. */
class Index {
  private readonly codes = new Map<string, Set<string>>();

  add(text: string, code: string): void {
    if (text !== '') this.codes.set(text, (this.codes.get(text) ?? new Set()).add(code));
  }

  of(text: string): readonly string[] {
    return [...(this.codes.get(text) ?? [])];
  }
}

/** A code without the differences of writing. Without letters only zeros in front and a spreadsheet's `.0` are passed over. */
const codeText = (text: string): string => {
  if (/\p{L}/u.test(text)) return bareText(text);
  return /^\s*0*(\d+)(?:[.,]0+)?\s*$/.exec(text)?.[1] ?? '';
};

export const codeList = ({
  what,
  usual: text,
  catalog = '',
  takesDianCodes = false,
  all = new Map(),
  aliases = {},
  explain = () => undefined,
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
  const [written, spoken, listed] = [new Index(), new Index(), new Index()];
  for (const code of new Set([...usual.keys(), ...all.keys()])) {
    written.add(codeText(code), code);
    const { en = '', es = '' } = usual.get(code) ?? {};
    for (const name of [en, es, ...(all.get(code) ?? [])]) listed.add(bareText(name), code);
  }
  for (const [code, names] of Object.entries(aliases)) for (const name of names) spoken.add(bareText(name), code);

  return {
    what,
    usual,
    catalog: catalog === '' ? null : `/v1/catalogs/${catalog}`,
    takesDianCodes,
    explain,
    nameOf: (code) => {
      const [name] = all.get(code) ?? [];
      return usual.get(code) ?? (name === undefined ? undefined : { en: name, es: name });
    },
    meant: (given) => {
      const asked = takesDianCodes ? withoutPrefix(given) : given;
      const bare = bareText(asked);
      const byName = (index: Index) =>
        singulars(bare)
          .map((one) => index.of(one))
          .find((codes) => codes.length > 0) ?? [];
      // First what people say: `kg` is a kilogram, although the list has a KG that is a keg.
      const said = byName(spoken);
      if (said.length > 0) return { codes: said, reason: 'name_of_one_code' };
      const codes = written.of(codeText(asked));
      return codes.length > 0 ? { codes, reason: 'same_code' } : { codes: byName(listed), reason: 'name_of_one_code' };
    },
  };
};

/** Names of a table of codes, as `codeList` takes them. */
export const namesOf = (table: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map([...table].map(([code, name]) => [code, [name]]));

const named = (code: string, name: Words | undefined, language: keyof Words): string =>
  name === undefined || name[language] === '' || name[language] === code ? code : `${code} (${name[language]})`;

const joined = (parts: readonly string[], or: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${or} ${parts.at(-1) ?? ''}`;

/** Lists codes with their names: `05059 (Armenia, Antioquia) or 63001 (Armenia, Quindío)`. */
export const namedCodes = (list: CodeList, codes: readonly string[]): Words => {
  const inLanguage = (language: keyof Words, or: string): string =>
    joined(
      codes.map((code) => named(code, list.nameOf(code), language)),
      or,
    );
  return { en: inLanguage('en', 'or'), es: inLanguage('es', 'o') };
};

/** The code that was written in another way, or all that it can mean, or the usual ones. */
export const codeFix = (list: CodeList, given: string): Words => {
  const explained = list.explain(given);
  if (explained !== undefined) return explained;
  const { codes, reason } = list.meant(given);
  const [code, ...others] = codes;
  if (code !== undefined && others.length === 0) return propose(reason, code, { name: list.nameOf(code) });
  const { en, es } = namedCodes(list, code === undefined ? [...list.usual.keys()] : codes);
  if (code !== undefined)
    return { en: `It can be ${en}: choose the one that is meant.`, es: `Puede ser ${es}: elija el que corresponda.` };
  const { catalog, takesDianCodes } = list;
  return {
    en: `Use ${en}${catalog === null ? '' : `; see ${catalog}`}.${takesDianCodes ? " DIAN's own codes: dian:<code>." : ''}`,
    es: `Use ${es}${catalog === null ? '' : `; vea ${catalog}`}.${takesDianCodes ? ' Los códigos propios de la DIAN: dian:<código>.' : ''}`,
  };
};
