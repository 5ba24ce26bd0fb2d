import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';

const digest = (word: string): Buffer => createHash('sha256').update(word).digest();

/** Makes an id in the form of real ones, always the same one for the same word. */
export const idOf = (prefix: string, word: string): string => `${prefix}_${encodeId(digest(word))}`;

/** Makes the name of a blob, always the same one for the same word. */
export const blobOf = (word: string): string => digest(word).toString('hex');

export const TENANT = idOf('ten', 'ferretería');
