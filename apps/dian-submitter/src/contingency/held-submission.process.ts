import { Injectable } from '@nestjs/common';
import type { Cause, Tx } from '@rubrica/eventing';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import type { SubmissionCommand } from '../submission/submission.decide.js';
import type { SubmissionOrder } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { contingencyCheckAtOnce } from './contingency-check.js';
import { ContingencyStore } from './contingency.store.js';

export interface ToHold {
  readonly id: string;
  readonly order: SubmissionOrder;
  readonly cause?: Cause | undefined;
}

/** Holds submissions back. The contingency process of the environment releases them in the order of their issue. */
@Injectable()
export class HeldSubmissions {
  constructor(private readonly contingencies: ContingencyStore) {}

  async hold(
    tx: Tx,
    documents: readonly ToHold[],
    command: Extract<SubmissionCommand, { type: 'HoldSubmission' | 'HoldNote' }> = { type: 'HoldSubmission' },
  ): Promise<void> {
    if (documents.length === 0) return;
    await tx.handleAll(
      submission,
      documents.map(({ id, cause }) => ({ id, command, cause })),
    );
    await this.contingencies.add(tx, documents);
    const environments = new Set(documents.map(({ order }) => order.environment));
    for (const environment of LIVE_ENVIRONMENTS.filter((one) => environments.has(one)))
      tx.schedule(contingencyCheckAtOnce(environment, tx.at));
  }

  /**
   * Holds notes whose invoices have no verdict. Returns, without holding them, the notes whose invoice is not on the
   * list yet: it is added in a moment, when the message that it was signed is consumed.
   */
  async holdNotes<T extends ToHold>(tx: Tx, notes: readonly T[]): Promise<readonly T[]> {
    const listed = await this.contingencies.listed(tx, notes.map(invoiceOf));
    await this.hold(
      tx,
      notes.filter((note) => listed.has(invoiceOf(note))),
      { type: 'HoldNote' },
    );
    return notes.filter((note) => !listed.has(invoiceOf(note)));
  }
}

const invoiceOf = ({ order }: ToHold): string => order.invoice?.document_id ?? '';
