import type { FiscalDocument } from '@rubrica/fiscal';
import PDFDocument from 'pdfkit';
import { heading, runningHead, titleOf } from './heading.js';
import { lineTable } from './line-table.js';
import { notices } from './notices.js';
import { correction, parties } from './parties.js';
import { foot, proof } from './proof.js';
import { Sheet } from './sheet.js';
import { totals } from './totals.js';

/** What the sheet says beyond the document itself. */
export interface RepresentationContext {
  /** When the tax authority validated it: ISO 8601 with offset. Null: not yet. */
  readonly validatedAt: string | null;
  /** Issued while the tax authority could not be reached. */
  readonly contingency: boolean;
  readonly softwareName: string;
  readonly softwareMaker: { readonly name: string; readonly nit: string | null };
  /** PNG or JPEG. */
  readonly logo?: Uint8Array;
}

/**
 * The document on paper (PDF, letter). The same document and context give the same bytes. Characters that the fonts
 * built into PDF readers lack are shown as `?`.
 */
export const renderPdf = async (document: FiscalDocument, context: RepresentationContext): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: 'es-CO',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${titleOf(document)} ${document.number}`,
      Author: document.supplier.legalName,
      Subject: `${document.uuidScheme.slice(0, 4)} ${document.uuid}`,
      Creator: context.softwareName,
      CreationDate: new Date(`${document.issueDate}T${document.issueTime}`),
    },
  });
  const bytes = collected(pdf);

  const sheet = new Sheet(pdf, (onPage) => runningHead(onPage, document));
  heading(sheet, document, context);
  notices(sheet, document, context);
  parties(sheet, document);
  correction(sheet, document);
  lineTable(sheet, document);
  totals(sheet, document);
  proof(sheet, document, context);

  sheet.finishAll((page, pages) => foot(sheet, document, page, pages));
  pdf.end();
  return bytes;
};

const collected = (pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
