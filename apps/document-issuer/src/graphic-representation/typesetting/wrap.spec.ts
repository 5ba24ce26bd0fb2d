import { describe, expect, it } from '@jest/globals';
import { wrap } from './wrap.js';

const lines = (text: string, width: number) => wrap(text, width, (part) => part.length);

describe('lines of a paragraph', () => {
  it('break at blanks', () => expect(lines('uno dos tres cuatro', 8)).toEqual(['uno dos', 'tres', 'cuatro']));

  it('begin anew where the text does', () =>
    expect(lines('uno\r\ndos\n\ntres', 8)).toEqual(['uno', 'dos', '', 'tres']));

  it('break a word that no line can hold', () =>
    expect(lines('a 0123456789 b', 4)).toEqual(['a', '0123', '4567', '89 b']));

  it('hold as much of a long word as they can', () => {
    const word = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x1f600 + (index % 50))).join('');
    for (const width of [1, 2, 3, 7, 64, 65, 998, 1_000]) {
      const pieces = wrap(word, width, (part) => Array.from(part).length);
      expect(pieces.join('')).toBe(word);
      expect(pieces.slice(0, -1).every((piece) => Array.from(piece).length === width)).toBe(true);
    }
  });

  it('never are none', () => expect(lines('', 8)).toEqual(['']));
});
