import { describe, expect, it } from '@jest/globals';
import { drawable, pdfString } from './win-ansi.js';

describe('text for the built-in fonts', () => {
  it.each(['Café «La Ñapa» — 50 % más, ¿verdad?', '€ 100 … “sí” • ™', 'ÁÉÍÓÚ áéíóú üÜ'])('keeps %s', (text) =>
    expect(drawable(text)).toBe(text),
  );

  it('composes what arrives as letter and accent', () => expect(drawable('Bogota\u0301')).toBe('Bogotá'));

  it('shows that a character is missing, once for each', () => {
    expect(drawable('東京 Sushi')).toBe('?? Sushi');
    expect(drawable('Λ café ☕')).toBe('? café ?');
    expect(drawable('👨‍👩‍👧')).toBe('???');
  });

  it('drops what has no shape', () => expect(drawable('a\u200Bb\uFEFFc\u00ADd\u0007e')).toBe('abcde'));

  it('makes every blank and line end a blank', () =>
    expect(drawable('a\tb\u00A0c\u2009d\r\ne\nf')).toBe('a b c d e f'));

  it('is drawn in characters of the font, whatever was asked for', () => {
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).join('');
    expect(drawable(all)).toMatch(/^[ -~¡-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
  });

  it('has one byte a character in the file, and nothing that ends the string', () =>
    expect(pdfString('Ñ (a\\b) – 5 €')).toBe('(\u00D1 \\(a\\\\b\\) \u0096 5 \u0080)'));
});
