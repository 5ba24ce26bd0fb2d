import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { otherLanguages } from './other-languages.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';
import { type Cause, CAUSES, comparable, type Lexicon, type Meaning } from './lexicon.js';

/** A language is one row; the order means nothing. */
const LANGUAGES: readonly Lexicon[] = [english, spanish, portuguese, french, german, italian, otherLanguages];

type Saying = Exclude<keyof Lexicon, 'causes'>;

/** Tells whether a text says it in one of the languages. */
export const says = (saying: Saying, text: string): boolean => {
  const words = comparable(text);
  return LANGUAGES.some((language) => language[saying].test(words));
};

/** Tells whether a text names a cause, be it the one that counts or not. */
export const mentions = (cause: Cause, text: string): boolean => {
  const words = comparable(text);
  return LANGUAGES.some(({ causes }) => causes[cause]?.test(words) === true);
};

/** What a text names as the cause of a failure. */
export interface NamedCause {
  readonly cause: Cause;
  readonly meaning: Meaning;
}

/** Returns the cause that counts first of those that a text names, in whatever language; null if it names none. */
export const causeIn = (text: string): NamedCause | null => {
  const words = comparable(text);
  const named = CAUSES.find(([cause]) => LANGUAGES.some(({ causes }) => causes[cause]?.test(words) === true));
  return named === undefined ? null : { cause: named[0], meaning: named[1] };
};
