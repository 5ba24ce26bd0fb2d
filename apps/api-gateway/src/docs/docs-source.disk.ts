import type { Language } from '@rubrica/service';
import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../../../docs/', import.meta.url);

/** Order in which the guides are read; one that is not named here comes last. */
const ORDER = ['first-invoice', 'webhooks', 'notes', 'to-production', 'contingency', 'errors', 'from-another-provider'];

const NAME = /^[a-z][a-z0-9_-]*$/;

const markdownAt = async (path: string): Promise<string | null> => {
  try {
    return await readFile(new URL(`${path}.md`, folder), 'utf8');
  } catch {
    return null;
  }
};

/** Reads the Markdown page of a code; null for what is no code. */
export const errorSource = async (code: string): Promise<string | null> =>
  NAME.test(code) ? markdownAt(`errors/${code}`) : null;

/** Reads the list of all codes. */
export const errorListSource = async (): Promise<string> => (await markdownAt('errors/README')) ?? '';

/** Reads the Markdown of a guide; null where there is none of that name in that language. */
export const guideSource = async (language: Language, name: string): Promise<string | null> =>
  NAME.test(name) ? markdownAt(`guides/${language}/${name}`) : null;

/** Names of the guides in a language, in reading order. */
export const guideNames = async (language: Language): Promise<readonly string[]> => {
  const files = await readdir(new URL(`guides/${language}/`, folder)).catch(() => []);
  const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
  const known = ORDER.filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !ORDER.includes(name)).sort()];
};
