import PDFDocument from 'pdfkit';
import { DRAWABLE_CHARACTERS } from './win-ansi.js';

/** Built into every PDF reader, so that no font travels in the file. */
export type Font = 'Helvetica' | 'Helvetica-Bold';

const measured = new Map<Font, ReadonlyMap<string, number>>();

/** Width of each character at 1 point, by the metrics that pdfkit carries; asked for once in the life of the process. */
const widthsOf = (font: Font): ReadonlyMap<string, number> => {
  const known = measured.get(font);
  if (known !== undefined) return known;
  const pdf = new PDFDocument({ font, autoFirstPage: false }).fontSize(1000);
  const widths = new Map(DRAWABLE_CHARACTERS.map((character) => [character, pdf.widthOfString(character) / 1000]));
  measured.set(font, widths);
  return widths;
};

/** Of drawable text at 1 point; without kerning, which is how the sheet draws it. */
export const widthAtOnePoint = (text: string, font: Font): number => {
  const widths = widthsOf(font);
  let total = 0;
  for (const character of text) total += widths.get(character) ?? 0;
  return total;
};
