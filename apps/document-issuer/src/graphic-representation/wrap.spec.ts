import { describe, expect, it } from '@jest/globals';
import { wrap } from './wrap.js';

const lines = (text: string, width: number) => wrap(text, width, (part) => part.length);

describe('lines of a paragraph', () => {
  it('break at blanks', () => expect(lines('uno dos tres cuatro', 8)).toEqual(['uno dos', 'tres', 'cuatro']));

  it('begin anew where the text does', () =>
    expect(lines('uno\r\ndos\n\ntres', 8)).toEqual(['uno', 'dos', '', 'tres']));

  it('break a word that no line can hold', () =>
    expect(lines('a 0123456789 b', 4)).toEqual(['a', '0123', '4567', '89 b']));

  it('never are none', () => expect(lines('', 8)).toEqual(['']));
});
