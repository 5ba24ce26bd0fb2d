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
  const characters = Array.from(word);
  const pieces: string[] = [];
  for (let from = 0; from < characters.length;) {
    // Measured as a whole: one character may change the font of all the others.
    const piece = (length: number) => characters.slice(from, from + length).join('');
    const length = longest(characters.length - from, (length) => widthOf(piece(length)) <= width);
    pieces.push(piece(length));
    from += length;
  }
  return pieces;
};

/** The greatest length up to `most` that fits, and 1 if none does: doubled, then halved between what fits and what not. */
const longest = (most: number, fits: (length: number) => boolean): number => {
  let fitting = 1;
  while (fitting * 2 <= most && fits(fitting * 2)) fitting *= 2;
  let tooLong = Math.min(fitting * 2, most + 1);
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (fits(middle)) fitting = middle;
    else tooLong = middle;
  }
  return fitting;
};
