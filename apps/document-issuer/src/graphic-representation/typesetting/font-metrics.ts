import PDFDocument from 'pdfkit';
import { DRAWABLE_CHARACTERS } from './win-ansi.js';

/** Built into every PDF reader, so that no font travels in the file (ADR 0044). */
export type Font = SansFont | 'Courier' | 'Courier-Bold';
export type SansFont = 'Helvetica' | 'Helvetica-Bold';

/** Width at 1 point by the code of the character; WinAnsi has none beyond U+2122. */
type Widths = readonly number[];

const measured = new Map<Font, Widths>();

const codeOf = (character: string): number => character.charCodeAt(0);

/** By the metrics that pdfkit carries; asked for once in the life of the process. */
const widthsOf = (font: Font): Widths => {
  const known = measured.get(font);
  if (known !== undefined) return known;
  const pdf = new PDFDocument({ font, autoFirstPage: false }).fontSize(1000);
  const widths: number[] = Array.from({ length: Math.max(...DRAWABLE_CHARACTERS.map(codeOf)) + 1 }, () => 0);
  for (const character of DRAWABLE_CHARACTERS) widths[codeOf(character)] = pdf.widthOfString(character) / 1000;
  measured.set(font, widths);
  return widths;
};

/** Of drawable text at 1 point; without kerning, which is how the sheet draws it. */
export const widthAtOnePoint = (text: string, font: Font): number => {
  const widths = widthsOf(font);
  let total = 0;
  for (let at = 0; at < text.length; at += 1) total += widths[text.charCodeAt(at)] ?? 0;
  return total;
};
