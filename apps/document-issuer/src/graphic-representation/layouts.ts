import type { TicketWidth } from '@rubrica/contracts';
import type { FiscalDocument } from '@rubrica/fiscal';
import { renderPdf } from './render-pdf.js';
import { renderTicket } from './render-ticket.js';
import type { RepresentationContext } from './representation-context.js';

/** How the documents of the kinds that name it look on paper. It reads the body that these kinds have. */
export interface Layout {
  readonly draw: (document: never, context: RepresentationContext) => Uint8Array;
  /** Number of lines, by which the work of drawing is measured. */
  readonly linesOf: (document: never) => number;
}

const linesOf = ({ lines }: FiscalDocument): number => lines.length;

/** Layouts of the ticket of a counter, by the width of its paper. */
export const TICKET_LAYOUTS: Readonly<Record<TicketWidth, string>> = { '58': 'ticket-58', '80': 'ticket' };

/** All layouts, by the name that a kind gives. A new layout is a file and a line here. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  sheet: { draw: renderPdf, linesOf },
  ticket: { draw: renderTicket('80'), linesOf },
  'ticket-58': { draw: renderTicket('58'), linesOf },
};
