import { Injectable } from '@nestjs/common';
import { Database, type DueTimer } from '@rubrica/eventing';
import { DianSubmitterSettings } from '../config.js';
import { ATTEMPT_TIMERS, attemptTimer } from '../submission/next-attempt.js';
import { submission } from '../submission/submission.messages.js';
import { type KnownSubmission, nextStep, type Plan } from '../submission/submission.js';

/** Time between two checks for pending invoices, in multiples of `retryFirstMs`. */
const CHECK_EVERY_WAITS = 5;

/**
 * Holds notes of a test set back until its invoices have their verdicts: DIAN might judge a note before its invoice.
 */
@Injectable()
export class InvoicesFirst {
  constructor(
    private readonly database: Database,
    private readonly settings: DianSubmitterSettings,
  ) {}

  /** Returns whether the submission is a note to be sent while invoices of its tenant have no verdict. */
  async concerns({ order }: KnownSubmission, { operation }: Plan): Promise<boolean> {
    if (operation !== 'SendBillSync' || order.kind === 'invoice') return false;
    // An invoice has an attempt timer until it has its verdict.
    return this.database.hasTimer({ kind: ATTEMPT_TIMERS.habilitacion, group: order.tenant_id, keyPrefix: 'inv_' });
  }

  /** Publishes the wait the first time, and schedules the next check. Later checks write no event. */
  wait(timer: DueTimer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { state } = await tx.handle(submission, timer.key, { type: 'AwaitInvoices' });
      const due_at = new Date(Date.parse(tx.at) + CHECK_EVERY_WAITS * this.settings.retryFirstMs).toISOString();
      const step = nextStep(state, tx.at);
      if (step && state.status !== 'unknown') tx.schedule(attemptTimer(timer.key, state.order, { ...step, due_at }));
      await tx.complete(timer);
    }, timer.cause);
  }
}
