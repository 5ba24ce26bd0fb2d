import type { DocumentReference, FiscalLine, OrderReference } from '../document/fiscal-document.js';
import type {
  AdditionalDocumentReference,
  AdviceLineReference,
  OrderReference as OrderReferenceDraft,
} from '../request/document-reference.js';
import type { LineDraft } from '../request/draft.js';

export const orderReferenceOf = (order: OrderReferenceDraft | null | undefined): OrderReference | null =>
  order ? { id: order.id, date: order.date ?? null } : null;

export const documentReferenceOf = (reference: AdditionalDocumentReference): DocumentReference => ({
  number: reference.id,
  uuid: reference.uuid?.toLowerCase() ?? null,
  uuidScheme: reference.uuid_scheme ?? 'CUFE-SHA384',
  issueDate: reference.issue_date ?? null,
  typeCode: reference.document_type_code ?? null,
  type: reference.document_type ?? null,
});

type LineReferences = Pick<
  FiscalLine,
  'orderLineReferences' | 'despatchLineReferences' | 'receiptLineReferences' | 'documentReferences'
>;

const adviceLineOf = ({ line_id: lineId, document_reference: document }: AdviceLineReference) => ({
  lineId,
  document: document ? documentReferenceOf(document) : null,
});

export const lineReferencesOf = (line: LineDraft): LineReferences => ({
  orderLineReferences: (line.order_line_references ?? []).map(({ line_id: lineId, order_reference: order }) => ({
    lineId,
    document: orderReferenceOf(order),
  })),
  despatchLineReferences: (line.despatch_line_references ?? []).map(adviceLineOf),
  receiptLineReferences: (line.receipt_line_references ?? []).map(adviceLineOf),
  documentReferences: (line.document_references ?? []).map(documentReferenceOf),
});
