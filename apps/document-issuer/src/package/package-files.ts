import type { FiscalDocument } from '@rubrica/fiscal';
import { zip } from '@rubrica/ubl';
import { renderPdf } from '../graphic-representation/render-pdf.js';
import type { RepresentationContext } from '../graphic-representation/representation-context.js';

/** A text, because while it waits it takes no memory outside V8's heap (ADR 0163). */
export interface XmlFile {
  readonly name: string;
  readonly text: string;
}

/** What the files of a package are made of. */
export interface PackageContents {
  readonly document: FiscalDocument;
  readonly context: RepresentationContext;
  readonly xml: XmlFile;
  readonly pdfName: string;
}

export interface PackageFiles {
  readonly pdf: Uint8Array;
  /** With the XML and the PDF. */
  readonly zipped: Uint8Array;
}

/** What a PDF alone is made of. */
export type Drawing = Pick<PackageContents, 'document' | 'context'>;

/** Draws the PDF of a document that nobody gets. */
export const drawnPdf = ({ document, context }: Drawing): Uint8Array => renderPdf(document, context);

/** Draws the PDF and packs it. Threads import this module: what it imports costs memory in each. */
export const packageFiles = ({ document, context, xml, pdfName }: PackageContents): PackageFiles => {
  const pdf = renderPdf(document, context);
  const xmlFile = { name: xml.name, bytes: Buffer.from(xml.text) };
  return { pdf, zipped: zip([xmlFile, { name: pdfName, bytes: pdf, isStored: true }]) };
};
