import type { Language } from '@rubrica/service';
import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../../../docs/', import.meta.url);

/** Order in which the guides are read; one that is not named here comes last. */
const ORDER = [
  ...['first-invoice', 'errors', 'webhooks', 'notes', 'pos', 'support-documents', 'mail'],
  'people',
  ...['to-production', 'from-another-provider', 'contingency'],
];

const NAME = /^[a-z][a-z0-9_-]*$/;
/** Folder of the pages of codes in a language. */
const ERRORS: Readonly<Record<Language, string>> = { en: 'errors', es: 'errors/es' };

const markdownAt = async (path: string): Promise<string | null> => {
  try {
    return await readFile(new URL(`${path}.md`, folder), 'utf8');
  } catch {
    return null;
  }
};

const namesIn = async (path: string): Promise<string[]> =>
  (await readdir(new URL(`${path}/`, folder)).catch(() => []))
    .filter((file) => file.endsWith('.md') && NAME.test(file.slice(0, -'.md'.length)))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();

/** Reads the Markdown page of a code; null for what is no code. */
export const errorSource = async (language: Language, code: string): Promise<string | null> =>
  NAME.test(code) ? markdownAt(`${ERRORS[language]}/${code}`) : null;

/** First sentence of a page of a code: when it happens. */
const FIRST_SENTENCE = /\*\*(?:When|Cuándo)\.\*\* (.*?[.;])(?:\s|$)/;
const CODE_IN_LIST = /\[`(\w+)`\]\(\1\.md\)(?:, )?/g;

/** Reads the list of all codes, and says of each when it happens. */
export const errorListSource = async (language: Language): Promise<string> => {
  const list = (await markdownAt(`${ERRORS[language]}/README`)) ?? '';
  const sentences = new Map(
    await Promise.all(
      [...list.matchAll(CODE_IN_LIST)].map(async ([, code = '']): Promise<[string, string]> => {
        const [, sentence = ''] = FIRST_SENTENCE.exec((await errorSource(language, code)) ?? '') ?? [];
        return [code, sentence.replace(/;$/, '.')];
      }),
    ),
  );
  return list.replaceAll(
    CODE_IN_LIST,
    (_, code: string) => `- [\`${code}\`](${code}.md) ${sentences.get(code) ?? ''}\n`,
  );
};

/** All codes that have a page. */
export const errorCodes = async (language: Language): Promise<readonly string[]> => namesIn(ERRORS[language]);

/** Reads the Markdown of a guide; null where there is none of that name in that language. */
export const guideSource = async (language: Language, name: string): Promise<string | null> =>
  NAME.test(name) ? markdownAt(`guides/${language}/${name}`) : null;

/** Names of the guides in a language, in reading order. */
export const guideNames = async (language: Language): Promise<readonly string[]> => {
  const names = await namesIn(`guides/${language}`);
  const known = ORDER.filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !ORDER.includes(name))];
};
