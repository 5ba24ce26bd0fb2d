import PDFDocument from 'pdfkit';
import type { MadeUpReceipt } from './own-body.fixture.js';
import { ORIGINALS } from './originals.fixture.js';

interface Layout {
  readonly draw: (document: MadeUpReceipt) => Uint8Array;
  readonly linesOf: () => number;
}
const { LAYOUTS: real, TICKET_LAYOUTS: tickets } = (await import(ORIGINALS.layouts)) as {
  readonly LAYOUTS: Readonly<Record<string, Layout>>;
  readonly TICKET_LAYOUTS: object;
};

const draw = ({ number, worker, payableAmount }: MadeUpReceipt): Uint8Array => {
  const pdf = new PDFDocument({ compress: false, info: { Title: `${number} ${worker} ${payableAmount}` } });
  pdf.end();
  const pieces: Buffer[] = [];
  for (let piece: unknown = pdf.read(); piece !== null; piece = pdf.read()) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** Stands in the place of `graphic-representation/layouts.ts` of the issuer: the same list with a line more. */
export const LAYOUTS: Readonly<Record<string, Layout>> = { ...real, 'made-up-receipt': { draw, linesOf: () => 1 } };
export const TICKET_LAYOUTS = tickets;
