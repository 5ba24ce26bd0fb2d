import { currencies } from '../../catalogs/currencies.js';
import type { DocumentTypeCode } from '../../values/document-kind.js';

/** FAD15a: the currency is a code of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/**
 * FAD09e: a document bears the date of its signature; the transcription of a paper original (03) bears that of the
 * paper. Dates are Colombia's, YYYY-MM-DD.
 */
export const isDatedAsSigned = (issueDate: string, signingDate: string, typeCode?: DocumentTypeCode): boolean =>
  typeCode === '03' || issueDate === signingDate;
