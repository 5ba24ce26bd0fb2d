import type { FiscalDocument } from '@rubrica/fiscal';
import PDFDocument from 'pdfkit';
import { issuerOf } from './issuer.js';
import { titleOf } from './heading.js';
import type { RepresentationContext } from './representation-context.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** A file without pages. `size`: of its pages, a name or width and height in points. */
export const newPdf = (
  document: FiscalDocument,
  context: RepresentationContext,
  size: string | [width: number, height: number],
): Pdf =>
  new PDFDocument({
    size,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: 'es-CO',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: `${titleOf(document)} ${document.number}`,
      Author: issuerOf(document).legalName,
      Subject: context.preview ? 'Vista previa' : `${document.uuidScheme.slice(0, 4)} ${document.uuid}`,
      Creator: context.softwareName,
      CreationDate: new Date(`${document.issueDate}T${document.issueTime}`),
    },
  });

const END = Buffer.from('%%EOF\n');

/** The whole file: each read returns what pdfkit has written at once. */
export const bytesOf = (pdf: Pdf): Buffer => {
  const pieces: Buffer[] = [];
  for (let piece: unknown = pdf.read(); piece !== null; piece = pdf.read()) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (!bytes.subarray(-END.length).equals(END))
    throw new Error('pdfkit has to unpack the logo first: it was not re-encoded on upload');
  return bytes;
};
