import { type FailureCode, Refusal } from '@rubrica/contracts';
import { kindOf } from '@rubrica/kinds';
import {
  type Document,
  type DocumentEvent,
  isDeliverable,
  isOpen,
  isUnjudged,
  type KnownDocument,
  type Numbered,
  type Packaged,
  type Received,
  type Rendered,
  type Signed,
  type SigningPlan,
  unissuedEdition,
  type RecordedVerdict,
  type WaitReason,
} from './document.js';

export type DocumentCommand =
  | { readonly type: 'ReceiveDocument'; readonly data: Received }
  | { readonly type: 'WaitFor'; readonly data: WaitReason }
  | { readonly type: 'TakeNumber'; readonly data: Numbered }
  | { readonly type: 'Redate'; readonly issuedAt: string }
  | { readonly type: 'Reauthorize'; readonly authorization: Pick<Numbered, 'numbering_range_id' | 'range'> }
  | { readonly type: 'PlanSigning'; readonly data: SigningPlan }
  | { readonly type: 'DropSigningPlan'; readonly why: string }
  | { readonly type: 'RecordSignature'; readonly signatureId: string; readonly data: Signed }
  | { readonly type: 'OrderContingency'; readonly replacesEdition: number; readonly simulated: boolean }
  | { readonly type: 'OrderReissue'; readonly replacesEdition: number }
  | { readonly type: 'ForgoContingency' }
  | { readonly type: 'HearVerdict'; readonly data: RecordedVerdict }
  | { readonly type: 'RecordPackage'; readonly data: Packaged }
  | { readonly type: 'RecordRendering'; readonly data: Rendered }
  | { readonly type: 'RetryIssuing' }
  | { readonly type: 'CancelDocument'; readonly reasonBlob: string | null; readonly returnsNumber: boolean }
  /** dian-submitter has cancelled the signed document, and never sends it. */
  | { readonly type: 'RecordCancellation'; readonly reasonBlob: string | null; readonly returnsNumber: boolean }
  | { readonly type: 'FailIssuing'; readonly code: FailureCode; readonly detail: string };

/** Returns no event for a repeated command, because every step may run again after a crash. */
export const decide = (command: DocumentCommand, document: Document): readonly DocumentEvent[] => {
  if (command.type === 'ReceiveDocument') {
    return document.phase === 'unknown' ? [{ type: 'DocumentReceived', data: command.data }] : [];
  }
  if (document.phase === 'unknown') throw new Error(`${command.type} for a document that was never received`);
  switch (command.type) {
    case 'WaitFor': {
      const { reason, action } = command.data;
      // An accepted document waits for what its package needs.
      const mayWait = isOpen(document) || document.phase === 'accepted';
      const isRecorded = document.waiting?.reason === reason && document.waiting.action === action;
      return mayWait && !isRecorded ? [{ type: 'IssuingWaits', data: { reason, action } }] : [];
    }
    case 'TakeNumber':
      return document.phase === 'requested' ? [{ type: 'NumberAllotted', data: command.data }] : [];
    case 'Redate':
      return document.phase === 'numbered' ? [{ type: 'DocumentRedated', data: { issued_at: command.issuedAt } }] : [];
    case 'Reauthorize': {
      const { numbering_range_id, range } = command.authorization;
      return document.phase === 'numbered' ? [{ type: 'NumberReauthorized', data: { numbering_range_id, range } }] : [];
    }
    case 'PlanSigning':
      return document.phase === 'numbered' ? [{ type: 'SigningPlanned', data: command.data }] : [];
    case 'DropSigningPlan':
      return document.phase === 'planned'
        ? [{ type: 'SigningPlanDropped', data: { edition: document.plan.edition, why: command.why } }]
        : [];
    case 'RecordSignature':
      // A signature by an earlier plan is dropped: nobody has seen its bytes.
      return document.phase === 'planned' && document.plan.signature_id === command.signatureId
        ? [{ type: 'DocumentSigned', data: command.data }]
        : [];
    case 'OrderContingency': {
      // Only an edition that was never transmitted is replaced, and only once.
      const { replacesEdition: replaces_edition, simulated } = command;
      const isReplaced = document.phase === 'signed' && document.signed.edition === replaces_edition;
      return isReplaced && !document.contingency
        ? [{ type: 'ContingencyOrdered', data: { replaces_edition, simulated } }]
        : [];
    }
    case 'OrderReissue': {
      const { replacesEdition: replaces_edition } = command;
      const isReplaced = document.phase === 'signed' && document.signed.edition === replaces_edition;
      return isReplaced ? [{ type: 'ReissueOrdered', data: { replaces_edition } }] : [];
    }
    case 'ForgoContingency':
      return document.phase === 'numbered' && document.contingency ? [{ type: 'ContingencyForgone', data: {} }] : [];
    case 'HearVerdict':
      return hearVerdict(command.data, document);
    case 'RecordPackage':
      return recordPackage(command.data, document);
    case 'RecordRendering':
      return recordRendering(command.data, document);
    case 'RetryIssuing':
      if (document.phase !== 'failed')
        throw new Refusal('not_retryable', {
          en: 'Only a failed document can be tried again.',
          es: 'Solo un documento fallido se puede reintentar.',
        });
      return [{ type: 'IssuingRetried', data: {} }];
    case 'CancelDocument':
      if (!isCancellable(document)) throw notCancellable(document);
      return [cancelled(command)];
    case 'RecordCancellation':
      return document.phase === 'signed' ? [cancelled(command)] : [];
    case 'FailIssuing':
      return isOpen(document) ? [{ type: 'IssuingFailed', data: { code: command.code, detail: command.detail } }] : [];
  }
};

/** A document without a number, or one that waits; never one with a signed edition, which may be with the buyer. */
const isCancellable = (document: KnownDocument): boolean =>
  isOpen(document) && document.signed === null && (document.phase === 'requested' || document.waiting !== null);

const cancelled = ({
  reasonBlob,
  returnsNumber,
}: {
  readonly reasonBlob: string | null;
  readonly returnsNumber: boolean;
}): DocumentEvent => ({
  type: 'DocumentCancelled',
  data: { reason_blob: reasonBlob, ...(returnsNumber ? { number_returned: true } : {}) },
});

const notCancellable = ({ phase, signed, received: { kind } }: KnownDocument): Refusal =>
  new Refusal(
    'not_cancellable',
    phase === 'cancelled'
      ? { en: 'The document is cancelled already.', es: 'El documento ya está cancelado.' }
      : signed === null
        ? {
            en: 'Only a document that has no number yet, or that waits, can be cancelled.',
            es: 'Solo se puede cancelar un documento que aún no tiene número, o que espera.',
          }
        : {
            en: `The document is signed and cannot be cancelled. If it is accepted, ${kindOf(kind).words.takenBack.en}.`,
            es: `El documento está firmado y no se puede cancelar. Si es aceptado, ${kindOf(kind).words.takenBack.es}.`,
          },
  );

const hearVerdict = (verdict: RecordedVerdict, document: KnownDocument): readonly DocumentEvent[] => {
  if (document.verdict) return [];
  if (!isUnjudged(document)) throw new Error('a verdict on a document that was never signed');
  return [{ type: 'VerdictHeard', data: verdict }];
};

const recordPackage = (made: Packaged, document: KnownDocument): readonly DocumentEvent[] => {
  if (!isDeliverable(document) || made.contingency !== (document.phase === 'signed')) return [];
  const { signed, packaged } = document;
  const isRecorded = packaged?.edition === made.edition && packaged.contingency === made.contingency;
  return signed.edition === made.edition && !isRecorded ? [{ type: 'DocumentPackaged', data: made }] : [];
};

const recordRendering = (made: Rendered, document: KnownDocument): readonly DocumentEvent[] => {
  const { edition, rejected } = made;
  const due = unissuedEdition(document);
  if (due === null || due.plan.edition !== edition || due.rejected !== rejected) return [];
  const isRecorded = document.rendered?.edition === edition && document.rendered.rejected === rejected;
  return isRecorded ? [] : [{ type: 'DocumentRendered', data: made }];
};
