import { SENTENCES } from '@rubrica/contracts';
import { type BillingReference, colombianDate } from '@rubrica/fiscal';
import { documentType } from '@rubrica/kinds';
import { type Document, isDeliverable, type WaitReason } from './document.js';

/** What a document tells the tenant while it waits for the one that it refers to. */
export const INVOICE_NOT_ACCEPTED: WaitReason = {
  reason: 'invoice_not_accepted',
  action: SENTENCES.awaitInvoice.en,
};

/** Failure of a document that refers to one that was rejected or cancelled. */
export const INVOICE_REJECTED = {
  code: 'invoice_rejected',
  detail: SENTENCES.invoiceRejected.en,
} as const;

/**
 * Returns the reference that a document makes to this one, or whether it can be made later or never. It can be made when
 * this one is accepted or issued in contingency, and never when it is rejected or cancelled. A failed one may be retried.
 */
export const referenceTo = (referred: Document): BillingReference | 'not_yet' | 'never' => {
  if (referred.phase === 'rejected' || referred.phase === 'cancelled') return 'never';
  if (!isDeliverable(referred)) return 'not_yet';
  const { cufe, type_code, issued_at } = referred.signed;
  return {
    number: referred.numbered.number,
    uuid: cufe,
    uuidScheme: documentType(type_code).scheme,
    issueDate: colombianDate(issued_at),
  };
};
