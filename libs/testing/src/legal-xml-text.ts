import type { Arbitrary } from 'fast-check';

/** Generates any text that XML 1.0 allows, markup characters often. Loads fast-check at this call. */
export const legalXmlText = async (): Promise<Arbitrary<string>> => {
  const { default: fc } = await import('fast-check');
  const character = fc.oneof(
    fc.constantFrom('&', '<', '>', '"', "'", '\r', '\n', '\t', '\r\n', ']]>', '&amp;', '\u0085', '\u2028', '\uFEFF'),
    fc
      .integer({ min: 0x20, max: 0x10ffff })
      .filter((code) => !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff)
      .map((code) => String.fromCodePoint(code)),
  );
  return fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''));
};
