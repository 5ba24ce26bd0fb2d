import type { FiscalDocument } from '@rubrica/fiscal';
import { renderPdf } from './render-pdf.js';
import type { RepresentationContext } from './representation-context.js';

/** How the documents of the kinds that name it look on paper. It reads the body that these kinds have. */
export interface Layout {
  readonly draw: (document: never, context: RepresentationContext) => Uint8Array;
  /** Number of lines, by which the work of drawing is measured. */
  readonly linesOf: (document: never) => number;
}

/** All layouts, by the name that a kind gives. A new layout is a file and a line here. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  sheet: { draw: renderPdf, linesOf: ({ lines }: FiscalDocument) => lines.length },
};
