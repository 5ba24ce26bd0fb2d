import type { Environment } from '@rubrica/contracts';
import type { CustomerInput, DocumentDraft, DocumentKind, DraftTotals } from '@rubrica/fiscal';
import type { DocumentView } from './document.js';

/** A document as the gateway keeps it: what was asked for, and the view that the lifecycle changes. */
export interface DocumentRow {
  readonly id: string;
  readonly position: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly environment: Environment;
  readonly kind: DocumentKind;
  readonly external_id: string | null;
  readonly customer_id: string | null;
  /** Of a note: the invoice of ours that it corrects. */
  readonly invoice_id: string | null;
  /** The rejected document whose number it takes over. */
  readonly corrects: string | null;
  readonly corrected_by: string | null;
  readonly draft: DocumentDraft;
  readonly customer: CustomerInput | null;
  readonly totals: DraftTotals;
  readonly view: DocumentView;
  readonly created_at: Date;
}
