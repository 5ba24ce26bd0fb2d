import { Refusal } from '@rubrica/contracts';
import type {
  Document,
  DocumentEvent,
  KnownDocument,
  Numbered,
  Packaged,
  Received,
  Signed,
  SigningPlan,
  Verdict,
  Waiting,
} from './document.js';

export type DocumentCommand =
  | { readonly type: 'ReceiveDocument'; readonly data: Received }
  | { readonly type: 'WaitFor'; readonly data: Waiting }
  /** To an invoice. */
  | { readonly type: 'AwaitInvoice'; readonly noteId: string }
  /** Sent to a note when the invoice that it waits for was rejected or failed. */
  | { readonly type: 'FailWithInvoice' }
  | { readonly type: 'TakeNumber'; readonly data: Numbered }
  | { readonly type: 'Redate'; readonly issuedAt: string }
  | { readonly type: 'PlanSigning'; readonly data: SigningPlan }
  | { readonly type: 'DropSigningPlan'; readonly why: string }
  | { readonly type: 'RecordSignature'; readonly signatureId: string; readonly data: Signed }
  | { readonly type: 'OrderContingency'; readonly replacesEdition: number; readonly simulated: boolean }
  | { readonly type: 'OrderReissue'; readonly replacesEdition: number }
  | { readonly type: 'ForgoContingency' }
  | { readonly type: 'HearVerdict'; readonly data: Verdict }
  | { readonly type: 'RecordPackage'; readonly data: Packaged }
  | { readonly type: 'RetryIssuing' }
  | { readonly type: 'FailIssuing'; readonly code: string; readonly detail: string };

/** Of a note whose invoice was rejected, or failed. */
export const INVOICE_REJECTED = {
  code: 'invoice_rejected',
  detail: 'The invoice that the note corrects was not accepted: there is nothing to correct.',
} as const;

/** A note is issued again with its invoice, whose CUFE stands in it. */
const isNote = ({ received: { kind } }: KnownDocument): boolean => kind !== 'invoice';

/** Its buyer gets it before the verdict. */
export const isInContingency = ({ phase, contingency, verdict }: KnownDocument): boolean =>
  phase === 'signed' && contingency !== null && verdict === null;

/** Repeated orders change nothing: every step may run again after a crash. */
export const decide = (command: DocumentCommand, document: Document): readonly DocumentEvent[] => {
  if (command.type === 'ReceiveDocument') {
    return document.phase === 'unknown' ? [{ type: 'DocumentReceived', data: command.data }] : [];
  }
  // Each time anew: only what is written to the invoice's stream is in order with its verdict.
  if (command.type === 'AwaitInvoice') return [{ type: 'NoteWaits', data: { document_id: command.noteId } }];
  if (document.phase === 'unknown') throw new Error(`${command.type} for a document that was never received`);
  const isOpen = document.phase === 'received';
  switch (command.type) {
    case 'WaitFor': {
      const { reason, action } = command.data;
      const says = document.waiting?.reason === reason && document.waiting.action === action;
      // An accepted document waits for what its package needs.
      return (isOpen || document.phase === 'accepted') && !says
        ? [{ type: 'IssuingWaits', data: { reason, action } }]
        : [];
    }
    case 'FailWithInvoice':
      return isOpen && document.waiting?.reason === 'invoice_not_accepted'
        ? [{ type: 'IssuingFailed', data: INVOICE_REJECTED }]
        : [];
    case 'TakeNumber':
      return isOpen && !document.numbered ? [{ type: 'NumberAllotted', data: command.data }] : [];
    case 'Redate':
      return isOpen && document.numbered && !document.plan
        ? [{ type: 'DocumentRedated', data: { issued_at: command.issuedAt } }]
        : [];
    case 'PlanSigning':
      return isOpen && document.numbered && !document.plan ? [{ type: 'SigningPlanned', data: command.data }] : [];
    case 'DropSigningPlan':
      return isOpen && document.plan
        ? [{ type: 'SigningPlanDropped', data: { edition: document.plan.edition, why: command.why } }]
        : [];
    case 'RecordSignature':
      // Of another plan than the present one nothing is kept: its bytes have never left the house.
      return isOpen && document.plan?.signature_id === command.signatureId
        ? [{ type: 'DocumentSigned', data: command.data }]
        : [];
    case 'OrderContingency':
      // Only the edition that was never sent is replaced, and only once.
      return document.phase === 'signed' &&
        document.signed?.edition === command.replacesEdition &&
        !document.contingency
        ? [
            {
              type: 'ContingencyOrdered',
              data: { replaces_edition: command.replacesEdition, simulated: command.simulated },
            },
          ]
        : [];
    case 'OrderReissue':
      return document.phase === 'signed' &&
        document.signed?.edition === command.replacesEdition &&
        (document.contingency || isNote(document))
        ? [{ type: 'ReissueOrdered', data: { replaces_edition: command.replacesEdition } }]
        : [];
    case 'ForgoContingency':
      return isOpen && document.contingency && !document.plan ? [{ type: 'ContingencyForgone', data: {} }] : [];
    case 'HearVerdict':
      return document.verdict ? [] : [{ type: 'VerdictHeard', data: command.data }];
    case 'RecordPackage': {
      const { edition, contingency } = command.data;
      const { signed, verdict, packaged } = document;
      const isIssued = contingency ? isInContingency(document) : verdict !== null;
      const isPresent = signed?.edition === edition && isIssued;
      const isDone = packaged?.edition === edition && packaged.contingency === contingency;
      return isPresent && !isDone ? [{ type: 'DocumentPackaged', data: command.data }] : [];
    }
    case 'RetryIssuing':
      if (document.phase !== 'failed') throw new Refusal('not_retryable', 'Only a failed document can be tried again.');
      return [{ type: 'IssuingRetried', data: {} }];
    case 'FailIssuing':
      return isOpen ? [{ type: 'IssuingFailed', data: { code: command.code, detail: command.detail } }] : [];
  }
};
