import {
  isUnderWay,
  type KnownSubmission,
  mayBeHeldBack,
  type Submission,
  type SubmissionEvent,
} from './submission.js';

/**
 * Why a note waits for an invoice before it is sent:
 * - `invoice_not_accepted`: the note names the invoice, which has no verdict. The tax authority rejects a note whose
 *   invoice it does not have (CBG04a, DBG04a).
 * - `test_set_invoice`: the note is sent for a test set while the invoice of the same tenant is under way. The tax
 *   authority might judge the note before the invoice.
 *
 * `attempt/note-wait.process.ts` asks before each transmission of a note, records the wait and ends it.
 */
export type NoteWaitReason = 'invoice_not_accepted' | 'test_set_invoice';

export interface AwaitedInvoice {
  readonly reason: NoteWaitReason;
  readonly invoiceId: string;
}

export type NoteWaitCommand =
  /** Sent to a note that waits for the invoice that it names. */
  | { readonly type: 'AwaitInvoice' }
  /** Sent to a note that waits for invoices of its test set. */
  | { readonly type: 'AwaitInvoices' }
  /** Sent to the invoice that a note begins to wait for. */
  | { readonly type: 'AddWaitingNote'; readonly noteId: string };

/**
 * Returns whether a note may be sent, by the invoice that it names. The tax authority looks the invoice up by the CUFE
 * stated in the note, so the note is issued again if the invoice was.
 */
export const turnOf = (note: KnownSubmission, invoice: Submission): 'go' | 'wait' | 'issue again' => {
  const named = note.order.invoice;
  if (!named || invoice.status === 'unknown' || !mayBeHeldBack(note)) return 'go';
  switch (invoice.status) {
    case 'accepted':
      return invoice.order.cufe === named.cufe ? 'go' : 'issue again';
    case 'rejected':
    case 'cancelled':
      return 'go'; // there is nothing left to wait for
    default:
      return 'wait';
  }
};

/** Returns whether the note still has to wait, by the states of both. */
export const mustWait = (note: KnownSubmission, reason: NoteWaitReason, invoice: Submission): boolean => {
  switch (reason) {
    case 'invoice_not_accepted':
      return turnOf(note, invoice) === 'wait';
    case 'test_set_invoice':
      return note.status === 'planned' && isUnderWay(invoice);
  }
};

/** Returns which waits for the invoice are over. */
export const endedWaits = (invoice: Submission): readonly NoteWaitReason[] => {
  if (invoice.status === 'accepted' || invoice.status === 'rejected' || invoice.status === 'cancelled')
    return ['invoice_not_accepted', 'test_set_invoice'];
  return isUnderWay(invoice) ? [] : ['test_set_invoice'];
};

export const decideNoteWait = (command: NoteWaitCommand, submission: KnownSubmission): readonly SubmissionEvent[] => {
  if (command.type === 'AddWaitingNote') return [{ type: 'NoteWaits', data: { document_id: command.noteId } }];
  if (submission.status !== 'planned' || submission.waiting === 'invoice_not_accepted') return []; // said already
  const { invoice } = submission.order;
  if (command.type === 'AwaitInvoices') return [{ type: 'InvoicesAwaited', data: {} }];
  return invoice ? [{ type: 'InvoiceAwaited', data: { invoice_id: invoice.document_id } }] : [];
};
