/** No code, name or number of a document is longer. */
const LONGEST = 60;

/** Text without accents, signs, blanks and upper case: `COP$` and `cop` are the same. `''` for a text that is too long. */
export const bareText = (text: string): string =>
  text.length > LONGEST
    ? ''
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '');

/** A text as it is in the first place, then without the ending of a plural: `galones`, `galon`. */
export const singulars = (bare: string): string[] => [
  bare,
  ...(bare.length > 4 && bare.endsWith('s') ? [bare.slice(0, -1)] : []),
  ...(bare.length > 5 && bare.endsWith('es') ? [bare.slice(0, -2)] : []),
];
