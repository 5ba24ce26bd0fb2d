import { currencies } from '../../catalogs/currencies.js';
import { invoiceOperationTypes, noteOperationTypes } from '../../catalogs/document.js';
import type { DocumentKind, DocumentTypeCode } from '../../values/document-kind.js';

/**
 * FAD02: whether the operation type (CustomizationID) is in the list of that kind of document. Those of the health
 * sector are in DIAN's own list, and rejected without their extension.
 */
export const isOperationType = (kind: DocumentKind, code: string): boolean =>
  kind === 'invoice' ? invoiceOperationTypes.has(code) : noteOperationTypes[kind].has(code);

/** FAD15a: whether the currency is a code of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/**
 * FAD09e: whether a document has the date of its signature. Always true for the transcription of a paper original (03),
 * which has the date of the paper. Dates are those of Colombia, YYYY-MM-DD.
 */
export const isDatedAsSigned = (issueDate: string, signingDate: string, typeCode?: DocumentTypeCode): boolean =>
  typeCode === '03' || issueDate === signingDate;
