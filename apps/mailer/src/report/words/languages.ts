import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { otherLanguages } from './other-languages.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';
import { type BounceCause, CAUSES, comparable, type Lexicon, type Meaning, type Phrases } from './lexicon.js';

/** A language is one row; the order means nothing. */
const LANGUAGES: readonly Lexicon[] = [english, spanish, portuguese, french, german, italian, otherLanguages];

const stands = (phrases: Phrases | undefined, words: string): boolean =>
  phrases?.some((phrase) => phrase.test(words)) === true;

type Saying = Exclude<keyof Lexicon, 'causes'>;

/** Tells whether a text says it in one of the languages. */
export const says = (saying: Saying, text: string): boolean => {
  const words = comparable(text);
  return LANGUAGES.some((language) => stands(language[saying], words));
};

/** Tells whether a text names a cause, be it the one that counts or not. */
export const mentions = (cause: BounceCause, text: string): boolean => {
  const words = comparable(text);
  return LANGUAGES.some(({ causes }) => stands(causes[cause], words));
};

/** What a text names as the cause of a failure. */
export interface NamedCause {
  readonly cause: BounceCause;
  readonly meaning: Meaning;
}

/** Returns the cause that counts first of those that a text names, in whatever language; null if it names none. */
export const causeIn = (text: string): NamedCause | null => {
  const words = comparable(text);
  const named = CAUSES.find(([cause]) => LANGUAGES.some(({ causes }) => stands(causes[cause], words)));
  return named === undefined ? null : { cause: named[0], meaning: named[1] };
};
