import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Lookups, microBatch, type Tx } from '@rubrica/eventing';
import { contingency } from '../contingency/contingency.messages.js';
import { ContingencyStore } from '../contingency/contingency.store.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import type { DianRequest } from '../submission/dian-request.js';
import { attemptTimer, laterTimer } from '../submission/attempt-timer.js';
import type { SubmissionCommand } from '../submission/submission.decide.js';
import {
  isWaitOver,
  type KnownSubmission,
  nextStep,
  type Submission,
  type SubmissionOrder,
} from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';
import { TestSets } from '../test-set/test-set.process.js';
import { NoteWaits, type WaitingNote } from './note-wait.process.js';

/** Most attempts that one transaction records. */
const MICRO_BATCH_SIZE = 64;
/** Time between two such transactions under load; short beside a call, which takes a hundred times as long. */
const MICRO_BATCH_EVERY_MS = 20;

interface PreparedAttempt {
  readonly timer: DueTimer<Lookups>;
  readonly dianRequest: DianRequest;
  readonly state: KnownSubmission;
}

interface LoadedSubmission {
  readonly state: Submission;
  /** Test set that the document is to be sent for now; null: none. */
  readonly testSetId: string | null;
}

interface Conclusion {
  readonly timer: DueTimer<Lookups>;
  readonly command: (at: string) => SubmissionCommand;
}

/**
 * Records attempts of documents whose timers are due: their begin, their outcome, or what the document waits for. Each
 * method that ends a timer also schedules the next one. Calls made at about the same time share one transaction.
 */
@Injectable()
export class AttemptRecords {
  readonly load = microBatch((ids: readonly string[]) => this.loadAll(ids), MICRO_BATCH_SIZE);
  readonly begin = microBatch((prepared: readonly PreparedAttempt[]) => this.beginAll(prepared), MICRO_BATCH_SIZE);
  readonly awaitInvoice = microBatch((notes: readonly WaitingNote[]) => this.awaitInvoices(notes), MICRO_BATCH_SIZE);
  readonly replace = microBatch((timers: readonly DueTimer<Lookups>[]) => this.replaceAll(timers), MICRO_BATCH_SIZE);
  readonly conclude = microBatch((made: readonly Conclusion[]) => this.concludeAll(made), MICRO_BATCH_SIZE);
  readonly awaitCertificate = microBatch(
    (timers: readonly DueTimer<Lookups>[]) => this.awaitCertificates(timers),
    MICRO_BATCH_SIZE,
  );

  constructor(
    private readonly database: Database,
    private readonly contingencies: ContingencyStore,
    private readonly waiting: WaitingSubmissions,
    private readonly notes: NoteWaits,
    private readonly testSets: TestSets,
  ) {}

  /** Puts the attempt off by a moment, without an event. */
  tryLater(timer: DueTimer<Lookups>, order: SubmissionOrder): Promise<void> {
    return this.database.transaction(async (tx) => {
      tx.schedule(laterTimer(timer, order, tx.at));
      await tx.complete(timer);
    });
  }

  /** Ends the timer of a document that has nothing left to do. */
  end(timer: DueTimer): Promise<void> {
    return this.database.transaction((tx) => tx.complete(timer));
  }

  /** Records an attempt and its outcome in one transaction, as no call lies between them. */
  wholeAttempt(timer: DueTimer, conclusion: (at: string, attempt: number) => SubmissionCommand): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { at } = tx;
      const start = { type: 'StartAttempt', at, operation: 'SendBillSync' } as const;
      const { state } = await tx.handle(submission, timer.key, start);
      if (state.status === 'attempting') await tx.handle(submission, timer.key, conclusion(at, state.current.attempt));
      await tx.complete(timer);
    }, timer.cause);
  }

  private awaitInvoices(notes: readonly WaitingNote[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      await this.notes.begin(tx, notes);
      return notes.map(() => undefined);
    });
  }

  private loadAll(ids: readonly string[]): Promise<LoadedSubmission[]> {
    return this.database.transaction(async (tx) => {
      const loaded = await tx.load(submission, ids);
      const states = ids.map((id) => loaded.get(id)?.state ?? submission.initialState);
      const testSetIds = await this.testSets.inUse(tx, states);
      return states.map((state, i) => ({ state, testSetId: testSetIds[i] ?? null }));
    });
  }

  /**
   * Returns the numbers of the attempts; null where the plan has changed meanwhile: the new plan's timer is scheduled.
   */
  private beginAll(prepared: readonly PreparedAttempt[]): Promise<(number | null)[]> {
    return this.database.transaction(async (tx) => {
      const handled = await tx.handleAll(
        submission,
        prepared.map(({ timer, dianRequest }) => ({
          id: timer.key,
          command: {
            type: 'StartAttempt',
            at: tx.at,
            operation: dianRequest.operation,
            testSetId: 'testSetId' in dianRequest ? dianRequest.testSetId : undefined,
          },
          cause: timer.cause,
        })),
      );
      const attempts = handled.map(({ state, events }) =>
        events.length > 0 && state.status === 'attempting' ? state.current.attempt : null,
      );
      const outdated = prepared.flatMap(({ timer }, i) => (attempts[i] === null ? [timer] : []));
      if (outdated.length > 0) await this.letGo(tx, outdated);
      await this.waiting.remove(tx, waitingAmong(prepared.map(({ timer: { key }, state }) => [key, state])));
      return attempts;
    });
  }

  /** Orders a new edition if the contingency still lasts; if not, schedules what was planned. */
  private replaceAll(timers: readonly DueTimer<Lookups>[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const availability = await tx.load(contingency, LIVE_ENVIRONMENTS);
      const states = await tx.load(
        submission,
        timers.map(({ key }) => key),
      );
      const due = timers.filter(({ key }) => {
        const { state } = states.get(key) ?? { state: submission.initialState };
        return state.status !== 'unknown' && availability.get(state.order.environment)?.state.status === 'declared';
      });
      const handled = await tx.handleAll(
        submission,
        due.map(({ key: id, cause }) => ({ id, command: { type: 'OrderContingency', simulated: false }, cause })),
      );
      await this.waiting.remove(tx, waitingAmong([...states].map(([id, { state }]) => [id, state])));
      await this.notes.settle(
        tx,
        handled.map(({ state }) => state),
      );
      await this.letGo(tx, timers);
      return timers.map(() => undefined);
    });
  }

  /** Lets the documents wait, as no certificate signs their messages. Nothing is sent, and nothing fails. */
  private awaitCertificates(timers: readonly DueTimer<Lookups>[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const states = await tx.load(
        submission,
        timers.map(({ key }) => key),
      );
      const waits = timers.flatMap((timer) => {
        const { state } = states.get(timer.key) ?? { state: submission.initialState };
        return state.status !== 'unknown' && nextStep(state, tx.at) ? [{ timer, state }] : [];
      });
      const begun = await this.waiting.add(
        tx,
        waits.map(({ timer, state: { order } }) => ({
          documentId: timer.key,
          tenantId: order.tenant_id,
          environment: order.environment,
          reason: 'certificate_missing',
          timerKind: timer.kind,
        })),
      );
      await tx.handleAll(
        submission,
        waits.map(({ timer: { key: id, cause, payload }, state }) => {
          // It waited before and had to be added again: a new certificate released it while this attempt looked for
          // one.
          const isReleased = state.waiting === 'certificate_missing' && begun.has(id);
          const until = isReleased ? tx.at : this.waiting.nextLookup(tx.at, payload).due;
          return { id, command: { type: 'AwaitCertificate', at: tx.at, until }, cause };
        }),
      );
      await this.letGo(tx, timers);
      return timers.map(() => undefined);
    });
  }

  private concludeAll(made: readonly Conclusion[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const commands = made.map(({ timer: { key: id, cause }, command }) => ({ id, command: command(tx.at), cause }));
      const handled = await tx.handleAll(submission, commands);
      const listed = (...statuses: readonly Submission['status'][]): string[] =>
        commands.flatMap(({ id }, i) => (isListed(handled[i]?.state, statuses) ? [id] : []));
      const judged = listed('accepted', 'rejected');
      if (judged.length > 0) await this.contingencies.remove(tx, judged);
      const undecided = listed('undecided', 'failed', 'replaced');
      if (undecided.length > 0) await this.contingencies.setAside(tx, undecided);
      await this.waiting.remove(
        tx,
        commands.flatMap(({ id }, i) => (mayBeWaiting(handled[i]?.state) ? [id] : [])),
      );
      await this.notes.settle(
        tx,
        handled.map(({ state }) => state),
      );
      await this.testSets.hear(
        tx,
        handled.map((one, i) => ({ ...one, documentId: commands[i]?.id ?? '' })),
      );
      await this.letGo(
        tx,
        made.map(({ timer }) => timer),
      );
      return made.map(() => undefined);
    });
  }

  /** Schedules the next step of each document, and ends these timers. */
  private async letGo(tx: Tx, timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const states = await tx.load(
      submission,
      timers.map(({ key }) => key),
    );
    for (const { key, cause, payload } of timers) {
      const { state } = states.get(key) ?? { state: submission.initialState };
      const step = nextStep(state, tx.at);
      if (!step || state.status === 'unknown') continue;
      const isLookup = state.waiting === 'certificate_missing';
      const lookup = isLookup ? { payload: this.waiting.nextLookup(tx.at, payload).payload } : {};
      tx.schedule({ ...attemptTimer(key, state.order, step), ...lookup, cause });
    }
    await tx.complete(...timers);
  }
}

const waitingAmong = (known: readonly (readonly [id: string, Submission])[]): string[] =>
  known.flatMap(([id, state]) => (state.status !== 'unknown' && isWaitOver(state.waiting) ? [id] : []));

/** Returns whether a document that has nothing left to do may be among those that wait, as it ended without an attempt. */
const mayBeWaiting = (state: Submission | undefined): boolean =>
  state?.status === 'failed' || state?.status === 'replaced';

const isListed = (state: Submission | undefined, statuses: readonly Submission['status'][]): boolean =>
  state !== undefined && state.status !== 'unknown' && state.is_listed && statuses.includes(state.status);
