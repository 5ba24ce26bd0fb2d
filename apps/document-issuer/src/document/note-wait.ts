import { SENTENCES } from '@rubrica/contracts';
import { type BillingReference, colombianDate } from '@rubrica/fiscal';
import { documentType } from '@rubrica/kinds';
import { type Document, type DocumentEvent, isDeliverable, isOpen, type Waiting } from './document.js';

/**
 * A note waits for its invoice: it gets its number when the invoice can be referred to, that is, when it is accepted or
 * issued in contingency, and fails when the invoice is rejected or cancelled. While a failed invoice may be retried, it waits on.
 * `planning.ts` asks `referenceTo` before it takes a number; `note-wait.process.ts` records the wait and ends it.
 */
export type NoteWaitCommand =
  /** Sent to the invoice that a note begins to wait for. */
  | { readonly type: 'AddWaitingNote'; readonly noteId: string }
  /** Sent to a note when the invoice that it waits for was rejected or cancelled. */
  | { readonly type: 'FailWithInvoice' };

/** What a note tells the tenant while it waits. */
export const INVOICE_NOT_ACCEPTED: Waiting = {
  reason: 'invoice_not_accepted',
  action: SENTENCES.awaitInvoice.en,
};

/** Failure of a note whose invoice was rejected or cancelled. */
export const INVOICE_REJECTED = {
  code: 'invoice_rejected',
  detail: SENTENCES.invoiceRejected.en,
} as const;

/** Returns the reference that a note makes to the invoice, or whether it can be made later or never. */
export const referenceTo = (invoice: Document): BillingReference | 'not_yet' | 'never' => {
  if (invoice.phase === 'rejected' || invoice.phase === 'cancelled') return 'never';
  if (!isDeliverable(invoice)) return 'not_yet';
  const { cufe, type_code, issued_at } = invoice.signed;
  return {
    number: invoice.numbered.number,
    uuid: cufe,
    uuidScheme: documentType(type_code).scheme,
    issueDate: colombianDate(issued_at),
  };
};

export const decideNoteWait = (command: NoteWaitCommand, document: Document): readonly DocumentEvent[] => {
  switch (command.type) {
    case 'AddWaitingNote':
      // The invoice may be unknown yet. Only an event of its own stream has an order relative to its verdict.
      return [{ type: 'NoteWaits', data: { document_id: command.noteId } }];
    case 'FailWithInvoice':
      return isOpen(document) && document.waiting?.reason === INVOICE_NOT_ACCEPTED.reason
        ? [{ type: 'IssuingFailed', data: INVOICE_REJECTED }]
        : [];
  }
};
