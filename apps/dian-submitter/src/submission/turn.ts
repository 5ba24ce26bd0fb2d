import type { WaitConditions } from '@rubrica/eventing/waiting';
import { isUnderWay, type KnownSubmission, mayBeHeldBack, type Submission } from './submission.js';

/**
 * Why a document waits for another one before it is sent:
 * - `invoice_not_accepted`: it names the other one, which has no verdict. The tax authority rejects a note whose invoice
 *   it does not have (CBG04a, DBG04a).
 * - `test_set_invoice`: it is sent for a test set while the other one is under way. The tax authority might judge it
 *   before the other one.
 *
 * `attempt/turn.process.ts` asks before each transmission.
 */
export type TurnWait = 'invoice_not_accepted' | 'test_set_invoice';

/** Until when a document waits for another one. What never was signed by us, or was cancelled, is not waited for. */
export const WAIT_CONDITIONS: WaitConditions<TurnWait, Submission> = {
  invoice_not_accepted: ({ status }) =>
    status !== 'unknown' && status !== 'accepted' && status !== 'rejected' && status !== 'cancelled',
  test_set_invoice: isUnderWay,
};

/**
 * Returns whether a document may be sent, by the one that it names. The tax authority looks that up by the CUFE stated
 * in the document, so the document is issued again if the other one was.
 */
export const turnOf = (submission: KnownSubmission, named: Submission): 'go' | 'wait' | 'issue again' => {
  const { invoice } = submission.order;
  if (!invoice || !mayWait(submission, 'invoice_not_accepted')) return 'go';
  if (WAIT_CONDITIONS.invoice_not_accepted(named)) return 'wait';
  return named.status === 'accepted' && named.order.cufe !== invoice.cufe ? 'issue again' : 'go';
};

/** Returns whether the document is still to be sent. One that may have arrived is asked for, whatever it names. */
export const mayWait = (submission: KnownSubmission, reason: TurnWait): boolean =>
  reason === 'test_set_invoice' ? submission.status === 'planned' : mayBeHeldBack(submission);
