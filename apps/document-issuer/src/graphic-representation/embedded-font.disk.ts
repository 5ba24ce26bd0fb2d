import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as OpenFont } from 'fontkit';
import type { Font } from './font-metrics.js';

/** A font for what the built-in ones lack; of it only the glyphs that are used travel in a file. */
export interface EmbeddedFont {
  readonly name: string;
  /** For pdfkit: the opened font, which its types do not know, as reading the file takes longest. */
  readonly source: PDFKit.Mixins.PDFFontSource;
  /** Asked for by name, because pdfkit then lays out a run as a whole, as scripts from right to left need it. */
  readonly features: 'kern'[];
  has(character: string): boolean;
  widthAtOnePoint(text: string): number;
}

/** DejaVu Sans: Latin of all languages, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic, symbols. */
const FILES: Readonly<Record<Font, string>> = {
  Helvetica: 'DejaVuSans',
  'Helvetica-Bold': 'DejaVuSans-Bold',
};

const read = new Map<Font, EmbeddedFont>();

/** Read when the first text needs it: most processes never do. */
export const embeddedFont = (font: Font): EmbeddedFont => {
  const known = read.get(font) ?? readFont(FILES[font]);
  read.set(font, known);
  return known;
};

const readFont = (name: string): EmbeddedFont => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const opened = create(bytes) as OpenFont;
  const features: 'kern'[] = ['kern'];
  return {
    name,
    source: opened as unknown as PDFKit.Mixins.PDFFontSource,
    features,
    has: (character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    widthAtOnePoint: (text) => opened.layout(text, features).advanceWidth / opened.unitsPerEm,
  };
};
