import { createRequire } from 'node:module';
import { remembering } from './memory.js';

export type Direction = 'ltr' | 'rtl';

/** A piece of a line whose characters follow each other in one direction. */
export interface DirectedText {
  /** In the order of reading. */
  readonly text: string;
  readonly direction: Direction;
}

/** Part of the package bidi-js. */
interface BidirectionalAlgorithm {
  getEmbeddingLevels(text: string, base: Direction): Levels;
  getReorderedIndices(text: string, levels: Levels): readonly number[];
  getMirroredCharacter(character: string): string | null;
}

interface Levels {
  readonly levels: Uint8Array;
}

/** Opened when the first text needs it, as the fonts are: few processes ever see such a text. */
const algorithm = remembering((name: 'bidi-js') =>
  (createRequire(import.meta.url)(name) as () => BidirectionalAlgorithm)(),
);

/** Scripts and controls of the blocks that are read from the right. */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FROM_THE_LEFT =
  /(?!\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko})\p{L}/u;

/**
 * The pieces of a line from left to right, by the Unicode Bidirectional Algorithm (UAX #9). The sheet is read from the
 * left; a line with no letter that is read so is read from the right, so that its full stop stands at its left end.
 */
export const inVisualOrder = (line: string): readonly DirectedText[] => {
  if (!FROM_THE_RIGHT.test(line)) return [{ text: line, direction: 'ltr' }];
  const bidi = algorithm('bidi-js');
  const levels = bidi.getEmbeddingLevels(line, FROM_THE_LEFT.test(line) ? 'ltr' : 'rtl');
  const pieces: { places: number[]; direction: Direction }[] = [];
  for (const place of bidi.getReorderedIndices(line, levels)) {
    const direction = (levels.levels[place] ?? 0) % 2 === 0 ? 'ltr' : 'rtl';
    const last = pieces.at(-1);
    const isNext = last?.direction === direction && last.places.at(-1) === place + (direction === 'ltr' ? -1 : 1);
    if (isNext) last.places.push(place);
    else pieces.push({ places: [place], direction });
  }
  return pieces.map(({ places, direction }): DirectedText => {
    const text = line.slice(Math.min(...places), Math.max(...places) + 1);
    return { text: direction === 'rtl' ? mirrored(text, bidi) : text, direction };
  });
};

/** Brackets and quotes, so that they open to the side that is read from. */
const mirrored = (text: string, bidi: BidirectionalAlgorithm): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
