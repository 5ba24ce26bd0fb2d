import type { TicketLine, TicketWidth } from '@rubrica/contracts';
import type { FiscalDocument } from '@rubrica/fiscal';
import { stampOf } from './notices.js';
import { paletteOf } from './palette.js';
import { bytesOf, newPdf } from './pdf-file.js';
import { qrCode } from './qr-code.js';
import type { RepresentationContext } from './representation-context.js';
import { Sheet } from './sheet.js';
import type { Style } from './template.js';
import { TICKET_COLUMNS, ticketLines } from './ticket-lines.js';

const POINTS_PER_MM = 72 / 25.4;
/** What the print head of a receipt printer leaves free at both sides of the paper. */
const SIDE = 4 * POINTS_PER_MM;
const END = 4 * POINTS_PER_MM;
/** A character is 0.6 of the size wide, so that a line of all columns fills the paper. */
const SIZE = 7.08;
const LEADING = 9;
const QR = { side: 40 * POINTS_PER_MM, around: 6 } as const;

const TEXT: Style = { font: 'Courier', size: SIZE, color: 'ink' };
const EMPHASIS: Style = { font: 'Courier-Bold', size: SIZE, color: 'ink' };
/** A printer of receipts has no grey. */
const PALETTE = { ...paletteOf(), ink: '#000000' };

const heightOf = (line: TicketLine): number =>
  line.type === 'text' ? LEADING : line.type === 'qr' ? QR.side + 2 * QR.around : 0;

/** Draws the ticket (PDF) on paper of this width, and as long as what stands on it. */
export const renderTicket =
  (width: TicketWidth) =>
  (document: FiscalDocument, context: RepresentationContext): Buffer => {
    const lines = ticketLines(document, context, TICKET_COLUMNS[width]);
    const paper = Number(width) * POINTS_PER_MM;
    const length = lines.reduce((sum, line) => sum + heightOf(line), 2 * END);
    const pdf = newPdf(document, context, [paper, length]);
    const sheet = new Sheet(pdf, PALETTE, () => undefined, stampOf(document, context));
    sheet.y = END;
    for (const line of lines) {
      draw(sheet, line, paper);
      sheet.y += heightOf(line);
    }
    sheet.finishAll(() => undefined);
    pdf.end();
    return bytesOf(pdf);
  };

const draw = (sheet: Sheet, line: TicketLine, paper: number): void => {
  if (line.type === 'qr') sheet.code(qrCode(line.text), (paper - QR.side) / 2, sheet.y + QR.around, QR.side);
  if (line.type !== 'text') return;
  const x = line.align === 'center' ? paper / 2 : SIDE;
  sheet.write(line.text, x, sheet.y + SIZE, line.emphasis ? EMPHASIS : TEXT, line.align, paper - 2 * SIDE);
};
