/** A sentence in both languages of the API. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** Length of a text as XML and JSON Schema count it: in characters, of which one beyond U+FFFF is one. */
export const lengthOf = (text: string): number => [...text].length;
