import type { Environment } from '@rubrica/contracts';
import type { Counterparty, DocumentDraft, DocumentKind, DraftTotals } from '@rubrica/fiscal';
import type { DocumentView } from './document.js';

/** A document as the gateway stores it: the request, and the view that the facts of its life change. */
export interface DocumentRow {
  readonly id: string;
  readonly position: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly environment: Environment;
  readonly kind: DocumentKind;
  readonly external_id: string | null;
  /** Of the customer or supplier; null where the request has the data itself. */
  readonly customer_id: string | null;
  /** The document that a note corrects, if it was issued here: an invoice, or what else the kind of the note corrects. */
  readonly invoice_id: string | null;
  /** The rejected document whose number this one takes. */
  readonly corrects: string | null;
  readonly corrected_by: string | null;
  /** When the retry of this failed document was ordered; null when none is ordered, or when the order is answered. */
  readonly retry_ordered_at: Date | null;
  /** Id of the API key or the person that asked for it; null: not recorded then. */
  readonly asked_by: string | null;
  /** Until when it collects requests; null when it is issued, and for one that never collects. */
  readonly collects_until: Date | null;
  readonly draft: DocumentDraft;
  /** The customer or supplier, as it was then; null for the final consumer. */
  readonly customer: Counterparty | null;
  readonly totals: DraftTotals;
  readonly view: DocumentView;
  readonly created_at: Date;
}

/** A document before the insert, which gives it its position. */
export type NewDocumentRow = Omit<DocumentRow, 'position'>;
