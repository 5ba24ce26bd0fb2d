import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { REPLACEMENT, type Run, runsOf } from './text-runs.js';
import { isWinAnsiText } from './win-ansi.js';

/** Texts by the font they are drawn in; those in the embedded one stand in brackets. */
const shown = (text: string): string =>
  runsOf(text, 'Helvetica')
    .map(({ text: part, isBuiltIn }: Run) => (isBuiltIn ? part : `[${part}]`))
    .join('');

describe('the fonts of a line', () => {
  it('are the built-in ones as far as they go', () =>
    expect(shown('Café «La Ñapa» — 50 % más: € 100')).toBe('Café «La Ñapa» — 50 % más: € 100'));

  it('change with the word, not inside it', () => {
    expect(shown('Dvořák y Łukasz S.A.S.')).toBe('[Dvořák] y [Łukasz] S.A.S.');
    expect(shown('Όμηρος Ελύτης')).toBe('[Όμηρος Ελύτης]');
    expect(shown('Ящик № 5 — ¡ya!')).toBe('[Ящик №] 5 — ¡ya!');
    expect(shown('שלום עולם')).toBe('[שלום עולם]');
  });

  it('show that a character is missing, once for what a reader takes for one', () => {
    expect(shown('東京 Sushi')).toBe(`[${REPLACEMENT}${REPLACEMENT}] Sushi`);
    expect(shown('👨‍👩‍👧 👍🏽 🇨🇴')).toBe(`[${REPLACEMENT} ${REPLACEMENT} ${REPLACEMENT}]`);
    expect(shown('\ud800')).toBe(`[${REPLACEMENT}]`);
  });

  it('compose what arrives as letter and accent', () => expect(shown('Bogota\u0301')).toBe('Bogotá'));

  it('leave out what has no shape', () => expect(shown('a\u200Bb\uFEFFc\u00ADd\u0007e❤\uFE0F')).toBe('[abcde❤]'));

  it('have one kind of blank, also at line ends', () =>
    expect(shown('a\tb\u00A0c\u2009d\r\ne\nf')).toBe('a b c d e f'));

  it('are found for any text at all', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const runs = runsOf(text, 'Helvetica-Bold');
        for (const run of runs) expect(run.isBuiltIn && !isWinAnsiText(run.text)).toBe(false);
        expect(runs.every((run, index) => run.text !== '' && run.isBuiltIn !== runs[index + 1]?.isBuiltIn)).toBe(true);
      }),
    ));
});
