import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Lookups, type Tx } from '@rubrica/eventing';
import { kindOf } from '@rubrica/kinds';
import { contingencyCheckAtOnce } from '../contingency/contingency-check.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { ATTEMPT_TIMERS, attemptTimer, laterTimer } from '../submission/attempt-timer.js';
import { type AwaitedInvoice, endedWaits, mustWait, type NoteWaitReason, turnOf } from '../submission/note-wait.js';
import type { KnownSubmission, Plan, Submission } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';

export interface WaitingNote {
  readonly timer: DueTimer<Lookups>;
  readonly awaited: AwaitedInvoice;
}

/** A planned step of a submission, and the test set that it is to be sent for now. */
export interface PlannedStep {
  readonly state: KnownSubmission;
  readonly plan: Plan;
  readonly testSetId: string | null;
}

export type Turn = 'go' | 'issue again' | AwaitedInvoice;

const isNoteToSend = ({ state, plan }: PlannedStep): boolean =>
  kindOf(state.order.kind).corrects !== null && plan.operation === 'SendBillSync';

const REASONS: readonly NoteWaitReason[] = ['invoice_not_accepted', 'test_set_invoice'];

/**
 * Lets notes wait for invoices before they are sent. A wait begins in the transaction that adds the note to the waiting
 * submissions and to the stream of the invoice; it ends in the one that records what becomes of the invoice. A note also
 * looks by itself after 5, 10, 20 s … 1 h, without an event: the declaration of a contingency makes these lookups due,
 * and the note is then issued in contingency like other documents.
 */
@Injectable()
export class NoteWaits {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingSubmissions,
  ) {}

  /** Returns what the planned steps of submissions do now: each goes, is issued again, or waits for this invoice. */
  async turns(steps: readonly (PlannedStep | null)[]): Promise<readonly Turn[]> {
    const notes = steps.filter((step) => step !== null).filter(isNoteToSend);
    const [underWay, named] = await Promise.all([this.newestUnderWay(notes), this.namedBy(notes)]);
    return steps.map((step) => {
      if (!step || !isNoteToSend(step)) return 'go';
      const { state: note, testSetId } = step;
      const underWayId = testSetId === null ? null : underWay.get(note.order.tenant_id);
      if (underWayId) return { reason: 'test_set_invoice', invoiceId: underWayId };
      const invoiceId = note.order.invoice?.document_id;
      if (invoiceId === undefined) return 'go';
      const turn = turnOf(note, named.get(invoiceId)?.state ?? submission.initialState);
      return turn === 'wait' ? { reason: 'invoice_not_accepted', invoiceId } : turn;
    });
  }

  /** Returns the newest invoice under way of each tenant whose notes go for a test set. */
  private async newestUnderWay(notes: readonly PlannedStep[]): Promise<ReadonlyMap<string, string | null>> {
    const tenants = new Set(
      notes.flatMap(({ state, testSetId }) => (testSetId === null ? [] : [state.order.tenant_id])),
    );
    // An invoice has an attempt timer as long as it is under way.
    const newest = async (group: string): Promise<string | null> =>
      this.database.newestTimer({ kind: ATTEMPT_TIMERS.habilitacion, group, keyPrefix: 'inv_' });
    return new Map(await Promise.all([...tenants].map(async (tenant) => [tenant, await newest(tenant)] as const)));
  }

  private namedBy(notes: readonly PlannedStep[]): Promise<ReadonlyMap<string, { readonly state: Submission }>> {
    const ids = notes.flatMap(({ state }) => state.order.invoice?.document_id ?? []);
    return ids.length === 0 ? Promise.resolve(new Map()) : this.database.loadAll(submission, ids);
  }

  /** Records the waits and completes their timers. A note whose invoice has its outcome meanwhile looks again soon. */
  async begin(tx: Tx, notes: readonly WaitingNote[]): Promise<void> {
    const states = await tx.load(
      submission,
      notes.flatMap(({ timer, awaited }) => [timer.key, awaited.invoiceId]),
    );
    const stateOf = (id: string): Submission => states.get(id)?.state ?? submission.initialState;
    const known = notes.flatMap(({ timer, awaited }) => {
      const [note, invoice] = [stateOf(timer.key), stateOf(awaited.invoiceId)];
      if (note.status === 'unknown') return [];
      const isAwaited = invoice.status !== 'unknown' && invoice.awaitedBy.includes(timer.key);
      return [{ timer, awaited, order: note.order, isAwaited, waits: mustWait(note, awaited.reason, invoice) }];
    });
    const waits = known.filter((note) => note.waits);
    const begun = await this.waiting.add(
      tx,
      waits.map(({ timer, awaited: { reason }, order: { tenant_id: tenantId, environment } }) => ({
        documentId: timer.key,
        tenantId,
        environment,
        reason,
        timerKind: timer.kind,
        cause: timer.cause,
      })),
    );
    await tx.handleAll(
      submission,
      waits.flatMap(({ timer: { key: noteId, cause }, awaited: { reason, invoiceId }, isAwaited }) => [
        {
          id: noteId,
          command: { type: reason === 'invoice_not_accepted' ? ('AwaitInvoice' as const) : ('AwaitInvoices' as const) },
          cause,
        },
        ...(begun.has(noteId) || !isAwaited
          ? [{ id: invoiceId, command: { type: 'AddWaitingNote' as const, noteId }, cause }]
          : []),
      ]),
    );
    for (const { timer, order, waits: isWaiting } of known) {
      const { due: due_at, payload } = this.waiting.nextLookup(tx.at, timer.payload);
      const lookup = { ...attemptTimer(timer.key, order, { due_at }), payload, cause: timer.cause };
      tx.schedule(isWaiting ? lookup : laterTimer(timer, order, tx.at));
    }
    this.countInBacklog(
      tx,
      waits.filter(({ timer }) => begun.has(timer.key)),
    );
    await tx.complete(...notes.map(({ timer }) => timer));
  }

  /** Releases the notes whose wait for one of these invoices is over. */
  async settle(tx: Tx, invoices: readonly Submission[]): Promise<void> {
    const awaited = invoices.filter((invoice) => invoice.status !== 'unknown' && invoice.awaitedBy.length > 0);
    for (const reason of REASONS) {
      const ended = awaited.filter((invoice) => endedWaits(invoice).includes(reason));
      const noteIds = ended.flatMap((invoice) => (invoice.status === 'unknown' ? [] : invoice.awaitedBy));
      await this.waiting.releaseDocuments(tx, noteIds, reason);
    }
  }

  /**
   * Starts the checks that count what is left of a contingency, as they may have ended: an invoice that a note names
   * and that has no verdict was issued in one.
   */
  private countInBacklog(
    tx: Tx,
    begun: readonly (Pick<WaitingNote, 'awaited'> & Pick<KnownSubmission, 'order'>)[],
  ): void {
    const named = begun.filter(({ awaited }) => awaited.reason === 'invoice_not_accepted');
    const environments = new Set(named.map(({ order }) => order.environment));
    for (const environment of LIVE_ENVIRONMENTS.filter((one) => environments.has(one)))
      tx.schedule(contingencyCheckAtOnce(environment, tx.at));
  }
}
