import { describe, expect, it } from '@jest/globals';
import { DRAWABLE_CHARACTERS, isWinAnsiText, pdfString } from './win-ansi.js';

describe('text for the built-in fonts', () => {
  it.each(['Café «La Ñapa» — 50 % más, ¿verdad?', '€ 100 … “sí” • ™', 'ÁÉÍÓÚ áéíóú üÜ', ''])('is %s', (text) =>
    expect(isWinAnsiText(text)).toBe(true),
  );

  it('is whatever is made of its characters, and nothing else', () => {
    const known = new Set(DRAWABLE_CHARACTERS);
    for (let code = 0; code < 0x3000; code += 1) {
      const character = String.fromCharCode(code);
      expect([code, isWinAnsiText(character)]).toEqual([code, known.has(character)]);
    }
  });

  it('has one byte a character in the file, and nothing that ends the string', () =>
    expect(pdfString('Ñ (a\\b) – 5 €')).toBe('(\u00D1 \\(a\\\\b\\) \u0096 5 \u0080)'));
});
