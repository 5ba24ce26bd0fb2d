import { readFile } from 'node:fs/promises';

const folder = new URL('../../../../docs/errors/', import.meta.url);

/** Reads the Markdown page of a code; null for what is no code. */
export const errorPageSource = async (code: string): Promise<string | null> => {
  if (!/^[a-z][a-z0-9_]*$/.test(code)) return null;
  try {
    return await readFile(new URL(`${code}.md`, folder), 'utf8');
  } catch {
    return null;
  }
};
