import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import type { DocumentDraft } from '@rubrica/fiscal';
import type { DocumentCommand } from '../document/document.decide.js';
import { isOpen, type Signed } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { CERTIFICATE_MISSING } from '../document/issuing-waits.js';
import { PACKAGE } from '../document/timer-kinds.js';
import { WaitingProcess } from '../document/waiting.process.js';
import { drawFailed, withState } from './job-state.process.js';
import type { SigningOutcome } from './signing.process.js';

/** Records the outcomes of signing. A document whose certificate was refused is planned again or waits for another one. */
@Injectable()
export class RecordingProcess {
  constructor(private readonly waiting: WaitingProcess) {}

  async record(tx: Tx, outcomes: readonly SigningOutcome[]): Promise<void> {
    const states = outcomes.map(({ job }) => [job.timer.key, { state: job.document, version: job.version }] as const);
    tx.resume(documentAggregate, new Map(states));
    await tx.handleAll(
      documentAggregate,
      outcomes.map((outcome) => ({ id: outcome.job.timer.key, command: commandAfter(outcome) })),
    );
    const settled = outcomes.filter(({ is }) => is !== 'refused').map(({ job }) => job);
    await this.waiting.end(tx, settled);
    const refused = await withState(
      tx,
      outcomes.filter(({ is }) => is === 'refused').map(({ job }) => job),
    );
    await this.waiting.wait(
      tx,
      refused
        .filter(({ document }) => isOpen(document))
        .map((job) => ({ ...job, data: CERTIFICATE_MISSING, isRefused: true })),
    );
    for (const { is, job } of outcomes) {
      const { received, contingency } = job.document;
      if (is === 'failed') drawFailed(tx, job);
      if (is === 'signed' && contingency) tx.schedule({ kind: PACKAGE, key: job.timer.key, group: received.tenant_id });
    }
    const cancelled = refused.filter(({ document }) => !isOpen(document));
    await tx.complete(...[...settled, ...cancelled].map(({ timer }) => timer));
  }
}

const commandAfter = (outcome: SigningOutcome): DocumentCommand => {
  switch (outcome.is) {
    case 'failed':
      return { type: 'FailIssuing', ...outcome.failure };
    case 'refused':
      return { type: 'DropSigningPlan', why: outcome.refusal.code };
    case 'signed':
      return {
        type: 'RecordSignature',
        signatureId: outcome.job.document.plan.signature_id,
        data: signedOf(outcome),
      };
  }
};

const signedOf = ({ job, issued, xmlBlob }: SigningOutcome & { readonly is: 'signed' }) => ({
  edition: job.document.plan.edition,
  xml_blob: xmlBlob,
  payable_amount: issued.payableAmount,
  currency: issued.currency,
  ...paymentFormOf(job.request.draft),
});

const paymentFormOf = (draft: DocumentDraft): Pick<Signed, 'payment_form'> =>
  'payment_means' in draft ? { payment_form: draft.payment_means.type } : {};
