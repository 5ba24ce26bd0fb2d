import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, microBatch, type TimerRequest, type Tx } from '@rubrica/eventing';
import { contingency } from '../contingency/contingency.messages.js';
import { ContingencyStore } from '../contingency/contingency.store.js';
import { HeldSubmissions, type ToHold } from '../contingency/held-submission.process.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { CertificateWaits, type Lookups, nextLookupAt, oneMoreLookup } from '../submission/waiting-submission.store.js';
import type { DianRequest } from '../submission/dian-request.js';
import { attemptTimer } from '../submission/next-attempt.js';
import type { SubmissionCommand } from '../submission/submission.decide.js';
import { type KnownSubmission, nextStep, type Submission, type SubmissionOrder } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { TestSets } from '../test-set/test-set.process.js';

/** Most attempts that one transaction records. */
const MICRO_BATCH_SIZE = 64;
/** Time between two such transactions under load; short beside a call, which takes a hundred times as long. */
const MICRO_BATCH_EVERY_MS = 20;

/** Wait after which an attempt that could not begin is tried again. */
const LATER_MS = 500;

interface PreparedAttempt {
  readonly timer: DueTimer<Lookups>;
  readonly dianRequest: DianRequest;
  readonly state: KnownSubmission;
}

interface Held extends ToHold {
  readonly timer: DueTimer<Lookups>;
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
  readonly load = microBatch((ids: readonly string[]) => this.loadAll(ids), MICRO_BATCH_SIZE, MICRO_BATCH_EVERY_MS);
  readonly begin = microBatch(
    (prepared: readonly PreparedAttempt[]) => this.beginAll(prepared),
    MICRO_BATCH_SIZE,
    MICRO_BATCH_EVERY_MS,
  );
  readonly hold = microBatch((held: readonly Held[]) => this.holdAll(held), MICRO_BATCH_SIZE);
  readonly replace = microBatch((timers: readonly DueTimer<Lookups>[]) => this.replaceAll(timers), MICRO_BATCH_SIZE);
  readonly conclude = microBatch(
    (made: readonly Conclusion[]) => this.concludeAll(made),
    MICRO_BATCH_SIZE,
    MICRO_BATCH_EVERY_MS,
  );
  readonly awaitCertificate = microBatch(
    (timers: readonly DueTimer<Lookups>[]) => this.awaitCertificates(timers),
    MICRO_BATCH_SIZE,
  );

  constructor(
    private readonly database: Database,
    private readonly contingencies: ContingencyStore,
    private readonly held: HeldSubmissions,
    private readonly certificateWaits: CertificateWaits,
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

  private holdAll(held: readonly Held[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const early = await this.held.holdNotes(tx, held);
      for (const { timer, order } of early) tx.schedule(laterTimer(timer, order, tx.at));
      await tx.complete(...held.map(({ timer }) => timer));
      return held.map(() => undefined);
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
      await this.certificateWaits.leave(tx, waitingAmong(prepared.map(({ timer: { key }, state }) => [key, state])));
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
      await tx.handleAll(
        submission,
        due.map(({ key: id, cause }) => ({ id, command: { type: 'OrderContingency', simulated: false }, cause })),
      );
      await this.letGo(tx, timers);
      await this.certificateWaits.leave(tx, waitingAmong([...states].map(([id, { state }]) => [id, state])));
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
      const added = await this.certificateWaits.add(
        tx,
        waits.map(({ timer: { key: id }, state: { order } }) => ({ id, order })),
      );
      await tx.handleAll(
        submission,
        waits.map(({ timer: { key: id, cause, payload }, state }) => {
          // It waited before and had to be added again: a new certificate released it while this attempt looked for
          // one.
          const isReleased = state.waiting === 'certificate_missing' && added.has(id);
          const until = isReleased ? tx.at : nextLookupAt(tx.at, payload);
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
      const lookups = state.waiting === 'certificate_missing' ? { payload: oneMoreLookup(payload) } : {};
      tx.schedule({ ...attemptTimer(key, state.order, step), ...lookups, cause });
    }
    await tx.complete(...timers);
  }
}

const waitingAmong = (known: readonly (readonly [id: string, Submission])[]): string[] =>
  known.flatMap(([id, state]) => (state.status !== 'unknown' && state.waiting === 'certificate_missing' ? [id] : []));

const isListed = (state: Submission | undefined, statuses: readonly Submission['status'][]): boolean =>
  state !== undefined && state.status !== 'unknown' && state.is_listed && statuses.includes(state.status);

const laterTimer = ({ key, cause, payload }: DueTimer<Lookups>, order: SubmissionOrder, at: string): TimerRequest => {
  const due_at = new Date(Date.parse(at) + LATER_MS).toISOString();
  return { ...attemptTimer(key, order, { due_at }), payload, cause };
};
