import type { DocumentEventCode } from '@rubrica/contracts';
import type { LiveEnvironment } from '../dian/live-environment.js';

/** What DIAN told of an own invoice. One stream per invoice; how often DIAN was asked is no event. */
export type InvoiceEventsEvent =
  | { readonly type: 'InvoiceEventRegistered'; readonly data: RegisteredOfInvoice }
  /** The day has come on which the seller may declare tacit acceptance. */
  | { readonly type: 'TacitAcceptanceNeared'; readonly data: InvoiceReference & { readonly from: string } };

export interface InvoiceReference {
  readonly tenant_id: string;
  readonly environment: LiveEnvironment;
  readonly cufe: string;
}

export interface RegisteredOfInvoice extends InvoiceReference {
  readonly code: DocumentEventCode;
  readonly number: string | null;
  readonly cude: string | null;
  readonly signed_on: string;
  readonly registered_at: string;
  /** Issued here as a document event, which tells of it itself. */
  readonly is_issued_here: boolean;
}

export interface InvoiceEvents {
  /** Codes of the registered events. */
  readonly registered: readonly DocumentEventCode[];
  /** Whether the seller was told that tacit acceptance may be declared. */
  readonly isReminded: boolean;
}

export const nothingKnown: InvoiceEvents = { registered: [], isReminded: false };

export const evolve = (state: InvoiceEvents, event: InvoiceEventsEvent): InvoiceEvents =>
  event.type === 'InvoiceEventRegistered'
    ? { ...state, registered: [...state.registered, event.data.code] }
    : { ...state, isReminded: true };
