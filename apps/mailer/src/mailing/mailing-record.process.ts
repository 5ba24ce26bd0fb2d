import { Injectable } from '@nestjs/common';
import { Batch, type CommandOf, Database, type Handled, type Tx } from '@rubrica/eventing';
import { VersionConflict } from '@rubrica/eventing/postgres';
import { BlobStore, putJson } from '@rubrica/service';
import { SuppressionStore } from '../suppression/suppression.store.js';
import { mailing, type MailingCommand } from './mailing.decide.js';
import { isOpen, mailedId, type Mailing, type MailingEvent } from './mailing.js';
import type { BegunAttempt, MadeAttempt, MailingTimerDue } from './mailing-attempt.js';
import { sendTimer } from './mailing-orders.process.js';
import { type ChangedMailing, MailingView } from './mailing.view.js';

/** Attempts that share a transaction at most. */
const MOST = 128;

/** Records attempts to send mails. Those that come at the same time share a transaction. */
@Injectable()
export class MailingRecord {
  /** Begins an attempt; null, with the timer completed, where nothing is left to send. */
  readonly begun = new Batch('begun-mailings', (timers: readonly MailingTimerDue[]) => this.beginAll(timers), {
    most: MOST,
  });
  /** Records the outcome of an attempt, and schedules the next one. */
  readonly made = new Batch('made-mailings', (attempts: readonly MadeAttempt[]) => this.recordAll(attempts), {
    most: MOST,
  });

  constructor(
    private readonly database: Database,
    private readonly mailings: MailingView,
    private readonly suppressions: SuppressionStore,
    private readonly blobs: BlobStore,
  ) {}

  private beginAll(timers: readonly MailingTimerDue[]): Promise<(BegunAttempt | null)[]> {
    return this.database.transaction(async (tx) => {
      const ids = timers.map(({ key }) => key);
      const handled = await tx.handleAll(
        mailing,
        timers.map(({ key: id, cause }) => ({ id, command: { type: 'BeginAttempt', at: tx.at }, cause })),
      );
      await this.mailings.show(tx, changesOf(ids, handled));
      const begun = timers.map((timer, i) => {
        const state = handled[i]?.state;
        return state && isOpen(state) ? { timer, mailing: state, begunAt: tx.at, isUnrecorded: false } : null;
      });
      const ended = timers.filter((_, i) => begun[i] === null);
      if (ended.length > 0) await tx.complete(...ended);
      return begun;
    });
  }

  /** Stores what the servers said, records the outcomes, and completes the timers. */
  private async recordAll(attempts: readonly MadeAttempt[]): Promise<void> {
    const blobs = await Promise.all(
      attempts.map(({ mailing: { subject }, recipient, diagnostic }) =>
        putJson(this.blobs, subject.tenant_id, { ...recipient, diagnostic }),
      ),
    );
    await this.database.transaction(async (tx) => {
      tx.resume(
        mailing,
        new Map(
          attempts.flatMap(({ timer: { key, handover } }) => (handover ? [[key, handover.scheduled] as const] : [])),
        ),
      );
      const commands = attempts.flatMap((one, i) => recordOf(one, tx.at, blobs[i] ?? ''));
      const changes = changesOf(
        commands.map(({ id }) => id),
        await tx.handleAll(mailing, commands),
      );
      // An erased mailing has no row; then the states that were handed over are out of date.
      if ((await this.mailings.show(tx, changes)) < changes.length)
        throw new VersionConflict(changes.map(({ id }) => id));
      for (const one of attempts.filter(({ isHard }) => isHard)) await this.suppress(tx, one);
      for (const { id, mailing: after } of changes) {
        if (isOpen(after)) tx.schedule(sendTimer(id, after.subject.tenant_id, after.dueAt));
      }
      await tx.complete(...attempts.map(({ timer }) => timer));
    });
  }

  private async suppress(tx: Tx, { timer, mailing: { subject }, recipient, diagnostic }: MadeAttempt): Promise<void> {
    const { tenant_id } = subject;
    const document_id = mailedId(subject);
    if (document_id === null) return; // the list is of other people's addresses
    await this.suppressions.add(tx, {
      ...{ tenant_id, livemode: true, address: recipient.email, reason: 'hard_bounce', diagnostic },
      ...{ document_id, mailing_id: timer.key },
    });
  }
}

const recordOf = (
  { timer: { key: id, cause }, begunAt, isUnrecorded, outcome }: MadeAttempt,
  at: string,
  recipient_blob: string,
): CommandOf<MailingCommand>[] => {
  const jitter = 0.9 + Math.random() * 0.2;
  return [
    ...(isUnrecorded ? [{ id, command: { type: 'BeginAttempt', at: begunAt } as const, cause }] : []),
    { id, command: { type: 'RecordAttempt', at, begunAt, outcome, recipient_blob, jitter }, cause },
  ];
};

/** Returns the mailings that a transaction has changed, in their last state. */
const changesOf = (ids: readonly string[], handled: readonly Handled<Mailing, MailingEvent>[]): ChangedMailing[] => {
  const changed = new Map<string, ChangedMailing>();
  handled.forEach(({ state, events }, i) => {
    const id = ids[i] ?? '';
    if (events.length > 0 && state.status !== 'unknown') changed.set(id, { id, mailing: state });
  });
  return [...changed.values()];
};
