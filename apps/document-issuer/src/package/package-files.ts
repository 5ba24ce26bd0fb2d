import { zip } from '@rubrica/ubl';
import { drawn, type LaidOut } from '../graphic-representation/laid-out.js';
import type { RepresentationContext } from '../graphic-representation/representation-context.js';
import { missingFonts } from '../graphic-representation/typesetting/fallback-font.disk.js';

/** A text, because while it waits it takes no memory outside V8's heap (ADR 0163). */
export interface XmlFile {
  readonly name: string;
  readonly text: string;
}

/** What the files of a package are made of. */
export interface PackageContents extends LaidOut {
  readonly context: RepresentationContext;
  readonly xml: XmlFile;
  readonly pdfName: string;
}

export interface DrawnPdf {
  readonly pdf: Uint8Array;
  /** Packages of fonts without which letters of the document are drawn as U+FFFD. */
  readonly missingFonts: readonly string[];
}

export interface PackageFiles extends DrawnPdf {
  /** With the XML and the PDF. */
  readonly zipped: Uint8Array;
}

/** What a PDF alone is made of. */
export type Drawing = LaidOut & Pick<PackageContents, 'context'>;

/** Draws the PDF of a document that nobody gets. */
export const drawnPdf = ({ context, ...document }: Drawing): DrawnPdf => ({
  pdf: drawn(document, context),
  missingFonts: missingFonts(document.document),
});

/** Draws the PDF and packs it. Threads import this module: what it imports costs memory in each. */
export const packageFiles = ({ xml, pdfName, ...drawing }: PackageContents): PackageFiles => {
  const file = drawnPdf(drawing);
  const xmlFile = { name: xml.name, bytes: Buffer.from(xml.text) };
  return { ...file, zipped: zip([xmlFile, { name: pdfName, bytes: file.pdf, isStored: true }]) };
};

/** Said in the log of a document that has `missingFonts`. */
export const FONTS_MISSING = 'letters are drawn as U+FFFD: add the packages of their fonts (docker/README.md, Fonts)';
