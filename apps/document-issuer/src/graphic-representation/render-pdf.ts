import type { FiscalDocument } from '@rubrica/fiscal';
import PDFDocument from 'pdfkit';
import { closing } from './closing.js';
import { heading, runningHead, titleOf } from './heading.js';
import { lineTable } from './line-table.js';
import { INVALID, invalidity, notices } from './notices.js';
import { paletteOf } from './palette.js';
import { particulars } from './particulars.js';
import { correction, parties } from './parties.js';
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
  const pdf = new PDFDocument({
    size: PAGE.size,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: 'es-CO',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: `${titleOf(document)} ${document.number}`,
      Author: document.supplier.legalName,
      Subject: `${document.uuidScheme.slice(0, 4)} ${document.uuid}`,
      Creator: context.softwareName,
      CreationDate: new Date(`${document.issueDate}T${document.issueTime}`),
    },
  });
  const stamp = context.invalid ? INVALID[context.invalid].stamp : null;
  const nextPage = (sheet: Sheet) => {
    runningHead(sheet, document);
    invalidity(sheet, document, context);
  };
  const sheet = new Sheet(pdf, paletteOf(context.brandColor), nextPage, stamp, scale);
  for (const draw of BLOCKS) draw(sheet, document, context);
  const { pages } = sheet;
  proof(sheet, document, context);
  const hasBareEnd = sheet.pages > pages;
  sheet.finishAll((page, pages) => foot(sheet, document, page, pages));
  pdf.end();
  return { pdf, hasBareEnd };
};

const END = Buffer.from('%%EOF\n');

/** The whole file: each read returns what pdfkit has written at once. */
const bytesOf = (pdf: PDFKit.PDFDocument): Buffer => {
  const pieces: Buffer[] = [];
  for (let piece: unknown = pdf.read(); piece !== null; piece = pdf.read()) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (!bytes.subarray(-END.length).equals(END))
    throw new Error('pdfkit has to unpack the logo first: it was not re-encoded on upload');
  return bytes;
};
