import type { Kind } from './kind.js';

const ARTICLES = {
  feminine: { the: 'la', a: 'una', this: 'esta', that: 'esa', other: 'otra' },
  masculine: { the: 'el', a: 'un', this: 'este', that: 'ese', other: 'otro' },
} as const;

/** Returns the Spanish noun of a kind after an article: `esta factura`. */
export const spanishNoun = (article: keyof (typeof ARTICLES)['feminine'], { words: { noun, gender } }: Kind): string =>
  `${ARTICLES[gender][article]} ${noun.es}`;

/** Returns a Spanish text in the gender of a kind: `Validad{a|o}` is `Validada` of an invoice. */
export const inGender = ({ words: { gender } }: Kind, text: string): string =>
  text.replace(/\{(\w*)\|(\w*)\}/g, (_, feminine: string, masculine: string) =>
    gender === 'feminine' ? feminine : masculine,
  );

/** Returns the English noun of a kind after an article: `an invoice`. */
export const englishNoun = ({ words: { noun } }: Kind): string => `${/^[aeiou]/.test(noun.en) ? 'an' : 'a'} ${noun.en}`;
