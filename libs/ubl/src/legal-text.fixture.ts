import fc from 'fast-check';

/** Every character that XML 1.0 can write. */
const legalCharacter = fc.oneof(
  fc.constantFrom('&', '<', '>', '"', "'", '\r', '\n', '\t', '\r\n', ']]>', '&amp;', '\u0085', '\u2028', '\uFEFF'),
  fc
    .integer({ min: 0x20, max: 0x10ffff })
    .filter((code) => !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff)
    .map((code) => String.fromCodePoint(code)),
);
/** Any text that XML allows. */
export const legalText = fc.array(legalCharacter, { maxLength: 40 }).map((characters) => characters.join(''));
