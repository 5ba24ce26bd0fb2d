import { readFile } from 'node:fs/promises';

/** Returns the text of a file without white space around it, such as the token that an agent writes and renews. */
export const textOfFile = async (path: string): Promise<string> => (await readFile(path, 'utf8')).trim();
