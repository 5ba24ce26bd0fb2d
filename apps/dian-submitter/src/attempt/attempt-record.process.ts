import { Injectable } from '@nestjs/common';
import { Batch, Database, type DueTimer, type Tx } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { contingency } from '../contingency/contingency.messages.js';
import { ContingencyStore } from '../contingency/contingency.store.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { FollowedInvoices } from '../followed-invoice/followed-invoice.store.js';
import { attemptTimer, laterTimer } from '../submission/attempt-timer.js';
import type { SubmissionCommand } from '../submission/submission.decide.js';
import { isWaitOver, nextStep, type Submission } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';
import { TestSets } from '../test-set/test-set.process.js';
import { type DueSubmission, type AttemptStep, type StepOf, stepsOf } from './attempt-step.js';
import { Turns } from './turn.process.js';

/** Most documents that one transaction records. */
export const DOCUMENTS_AT_ONCE = 64;

type Attempting = Extract<Submission, { readonly status: 'attempting' }>;

/** An attempt that is on record. */
export interface BegunAttempt extends DueSubmission<Attempting> {
  readonly attempt: number;
}

/** What becomes of documents by a command each. */
interface Conclusion {
  readonly due: DueSubmission;
  readonly command: (at: string) => SubmissionCommand;
}

type Type<T extends AttemptStep['type']> = readonly StepOf<Extract<AttemptStep, { readonly type: T }>>[];

/** Records steps of documents whose timers are due, a set of them in one transaction. */
@Injectable()
export class AttemptRecords {
  /** Outcomes that come at about the same time share one transaction. */
  readonly conclusions = new Batch('attempt-conclusions', (made: readonly Conclusion[]) => this.concludeAll(made), {
    most: DOCUMENTS_AT_ONCE,
  });

  constructor(
    private readonly database: Database,
    private readonly contingencies: ContingencyStore,
    private readonly waiting: WaitingSubmissions,
    private readonly turns: Turns,
    private readonly testSets: TestSets,
    private readonly followed: FollowedInvoices,
  ) {}

  async load(timers: readonly DueTimer<Lookups>[]): Promise<DueSubmission[]> {
    const loaded = await this.database.loadAll(
      submission,
      timers.map(({ key }) => key),
    );
    return timers.map((timer) => ({ timer, ...(loaded.get(timer.key) ?? NEVER_QUEUED) }));
  }

  private concludeAll(made: readonly Conclusion[]): Promise<void> {
    return this.database.transaction((tx) => this.conclude(tx, made));
  }

  /** Records one step per document. Returns the attempts that have begun; null where nothing is to be sent now. */
  record(steps: readonly StepOf[]): Promise<(BegunAttempt | null)[]> {
    return this.database.transaction(async (tx) => {
      const begun = await this.beginAll(tx, stepsOf(steps, 'begin'));
      await this.wholeAttempts(tx, stepsOf(steps, 'whole attempt'));
      await this.conclude(
        tx,
        stepsOf(steps, 'command').map(({ due, step: { command } }) => ({ due, command })),
      );
      await this.replaceAll(tx, stepsOf(steps, 'replace'));
      await this.awaitCertificates(tx, stepsOf(steps, 'await certificate'));
      await this.awaitTurns(tx, stepsOf(steps, 'await turn'));
      await this.tryLater(tx, stepsOf(steps, 'try later'));
      await this.letGo(tx, timersOf(stepsOf(steps, 'end')));
      return steps.map(({ due }) => begun.get(due) ?? null);
    });
  }

  /** Begins attempts, unless the plan has changed meanwhile: the new plan's timer is scheduled then. */
  private async beginAll(tx: Tx, steps: Type<'begin'>): Promise<ReadonlyMap<DueSubmission, BegunAttempt>> {
    const begun = new Map<DueSubmission, BegunAttempt>();
    if (steps.length === 0) return begun;
    resume(
      tx,
      steps.map(({ due }) => due),
    );
    const handled = await tx.handleAll(
      submission,
      steps.map(({ due: { timer }, step: { dianRequest } }) => ({
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
    steps.forEach(({ due }, nth) => {
      const { state, events, version } = handled[nth] ?? { events: [], ...NEVER_QUEUED };
      if (events.length === 0 || state.status !== 'attempting') return;
      begun.set(due, { timer: due.timer, state, version, attempt: state.current.attempt });
    });
    await this.letGo(tx, timersOf(steps.filter(({ due }) => !begun.has(due))));
    await this.waiting.remove(
      tx,
      steps.flatMap(({ due: { timer, state } }) => (isWaiting(state) ? [timer.key] : [])),
    );
    return begun;
  }

  private async wholeAttempts(tx: Tx, steps: Type<'whole attempt'>): Promise<void> {
    if (steps.length === 0) return;
    const handled = await tx.handleAll(
      submission,
      steps.map(({ due: { timer }, step: { operation } }) => ({
        id: timer.key,
        command: { type: 'StartAttempt', at: tx.at, operation },
        cause: timer.cause,
      })),
    );
    await this.conclude(
      tx,
      steps.flatMap(({ due, step: { conclusion } }, nth) => {
        const state = handled[nth]?.state;
        return state?.status === 'attempting'
          ? [{ due, command: (at) => conclusion(at, state.current.attempt) } satisfies Conclusion]
          : [];
      }),
    );
    await this.letGo(tx, timersOf(steps.filter((_, nth) => handled[nth]?.state.status !== 'attempting')));
  }

  private async conclude(tx: Tx, made: readonly Conclusion[]): Promise<void> {
    if (made.length === 0) return;
    resume(
      tx,
      made.map(({ due }) => due),
    );
    const commands = made.map(({ due: { timer }, command }) => ({
      id: timer.key,
      command: command(tx.at),
      cause: timer.cause,
    }));
    const handled = await tx.handleAll(submission, commands);
    this.followed.follow(
      tx,
      handled.map(({ state, events }, nth) => ({
        id: commands[nth]?.id ?? '',
        state: events.length > 0 ? state : submission.initialState,
      })),
    );
    const idsOf = (isOne: (state: Submission) => boolean): string[] =>
      commands.flatMap(({ id }, nth) => (isOne(handled[nth]?.state ?? submission.initialState) ? [id] : []));
    const judged = idsOf((state) => isListed(state, ['accepted', 'rejected']));
    if (judged.length > 0) await this.contingencies.remove(tx, judged);
    const undecided = idsOf((state) => isListed(state, ['undecided', 'failed', 'replaced']));
    if (undecided.length > 0) await this.contingencies.setAside(tx, undecided);
    // Among those that wait may be one that ended without an attempt.
    await this.waiting.remove(
      tx,
      idsOf(({ status }) => status === 'failed' || status === 'replaced'),
    );
    await this.testSets.hear(
      tx,
      handled.map((one, nth) => ({ ...one, documentId: commands[nth]?.id ?? '' })),
    );
    await this.letGo(tx, timersOf(made));
  }

  /** Orders a new edition if the contingency still lasts; if not, schedules what was planned. */
  private async replaceAll(tx: Tx, steps: Type<'replace'>): Promise<void> {
    if (steps.length === 0) return;
    const timers = timersOf(steps);
    const availability = await tx.load(contingency, LIVE_ENVIRONMENTS);
    const states = await statesOf(tx, timers);
    const due = states.filter(
      ({ state }) =>
        state.status !== 'unknown' && availability.get(state.order.environment)?.state.status === 'declared',
    );
    await tx.handleAll(
      submission,
      due.map(({ timer: { key: id, cause } }) => ({
        id,
        command: { type: 'OrderContingency', simulated: false },
        cause,
      })),
    );
    await this.waiting.remove(
      tx,
      states.flatMap(({ timer, state }) => (isWaiting(state) ? [timer.key] : [])),
    );
    await this.letGo(tx, timers);
  }

  private async awaitCertificates(tx: Tx, steps: Type<'await certificate'>): Promise<void> {
    if (steps.length === 0) return;
    const timers = timersOf(steps);
    const waits = (await statesOf(tx, timers)).flatMap(({ timer, state }) =>
      state.status !== 'unknown' && nextStep(state, tx.at) ? [{ timer, state }] : [],
    );
    const begun = await this.waiting.add(
      tx,
      waits.map(({ timer, state: { order } }) => ({
        documentId: timer.key,
        tenantId: order.tenant_id,
        environment: order.environment,
        reason: 'certificate_missing',
        timerKind: timer.kind,
        cause: timer.cause,
      })),
    );
    await tx.handleAll(
      submission,
      waits.map(({ timer: { key: id, cause, payload }, state }) => {
        // It waited before and had to be added again: a new certificate released it while this attempt looked for one.
        const isReleased = state.waiting === 'certificate_missing' && begun.has(id);
        const until = isReleased ? tx.at : this.waiting.nextLookup(tx.at, payload).due;
        return { id, command: { type: 'AwaitCertificate', at: tx.at, until }, cause };
      }),
    );
    await this.letGo(tx, timers);
  }

  private async awaitTurns(tx: Tx, steps: Type<'await turn'>): Promise<void> {
    if (steps.length === 0) return;
    await this.turns.wait(
      tx,
      steps.map(({ due: { timer }, step: { awaited } }) => ({ timer, awaited })),
    );
  }

  private async tryLater(tx: Tx, steps: Type<'try later'>): Promise<void> {
    if (steps.length === 0) return;
    for (const { due } of steps)
      if (due.state.status !== 'unknown') tx.schedule(laterTimer(due.timer, due.state.order, tx.at));
    await tx.complete(...timersOf(steps));
  }

  /** Schedules the next step of each document, and ends these timers. */
  private async letGo(tx: Tx, timers: readonly DueTimer<Lookups>[]): Promise<void> {
    if (timers.length === 0) return;
    for (const { timer, state } of await statesOf(tx, timers)) {
      const step = nextStep(state, tx.at);
      if (!step || state.status === 'unknown') continue;
      const isLookup = state.waiting === 'certificate_missing';
      const lookup = isLookup ? { payload: this.waiting.nextLookup(tx.at, timer.payload).payload } : {};
      tx.schedule({ ...attemptTimer(timer.key, state.order, step), ...lookup, cause: timer.cause });
    }
    await tx.complete(...timers);
  }
}

const NEVER_QUEUED = { state: submission.initialState, version: 0 };

const timersOf = (some: readonly { readonly due: DueSubmission }[]): DueTimer<Lookups>[] =>
  some.map(({ due: { timer } }) => timer);

/** Lets the transaction append to streams as they were read. */
const resume = (tx: Tx, dues: readonly DueSubmission[]): void =>
  tx.resume(submission, new Map(dues.map((due) => [due.timer.key, due])));

const statesOf = async (
  tx: Tx,
  timers: readonly DueTimer<Lookups>[],
): Promise<{ readonly timer: DueTimer<Lookups>; readonly state: Submission }[]> => {
  const loaded = await tx.load(
    submission,
    timers.map(({ key }) => key),
  );
  return timers.map((timer) => ({ timer, state: loaded.get(timer.key)?.state ?? submission.initialState }));
};

const isWaiting = (state: Submission): boolean => state.status !== 'unknown' && isWaitOver(state.waiting);

const isListed = (state: Submission, statuses: readonly Submission['status'][]): boolean =>
  state.status !== 'unknown' && state.is_listed && statuses.includes(state.status);
