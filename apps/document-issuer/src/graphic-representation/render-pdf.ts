import type { FiscalDocument } from '@rubrica/fiscal';
import { closing } from './closing.js';
import { heading, runningHead } from './heading.js';
import { lineTable } from './line-table.js';
import { invalidity, notices, stampOf } from './notices.js';
import { paletteOf } from './palette.js';
import { particulars } from './particulars.js';
import { correction, parties } from './parties.js';
import { bytesOf, newPdf } from './pdf-file.js';
import { foot, proof } from './proof.js';
import type { RepresentationContext } from './representation-context.js';
import { Sheet } from './sheet.js';
import { PAGE, SCALES } from './template.js';
import { totals } from './totals.js';

/** Draws its part of the document at `sheet.y`, and moves that down. */
type Block = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext) => void;

/** What stands on the sheet, from top to bottom, before the code that ends it. How it looks is said in template.ts. */
const BLOCKS: readonly Block[] = [heading, notices, parties, correction, particulars, lineTable, totals, closing];

/**
 * The document on paper (PDF). The same document and context give the same bytes. Text that the fonts built into PDF
 * readers lack is drawn in an embedded one, and what that lacks is shown as `REPLACEMENT`. Where the code would stand
 * alone on the last page, all is drawn smaller if that spares the page.
 */
export const renderPdf = (document: FiscalDocument, context: RepresentationContext): Buffer => {
  const usual = drawn(document, context, 1);
  if (!usual.hasBareEnd) return bytesOf(usual.pdf);
  for (const scale of SCALES) {
    const smaller = drawn(document, context, scale);
    if (!smaller.hasBareEnd) return bytesOf(smaller.pdf);
  }
  return bytesOf(usual.pdf);
};

const drawn = (document: FiscalDocument, context: RepresentationContext, scale: number) => {
  const pdf = newPdf(document, context, PAGE.size);
  const nextPage = (sheet: Sheet) => {
    runningHead(sheet, document);
    invalidity(sheet, document, context);
  };
  const sheet = new Sheet(pdf, paletteOf(context.brandColor), nextPage, stampOf(document, context), scale);
  for (const draw of BLOCKS) draw(sheet, document, context);
  const { pages } = sheet;
  proof(sheet, document, context);
  const hasBareEnd = sheet.pages > pages;
  sheet.finishAll((page, pages) => foot(sheet, document, context, { page, pages }));
  pdf.end();
  return { pdf, hasBareEnd };
};
