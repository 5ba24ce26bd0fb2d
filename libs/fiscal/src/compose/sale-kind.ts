import type { CufeInput } from '../document/cufe.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import type { DocumentKind, DocumentType } from '../values/document-kind.js';
import type { Sale } from './compose-document.js';

/** What of a document its kind alone decides. */
export type Particulars = Pick<
  FiscalDocument,
  'customizationId' | 'range' | 'prepaid' | 'billingReference' | 'discrepancy' | 'period'
>;

/** What the composition of a document with lines, taxes and totals asks the kind of the document. */
export interface SaleKind extends Pick<FiscalDocument, 'root' | 'profileId'> {
  readonly name: DocumentKind;
  readonly types: readonly DocumentType[];
  /** Where the tenant stands in the XML; the counterparty stands in the other place. */
  readonly issuerIs: 'supplier' | 'customer';
  /** The hash that stands for the document, 96 lower-case hex characters. */
  readonly hash: (fields: CufeInput) => string;
  readonly particularsOf: (content: Sale) => Particulars;
}
