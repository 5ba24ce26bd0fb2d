import type { DocumentReference, FiscalLine, LineReference, OrderReference, UuidScheme } from '@rubrica/fiscal';
import { type Attributes, attributes, type Branch, each, none, type Xml } from '@rubrica/xml';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/** The hash of most invoices is a CUFE; that of an invoice first made on paper (type 03) is a CUDE. */
const hashName = (schemeName: UuidScheme = 'CUFE-SHA384'): Attributes => attributes({ schemeName });

/** Writes a reference to a document; `element` says what it is to this one. */
export const documentReference = (element: Branch, reference: DocumentReference): Xml =>
  element(
    cbc.ID(reference.number),
    cbc.UUID(reference.uuid, hashName(reference.uuidScheme)),
    cbc.IssueDate(reference.issueDate),
    cbc.DocumentTypeCode(reference.typeCode),
    cbc.DocumentType(reference.type),
  );

interface References {
  readonly despatchDocumentReferences: readonly DocumentReference[];
  readonly receiptDocumentReferences: readonly DocumentReference[];
  readonly additionalDocumentReferences: readonly DocumentReference[];
}

/** Despatch advices, receipt advices, then all other documents, as the schema orders them. */
export const documentReferences = (document: References): Xml =>
  (each(document.despatchDocumentReferences, (one) => documentReference(cac.DespatchDocumentReference, one)) +
    each(document.receiptDocumentReferences, (one) => documentReference(cac.ReceiptDocumentReference, one)) +
    each(document.additionalDocumentReferences, (one) =>
      documentReference(cac.AdditionalDocumentReference, one),
    )) as Xml;

export const orderReference = (order: OrderReference | null): Xml =>
  order === null ? none : cac.OrderReference(cbc.ID(order.id), cbc.IssueDate(order.date));

export const orderLineReferences = ({ orderLineReferences }: FiscalLine): Xml =>
  each(orderLineReferences, ({ lineId, document }) =>
    cac.OrderLineReference(cbc.LineID(lineId), orderReference(document)),
  );

const lineReferences = (element: Branch, references: readonly LineReference<DocumentReference>[]): Xml =>
  each(references, ({ lineId, document }) =>
    element(cbc.LineID(lineId), document === null ? none : documentReference(cac.DocumentReference, document)),
  );

/** Lines of despatch and of receipt advices, then other documents, as the schema orders them in a line. */
export const lineDocuments = (line: FiscalLine): Xml =>
  (lineReferences(cac.DespatchLineReference, line.despatchLineReferences) +
    lineReferences(cac.ReceiptLineReference, line.receiptLineReferences) +
    each(line.documentReferences, (one) => documentReference(cac.DocumentReference, one))) as Xml;
