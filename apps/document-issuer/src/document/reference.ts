import { correctionSentence } from '@rubrica/contracts';
import { type BillingReference, colombianDate, type DocumentKind } from '@rubrica/fiscal';
import { documentType } from '@rubrica/kinds';
import { type Document, isDeliverable, type WaitReason } from './document.js';

/** Why a document waits for the one that it corrects, of any kind: facts and the API have had this name since the first notes. */
export const NOT_ACCEPTED = 'invoice_not_accepted';

/** What a document tells the tenant while it waits for the one that it corrects. */
export const waitForCorrected = (kind: DocumentKind): WaitReason => ({
  reason: NOT_ACCEPTED,
  action: correctionSentence('await', kind),
});

/** Failure of a document that corrects one that was rejected or cancelled. */
export const correctedRejected = (kind: DocumentKind) =>
  ({ code: 'invoice_rejected', detail: correctionSentence('rejected', kind) }) as const;

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
