import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { REPLACEMENT, type Run, runsOf } from './text-runs.js';
import { isWinAnsiText } from './win-ansi.js';

/** Texts by the font they are drawn in; those in DejaVu stand in [brackets], those in others in {braces} with its name. */
const shown = (text: string): string =>
  runsOf(text, 'Helvetica')
    .map(({ text: part, face }: Run) =>
      face === null ? part : face.name === 'DejaVuSans' ? `[${part}]` : `{${familyOf(face.name)}: ${part}}`,
    )
    .join('');

/** 'noto-sans-sc/102/400' is 'sc'. */
const familyOf = (face: string): string => /^noto-(?:sans-)?([a-z]+)/.exec(face)?.[1] ?? face;

/** Letters and marks of scripts that are shaped, in any order. */
const SCRIPTS = fc.constantFrom(...'नमस्तेക്ഷരംਸ੍ਰੀবাংলাសួស្តីမင်္ဂလာமிتك்‍ 👍🏽شל東한a');

describe('the fonts of a line', () => {
  it('are the built-in ones as far as they go', () =>
    expect(shown('Café «La Ñapa» — 50 % más: € 100')).toBe('Café «La Ñapa» — 50 % más: € 100'));

  it('change with the word, not inside it', () => {
    expect(shown('Dvořák y Łukasz S.A.S.')).toBe('[Dvořák] y [Łukasz] S.A.S.');
    expect(shown('Όμηρος Ελύτης')).toBe('[Όμηρος Ελύτης]');
    expect(shown('Ящик № 5 — ¡ya!')).toBe('[Ящик №] 5 — ¡ya!');
    expect(shown('שלום עולם')).toBe('[שלום עולם]');
    expect(shown('مرحبا بالعالم')).toBe('[مرحبا بالعالم]');
  });

  it('are found for the scripts of the world', () => {
    expect(shown('서울 커피').replace(/\{kr: |\}/g, '')).toBe('서울 커피');
    expect(shown('नमस्ते दुनिया')).toBe('{devanagari: नमस्ते} {devanagari: दुनिया}');
    expect(shown('สวัสดี')).toBe('{thai: สวัสดี}');
    expect(shown('Café東京')).toMatch(/^Café\{sc: 東\}\{sc: 京\}$/); // each slice of the font is a face
  });

  it('draw an emoji as a whole, whatever it is composed of', () => {
    expect(shown('☕ 😀')).toBe('{emoji: ☕} {emoji: 😀}');
    expect(shown('👨‍👩‍👧')).toBe('{emoji: 👨‍👩‍👧}');
    expect(shown('🇨🇴')).toBe('{emoji: 🇨🇴}');
    expect(shown('❤\uFE0F')).toBe('{emoji: ❤}');
    expect(shown('❤')).toBe('[❤]'); // asked for as text
    expect(shown('#1')).toBe('#1');
  });

  it('show that a character is missing, once for what a reader takes for one', () => {
    expect(shown('\u{13000}\u{e000} Sushi')).toBe(`[${REPLACEMENT}${REPLACEMENT}] Sushi`);
    expect(shown('\ud800')).toBe(`[${REPLACEMENT}]`);
  });

  it('show a letter in its plain form where no font has the decorated one', () =>
    expect(shown('\u{1d49f}ulce')).toBe('Dulce'));

  it('compose what arrives as letter and accent', () => expect(shown('Bogota\u0301')).toBe('Bogotá'));

  it('leave out what has no shape', () =>
    expect(shown('a\u200Bb\uFEFFc\u00ADd\u0007e❤\uFE0F')).toBe('abcde{emoji: ❤}'));

  it('have one kind of blank, also at line ends', () =>
    expect(shown('a\tb\u00A0c\u2009d\r\ne\nf')).toBe('a b c d e f'));

  it('are found for any text at all, and can be laid out', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: SCRIPTS })), (text) => {
        const runs = runsOf(text, 'Helvetica-Bold');
        for (const { text: part, face, direction } of runs) {
          if (face === null) expect(isWinAnsiText(part)).toBe(true);
          else expect(face.layout(part, direction).every(({ advance }) => Number.isFinite(advance))).toBe(true);
        }
        expect(runs.every(({ text: part }) => part !== '')).toBe(true);
        const isOneWay = runs.every(({ direction }) => direction === 'ltr');
        const faces = runs.map(({ face }) => face?.name ?? '');
        if (isOneWay) expect(faces.every((name, place) => name !== faces[place + 1])).toBe(true);
      }),
    ));
});
