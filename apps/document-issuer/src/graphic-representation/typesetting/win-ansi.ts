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

/** Nearly all texts; each character's byte is its number. */
const LATIN_TEXT = /^[ -~¡-¬®-ÿ]*$/;
const WIN_ANSI_TEXT = new RegExp(`^[ -~¡-¬®-ÿ${FROM_0X80.replaceAll(' ', '')}]*$`);

export const isWinAnsiText = (text: string): boolean => WIN_ANSI_TEXT.test(text);

/** Text of those characters as a PDF string, a byte each. */
export const pdfString = (text: string): string => {
  const bytes = LATIN_TEXT.test(text)
    ? text
    : Array.from(text, (character) => String.fromCharCode(byteOf.get(character) ?? 0x3f)).join('');
  return `(${bytes.replace(/[\\()]/g, '\\$&')})`;
};
