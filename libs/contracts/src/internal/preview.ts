import type { Counterparty, DocumentDraft, TenantProfile } from '@rubrica/fiscal';
import { type Static, Type } from '@sinclair/typebox';
import type { Branding } from '../blob/document-request.js';
import { MessageKind } from '../vocabulary/kinds.js';
import { Environment } from '../vocabulary/scalars.js';

/** Asks document-issuer how it would issue a draft that api-gateway has checked. */
export const PreviewRequest = Type.Object({
  kind: MessageKind,
  environment: Environment,
  draft: Type.Unsafe<DocumentDraft>(Type.Object({})),
  issuer: Type.Unsafe<TenantProfile & Branding>(Type.Object({})),
  counterparty: Type.Union([Type.Unsafe<Counterparty>(Type.Object({})), Type.Null()], {
    description: 'Null: the final consumer',
  }),
  invoice_id: Type.Union([Type.String(), Type.Null()], {
    description: 'For a note: id of the invoice that it corrects, if that invoice is in this system',
  }),
});
export type PreviewRequest = Static<typeof PreviewRequest>;

/** Asks document-issuer for the graphic representation of such a draft. */
export const PreviewDrawing = Type.Object({
  ...PreviewRequest.properties,
  language: Type.Union([Type.Literal('en'), Type.Literal('es')], { description: 'Of the watermark' }),
});

export const PreviewFile = Type.Object({ pdf: Type.String({ description: 'In base64' }) });

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** How a document would be issued at this moment. */
export const PreviewAnswer = Type.Object({
  type_code: Type.String({ examples: ['01'] }),
  number: nullableText(
    'The prefix with 0 in the place of the number to come; null: there is no range to take one from',
  ),
  prefix: nullableText('Of the range'),
  numbering_range_id: nullableText('The range that the number would be taken from'),
  issued_at: Type.String({ description: 'Colombian time, -05:00', examples: ['2026-11-21T10:15:00-05:00'] }),
  cufe: nullableText('CUFE, or the CUDE of a note, under that number; null: something that it is made of is missing'),
  waiting: Type.Union([Type.Object({ reason: Type.String(), action: Type.String() }), Type.Null()], {
    description: 'What the document would wait for',
  }),
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;
