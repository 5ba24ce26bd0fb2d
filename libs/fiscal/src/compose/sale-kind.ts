import type { CufeInput } from '../document/cufe.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import type { DocumentKind, DocumentType } from '../values/document-kind.js';
import type { CustomerInput } from '../request/party.js';
import type { Sale } from './compose-document.js';
import type { ComputedDraft } from './totals.js';

/** What of a document its kind alone decides. */
export type Particulars = Pick<
  FiscalDocument,
  'customizationId' | 'range' | 'prepaid' | 'billingReference' | 'discrepancy' | 'period' | 'extensions'
> &
  // The lines, if the kind says something of its own on them.
  Partial<Pick<FiscalDocument, 'lines'>>;

/** What the composition of a document with lines, taxes and totals asks the kind of the document. */
export interface SaleKind extends Pick<FiscalDocument, 'root' | 'profileId' | 'form'> {
  readonly name: DocumentKind;
  readonly types: readonly DocumentType[];
  /** Where the tenant stands in the XML; the counterparty stands in the other place. */
  readonly issuerIs: 'supplier' | 'customer';
  /** The hash that stands for the document, 96 lower-case hex characters. */
  readonly hash: (fields: CufeInput) => string;
  /** Text of its QR code. */
  readonly qr: (document: Omit<FiscalDocument, 'qrText'>) => string;
  /** Buyer of a sale to an unidentified consumer; left out: `FINAL_CONSUMER`. */
  readonly finalConsumer?: CustomerInput;
  /** Whether it bears no credit: it is due on the day of issue. */
  readonly isDueAtOnce?: boolean;
  readonly particularsOf: (content: Sale, computed: ComputedDraft) => Particulars;
}
