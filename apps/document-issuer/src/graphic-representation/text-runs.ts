import { embeddedFont } from './embedded-font.disk.js';
import type { Font } from './font-metrics.js';
import { isWinAnsiText } from './win-ansi.js';

/** A piece of a line in one font. */
export interface Run {
  readonly text: string;
  /** Drawn in the font that PDF readers have; else in the embedded one. */
  readonly isBuiltIn: boolean;
}

/** Shown in the place of a character that no font of ours has (Chinese, most emoji), so that the gap is seen. */
export const REPLACEMENT = '\uFFFD';

const RELATIVES: Readonly<Record<string, string>> = { '−': '-', '‐': '-', '‑': '-', '\t': ' ' };
const BLANK = /^\p{Zs}$/u;

/** Without a shape of their own: controls, joiners, selectors of variants. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

const CHARACTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** One line of text in the fonts that draw it. Line ends become blanks. A word is in one font, so that it looks whole. */
export const runsOf = (text: string, font: Font): readonly Run[] => {
  if (isWinAnsiText(text)) return text === '' ? [] : [{ text, isBuiltIn: true }];
  const runs: Run[] = [];
  for (const word of drawable(text, font).split(/(?<= )/)) {
    const last = runs.at(-1);
    const isBlank = word === ' ';
    const isBuiltIn = isBlank ? (last?.isBuiltIn ?? true) : isWinAnsiText(word);
    if (last?.isBuiltIn === isBuiltIn) runs.splice(-1, 1, { text: last.text + word, isBuiltIn });
    else if (last?.isBuiltIn === false) {
      // At the end of what is read from the right, the blank would stand on its left.
      runs.splice(-1, 1, { text: last.text.trimEnd(), isBuiltIn: false }, { text: ` ${word}`, isBuiltIn });
    } else if (word !== '') runs.push({ text: word, isBuiltIn });
  }
  return runs;
};

/** In characters that one of the two fonts has. */
const drawable = (text: string, font: Font): string => {
  const line = text.normalize('NFC').replace(/\r\n?|\n/g, ' ');
  let drawn = '';
  for (const { segment } of CHARACTERS.segment(line)) drawn += isWinAnsiText(segment) ? segment : shape(segment, font);
  return drawn;
};

/** Of what a reader takes for one character, whatever it is composed of. */
const shape = (segment: string, font: Font): string => {
  const relative = RELATIVES[segment] ?? (BLANK.test(segment) ? ' ' : undefined);
  if (relative !== undefined) return relative;
  const parts = Array.from(segment.replace(SHAPELESS, ''));
  return parts.every((part) => isWinAnsiText(part) || embeddedFont(font).has(part)) ? parts.join('') : REPLACEMENT;
};
