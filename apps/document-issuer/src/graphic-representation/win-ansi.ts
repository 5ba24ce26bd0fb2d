/**
 * WinAnsi, the encoding of the fonts built into every PDF reader: Latin-1, and between 0x80 and 0x9F what Spanish
 * and its typography need beyond it. A blank marks a byte without character.
 */
const FROM_0X80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const latin = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

const byteOf: ReadonlyMap<string, number> = new Map([
  ...Array.from(FROM_0X80, (character, index) => [character, 0x80 + index] as const),
  ...[...latin(0x20, 0x7e), ...latin(0xa1, 0xac), ...latin(0xae, 0xff)].map(
    (character) => [character, character.charCodeAt(0)] as const,
  ),
]);

export const DRAWABLE_CHARACTERS: readonly string[] = [...byteOf.keys()];

/** Shown in the place of a character that cannot be drawn, so that the gap is seen. */
export const SUBSTITUTE = '?';

const RELATIVES: Readonly<Record<string, string>> = { '−': '-', '‐': '-', '‑': '-', '\t': ' ' };

// Characters without a shape of their own: controls, joiners, selectors, marks that did not compose.
const SHAPELESS = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}]$/u;
const BLANK = /^\p{Zs}$/u;

const drawn = (character: string): string => {
  if (byteOf.has(character)) return character;
  const relative = RELATIVES[character];
  if (relative !== undefined) return relative;
  if (BLANK.test(character)) return ' ';
  return SHAPELESS.test(character) ? '' : SUBSTITUTE;
};

const LATIN_TEXT = /^[ -~¡-¬®-ÿ]*$/;

/** One line of text as it can be drawn. Line ends become blanks. */
export const drawable = (text: string): string =>
  LATIN_TEXT.test(text) ? text : Array.from(text.normalize('NFC').replace(/\r\n?|\n/g, ' '), drawn).join('');

/** Drawable text as a PDF string, a character a byte. */
export const pdfString = (text: string): string => {
  const bytes = LATIN_TEXT.test(text)
    ? text
    : Array.from(text, (character) => String.fromCharCode(byteOf.get(character) ?? 0x3f)).join('');
  return `(${bytes.replace(/[\\()]/g, '\\$&')})`;
};
