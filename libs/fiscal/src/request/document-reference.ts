import { type Static, Type } from '@sinclair/typebox';
import { choiceOf, closed, dateOf, optional, textOf } from './schema.js';

const id = textOf('Number of the document', 100, 'REM-20871');
const issueDate = optional(dateOf('Its day', '2026-01-10'));

/** A despatch advice or a receipt advice, which say by their place what they are. */
const AdviceReference = closed({ id, issue_date: issueDate }, { title: 'AdviceReference' });

export const AdditionalDocumentReference = closed(
  {
    id,
    issue_date: issueDate,
    document_type_code: optional(
      Type.String({
        pattern: '^[0-9A-Za-z-]{1,20}$',
        description: 'Code of its type, of table 13.1.4 of the annex or of your own: FTC, AAJ, 01-A',
        examples: ['FTC'],
      }),
    ),
    document_type: optional(textOf('Its type, in words', 100, 'Contrato')),
    uuid: optional(
      Type.String({
        pattern: '^[0-9A-Fa-f]{96}$',
        description: 'CUFE or CUDE, if it is an electronic document: 96 hexadecimal characters',
        examples: ['941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694'],
      }),
    ),
    uuid_scheme: optional(
      choiceOf(['CUFE-SHA384', 'CUDE-SHA384'], 'Which of the two `uuid` is; left out: CUFE-SHA384, that of an invoice'),
    ),
  },
  { title: 'AdditionalDocumentReference' },
);
export type AdditionalDocumentReference = Static<typeof AdditionalDocumentReference>;

export const OrderReference = closed({
  id: textOf("The buyer's order", 100, 'OC-8841'),
  date: optional(dateOf('Its day', '2026-01-10')),
});
export type OrderReference = Static<typeof OrderReference>;

const lineId = textOf('Number of the line there', 20, '3');

const OrderLineReference = closed(
  { line_id: lineId, order_reference: optional(OrderReference) },
  { title: 'OrderLineReference', description: 'Left out, the order is that of the document' },
);
export type OrderLineReference = Static<typeof OrderLineReference>;

const AdviceLineReference = closed(
  { line_id: lineId, document_reference: optional(AdviceReference) },
  { title: 'AdviceLineReference', description: 'Left out, the advice is that of the document' },
);
export type AdviceLineReference = Static<typeof AdviceLineReference>;

/** Fields of a line that name other documents or lines of them. */
export const lineReferences = {
  order_line_references: optional(
    Type.Array(OrderLineReference, { maxItems: 20, description: "Lines of the buyer's order that this line fulfils" }),
  ),
  despatch_line_references: optional(
    Type.Array(AdviceLineReference, { maxItems: 20, description: 'Lines of despatch advices (remisiones)' }),
  ),
  receipt_line_references: optional(
    Type.Array(AdviceLineReference, { maxItems: 20, description: "Lines of the buyer's receipts" }),
  ),
  document_references: optional(
    Type.Array(AdditionalDocumentReference, {
      maxItems: 20,
      description: 'Other documents of this line: a waybill, a certificate',
    }),
  ),
};

/** Fields of documents that name other documents; UBL's, beside the order and the corrected invoice. */
export const documentReferences = {
  despatch_document_references: optional(
    Type.Array(AdviceReference, { maxItems: 50, description: 'Despatch advices (remisiones) of what is invoiced' }),
  ),
  receipt_document_references: optional(
    Type.Array(AdviceReference, { maxItems: 50, description: "The buyer's receipts (entradas de almacén)" }),
  ),
  additional_document_references: optional(
    Type.Array(AdditionalDocumentReference, { maxItems: 50, description: 'Other documents: contracts, certificates' }),
  ),
};
