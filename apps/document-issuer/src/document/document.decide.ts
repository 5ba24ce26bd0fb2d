import type {
  Document,
  DocumentEvent,
  IssuingWait,
  Numbered,
  Packaged,
  PackagingPlan,
  Received,
  Signed,
  SigningPlan,
  Verdict,
} from './document.js';

export type DocumentCommand =
  | { readonly type: 'ReceiveDocument'; readonly data: Received }
  | { readonly type: 'WaitFor'; readonly reason: IssuingWait; readonly action: string }
  | { readonly type: 'TakeNumber'; readonly data: Numbered }
  | { readonly type: 'Redate'; readonly issuedAt: string }
  | { readonly type: 'PlanSigning'; readonly data: SigningPlan }
  | { readonly type: 'DropSigningPlan'; readonly why: string }
  | { readonly type: 'RecordSignature'; readonly data: Signed }
  | { readonly type: 'OrderContingency'; readonly replacesEdition: number; readonly simulated: boolean }
  | { readonly type: 'HearVerdict'; readonly data: Verdict }
  | { readonly type: 'PlanPackaging'; readonly data: PackagingPlan }
  | { readonly type: 'RecordPackage'; readonly data: Packaged }
  | { readonly type: 'FailIssuing'; readonly code: string; readonly detail: string };

/** Repeated orders change nothing: every step may run again after a crash. */
export const decide = (command: DocumentCommand, document: Document): readonly DocumentEvent[] => {
  if (command.type === 'ReceiveDocument') {
    return document.phase === 'unknown' ? [{ type: 'DocumentReceived', data: command.data }] : [];
  }
  if (document.phase === 'unknown') throw new Error(`${command.type} for a document that was never received`);
  const isOpen = document.phase === 'received';
  switch (command.type) {
    case 'WaitFor':
      return isOpen && document.waiting !== command.reason
        ? [{ type: 'IssuingWaits', data: { reason: command.reason, action: command.action } }]
        : [];
    case 'TakeNumber':
      return isOpen && !document.numbered ? [{ type: 'NumberAllotted', data: command.data }] : [];
    case 'Redate':
      return isOpen && document.numbered && !document.plan ? [{ type: 'DocumentRedated', data: { issued_at: command.issuedAt } }] : [];
    case 'PlanSigning':
      return isOpen && document.numbered && !document.plan ? [{ type: 'SigningPlanned', data: command.data }] : [];
    case 'DropSigningPlan':
      return isOpen && document.plan ? [{ type: 'SigningPlanDropped', data: { edition: document.plan.edition, why: command.why } }] : [];
    case 'RecordSignature':
      return isOpen && document.plan?.edition === command.data.edition ? [{ type: 'DocumentSigned', data: command.data }] : [];
    case 'OrderContingency':
      // Only the edition that was never sent is replaced, and only once.
      return document.phase === 'signed' && document.signed?.edition === command.replacesEdition && !document.contingency
        ? [{ type: 'ContingencyOrdered', data: { replaces_edition: command.replacesEdition, simulated: command.simulated } }]
        : [];
    case 'HearVerdict':
      return document.verdict ? [] : [{ type: 'VerdictHeard', data: command.data }];
    case 'PlanPackaging':
      return document.packaging ? [] : [{ type: 'PackagingPlanned', data: command.data }];
    case 'RecordPackage': {
      const { packaging, packaged } = document;
      const isPlanned = packaging?.edition === command.data.edition && packaging.contingency === command.data.contingency;
      const isDone = packaged?.edition === command.data.edition && packaged.contingency === command.data.contingency;
      return isPlanned && !isDone ? [{ type: 'DocumentPackaged', data: command.data }] : [];
    }
    case 'FailIssuing':
      return isOpen ? [{ type: 'IssuingFailed', data: { code: command.code, detail: command.detail } }] : [];
  }
};
