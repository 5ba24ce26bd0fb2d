/** A sentence in both languages of the API, written where it is used (ADR 0100). */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** Length of a text as XML and JSON Schema count it: in characters, of which one beyond U+FFFF is one. */
export const lengthOf = (text: string): number => text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

/** Joins sentences into one text. */
export const sentences = (parts: readonly Words[]): Words => ({
  en: parts.map(({ en }) => en).join(' '),
  es: parts.map(({ es }) => es).join(' '),
});
