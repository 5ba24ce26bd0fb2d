import { dejaVu, emojiFace, type Face, scriptFace } from './fallback-font.disk.js';
import type { Font, SansFont } from './font-metrics.js';
import { remembering } from './memory.js';
import { type Direction, inVisualOrder } from './visual-order.js';
import { isWinAnsiText } from './win-ansi.js';
import { ownValue } from '@rubrica/fiscal';

/** A piece of a line in one font and one direction. */
export interface Run extends FontText {
  readonly direction: Direction;
}

interface FontText {
  /** In the order of reading; in the font that PDF readers have, as it is drawn from left to right. */
  readonly text: string;
  /** Null: drawn in the font that PDF readers have. */
  readonly face: Face | null;
}

/** Shown in the place of a character that no font of ours has (a dead script, a private use), so that the gap is seen. */
export const REPLACEMENT = '\uFFFD';

const RELATIVES: Readonly<Record<string, string>> = { '−': '-', '‐': '-', '‑': '-', '\t': ' ' };
const BLANK = /^\p{Zs}$/u;

/** Without a shape of their own: controls, joiners, selectors of variants. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** Joiners and tags change the shape of their neighbours in the fonts that know them. */
const isShaping = (character: string): boolean => /[\u200c\u200d\u{e0020}-\u{e007f}]/u.test(character);

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

const CHARACTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * One line of text in the fonts that draw it, from left to right. Line ends become blanks. A word is in one font, if one
 * has it, so that it looks whole.
 */
export const runsOf = (text: string, font: Font): readonly Run[] => {
  if (isWinAnsiText(text)) return text === '' ? [] : [{ text, face: null, direction: 'ltr' }];
  const weight = font.endsWith('Bold') ? 'Helvetica-Bold' : 'Helvetica';
  return inVisualOrder(inOneKindOfBlank(text)).flatMap(({ text: piece, direction }) => {
    const runs = fontsOf(piece, weight).map((run): Run => ({ ...run, direction }));
    if (direction === 'ltr') return runs;
    return runs.toReversed().map((run) => (run.face === null ? { ...run, text: turned(run.text) } : run));
  });
};

/** Signs and blanks among what is read from the right. */
const turned = (text: string): string => Array.from(text).toReversed().join('');

const inOneKindOfBlank = (text: string): string =>
  Array.from(CHARACTERS.segment(text.normalize('NFC')), ({ segment }) =>
    /^[\r\n]+$/.test(segment) || BLANK.test(segment) ? ' ' : (ownValue(RELATIVES, segment) ?? segment),
  ).join('');

const fontsOf = (text: string, font: SansFont): readonly FontText[] => {
  const runs: FontText[] = [];
  // A blank is at the end of a word.
  for (const word of text.split(/(?<= )/)) {
    const last = runs.at(-1);
    for (const run of word === ' ' ? [{ text: word, face: last?.face ?? null }] : runsOfWord(word, font)) {
      join(runs, run);
    }
  }
  return runs;
};

const runsOfWord = (word: string, font: SansFont): readonly FontText[] => {
  if (isWinAnsiText(word)) return [{ text: word, face: null }];
  const runs: FontText[] = [];
  for (const { segment } of CHARACTERS.segment(word)) join(runs, shapes[font](segment));
  const face = dejaVu(font);
  const whole = runs.map(({ text }) => text).join('');
  const isWhole = runs.every((run) => run.face === null || run.face.name === face.name);
  return whole === '' ? [] : isWhole && !isWinAnsiText(whole) ? [{ text: whole, face }] : runs;
};

/** Adds to the last run what is in the same font. */
const join = (runs: FontText[], { text, face }: FontText): void => {
  if (text === '') return;
  const last = runs.at(-1);
  if (last === undefined) runs.push({ text, face });
  else if (last.face?.name === face?.name) runs.splice(-1, 1, { text: last.text + text, face });
  else if (last.face !== null && face === null && last.text.endsWith(' ')) {
    // The blanks between words are those of the built-in font where one of the two is in it.
    runs.splice(-1, 1, { text: last.text.trimEnd(), face: last.face }, { text: ` ${text}`, face });
  } else runs.push({ text, face });
};

/** Characters of which the shape is kept. */
const SHAPES = 10_000;

const shapes: Readonly<Record<SansFont, (segment: string) => FontText>> = {
  Helvetica: remembering((segment) => shape(segment, 'Helvetica'), SHAPES),
  'Helvetica-Bold': remembering((segment) => shape(segment, 'Helvetica-Bold'), SHAPES),
};

/** What a reader takes for one character, whatever it is composed of. */
const shape = (segment: string, font: SansFont): FontText => {
  if (isWinAnsiText(segment)) return { text: segment, face: null };
  const parts = Array.from(segment).filter((part) => !SHAPELESS.test(part) || isShaping(part));
  const shown = parts.filter((part) => !SHAPELESS.test(part));
  const [first] = shown;
  if (first === undefined) return { text: '', face: null };
  if (shown.every(isWinAnsiText) && !EMOJI.test(segment)) return { text: shown.join(''), face: null };
  const face = faceOf(segment, parts.map(pointOf), shown.map(pointOf), font);
  if (face === null) {
    // A mathematical or circled letter and the like: better plain than missing.
    const plain = segment.normalize('NFKC');
    return plain === segment ? { text: REPLACEMENT, face: dejaVu(font) } : shape(plain, font);
  }
  const text = parts.filter((part) => face.has(pointOf(part))).join('');
  return { text, face };
};

/** The face that has all of a character, or what others are put on. */
const faceOf = (segment: string, parts: readonly number[], shown: readonly number[], font: SansFont): Face | null => {
  const [first = 0] = shown;
  const emoji = EMOJI.test(segment) ? emojiFace(parts, font) : null;
  if (emoji?.has(first)) return emoji;
  const latin = dejaVu(font);
  if (shown.every((point) => latin.has(point))) return latin;
  return scriptFace(first, font) ?? (latin.has(first) ? latin : null);
};

const pointOf = (character: string): number => character.codePointAt(0) ?? 0;
