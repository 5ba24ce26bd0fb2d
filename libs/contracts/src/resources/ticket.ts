import { type Static, Type } from '@sinclair/typebox';

/** Width of the paper of receipt printers, in millimetres. */
const Width = Type.Union([Type.Literal('58'), Type.Literal('80')]);
export type TicketWidth = Static<typeof Width>;

export const TicketQuery = Type.Object(
  {
    width: Type.Optional(
      Type.Union(Width.anyOf, { description: 'Width of the paper in millimetres; left out: 80', examples: ['80'] }),
    ),
  },
  { additionalProperties: false },
);

const Align = Type.Union([Type.Literal('left'), Type.Literal('center')], {
  description: 'Where it stands in the line',
});

const TicketText = Type.Object(
  {
    type: Type.Literal('text'),
    text: Type.String({
      description: 'No longer than `columns`, without control characters. An amount stands at its right end already',
      examples: ['TOTAL                                $ 31.500,00'],
    }),
    align: Align,
    emphasis: Type.Boolean({ description: 'Printed bold' }),
  },
  { title: 'TicketText' },
);

const TicketQr = Type.Object(
  {
    type: Type.Literal('qr'),
    text: Type.String({ description: 'Text of the QR code, with line feeds; error correction M' }),
    align: Align,
  },
  { title: 'TicketQr' },
);

const TicketCut = Type.Object(
  { type: Type.Literal('cut') },
  { title: 'TicketCut', description: 'The end of the paper' },
);

/** A line of a ticket. */
export const TicketLine = Type.Union([TicketText, TicketQr, TicketCut], {
  title: 'TicketLine',
  discriminator: { propertyName: 'type' },
});
export type TicketText = Static<typeof TicketText>;
export type TicketLine = Static<typeof TicketLine>;

/** The ticket of a counter, for a printer that takes lines. */
export const TicketResource = Type.Object(
  {
    object: Type.Literal('ticket'),
    document_id: Type.String(),
    number: Type.String(),
    cufe: Type.String({ description: 'Its CUDE' }),
    qr_text: Type.String({ description: 'Text of the QR code, as in the line' }),
    is_validated: Type.Boolean({ description: 'Whether DIAN has accepted the document; the lines say so too' }),
    width_mm: Type.Integer({ description: 'Width of the paper: 58 or 80' }),
    columns: Type.Integer({ description: 'Characters of a line: 32 or 48' }),
    lines: Type.Array(TicketLine, { description: 'From top to bottom; the last one cuts the paper' }),
  },
  { title: 'Ticket' },
);
export type TicketResource = Static<typeof TicketResource>;

/** The same as a PDF. */
export const TicketFile = Type.Object({ number: Type.String(), pdf: Type.String({ description: 'In base64' }) });
