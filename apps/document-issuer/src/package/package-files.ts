import type { FiscalDocument } from '@rubrica/fiscal';
import { zip, type ZipEntry } from '@rubrica/ubl';
import { renderPdf } from '../graphic-representation/render-pdf.js';
import type { RepresentationContext } from '../graphic-representation/representation-context.js';

/** What the files of a package are made of. */
export interface PackageContents {
  readonly document: FiscalDocument;
  readonly context: RepresentationContext;
  readonly xml: ZipEntry;
  readonly pdfName: string;
}

export interface PackageFiles {
  readonly pdf: Uint8Array;
  /** With the XML and the PDF. */
  readonly zipped: Uint8Array;
}

/** Draws the PDF and packs it. Threads import this module: what it imports costs memory in each. */
export const packageFiles = ({ document, context, xml, pdfName }: PackageContents): PackageFiles => {
  const pdf = renderPdf(document, context);
  return { pdf, zipped: zip([xml, { name: pdfName, bytes: pdf, isStored: true }]) };
};
