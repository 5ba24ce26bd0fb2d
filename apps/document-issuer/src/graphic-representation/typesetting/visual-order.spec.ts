import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inVisualOrder } from './visual-order.js';

/** The pieces from left to right; what is read from the right stands in <brackets>. */
const shown = (line: string): readonly string[] =>
  inVisualOrder(line).map(({ text, direction }) => (direction === 'rtl' ? `<${text}>` : text));

describe('the order of a line on the sheet', () => {
  it('is that of its characters where nothing is read from the right', () => {
    expect(shown('Café (500 g), Dvořák, Ящик')).toEqual(['Café (500 g), Dvořák, Ящик']);
    expect(shown('')).toEqual(['']);
  });

  it('keeps Latin text in its place and its order, before, between and after Hebrew and Arabic', () => {
    expect(shown('Café שלום עולם y té مرحبا fin')).toEqual(['Café ', '<שלום עולם>', ' y té ', '<مرحبا>', ' fin']);
    expect(shown('שלום Dvořák 500 g')).toEqual(['<שלום>', ' Dvořák 500 g']);
    expect(shown('קפה ABC-123')).toEqual(['<קפה>', ' ABC-123']);
  });

  it('has the digits of each number in their order, on the left of the word that they follow', () => {
    expect(shown('מחיר 12,50 Supremo')).toEqual(['12,50', '<מחיר >', ' Supremo']);
    expect(shown('قهوة 2026 fin')).toEqual(['2026', '<قهوة >', ' fin']);
    expect(shown('مرحبا 12/11/2026')).toEqual(['12/11/2026', '<مرحبا >']);
    expect(shown('قهوة ١٢٣ fin')).toEqual(['١٢٣', '<قهوة >', ' fin']);
  });

  it('turns brackets so that they enclose what they did', () => {
    expect(shown('מלון (גדול)')).toEqual(['<מלון )גדול(>']);
    expect(shown('Hotel (מלון) 5*')).toEqual(['Hotel (', '<מלון>', ') 5*']);
  });

  it('is from the right, with the full stop at the left end, where no letter is read from the left', () => {
    expect(shown('قهوة مرحبا.')).toEqual(['<قهوة مرحبا.>']);
    expect(shown('قهوة مرحبا. Fin.')).toEqual(['<قهوة مرحبا>', '. Fin.']);
  });

  it('loses no character of any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'אבمر1٢a. (5%)–☕é😀\u{10900}') }), (line) => {
        const sorted = (text: string) => Array.from(text.replace(/[()]/g, '|')).sort().join('');
        expect(
          sorted(
            inVisualOrder(line)
              .map(({ text }) => text)
              .join(''),
          ),
        ).toBe(sorted(line));
      }),
    ));
});
