import { currencies } from '../../catalogs/currencies.js';
import type { DocumentTypeCode } from '../../values/document-kind.js';

/** FAD15a: whether the currency is a code of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/**
 * FAD09e: whether a document has the date of its signature. Always true for the transcription of a paper original (03),
 * which has the date of the paper. Dates are those of Colombia, YYYY-MM-DD.
 */
export const isDatedAsSigned = (issueDate: string, signingDate: string, typeCode?: DocumentTypeCode): boolean =>
  typeCode === '03' || issueDate === signingDate;
