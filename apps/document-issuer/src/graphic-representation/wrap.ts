/** Breaks text at blanks into lines no wider than `width`; a word that is wider by itself is broken where it must be. */
export const wrap = (text: string, width: number, widthOf: (text: string) => number): readonly string[] =>
  text.split(/\r\n?|\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));

const wrapParagraph = (paragraph: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  if (widthOf(paragraph) <= width) return [paragraph];
  const blank = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.split(' ')) {
    for (const piece of widthOf(word) <= width ? [word] : brokenWord(word, width, widthOf)) {
      const wide = widthOf(piece);
      if (line === '') {
        line = piece;
        used = wide;
      } else if (used + blank + wide <= width) {
        line += ` ${piece}`;
        used += blank + wide;
      } else {
        lines.push(line);
        line = piece;
        used = wide;
      }
    }
  }
  return [...lines, line];
};

const brokenWord = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  // The piece is measured as a whole: the next character may change the font of all of it.
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};
