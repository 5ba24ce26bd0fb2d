import { Inject, Injectable } from '@nestjs/common';
import {
  Database,
  type DueTimer,
  faultPoint,
  OnTimer,
  type TimerOptions,
  type TimerRequest,
  together,
  type Tx,
} from '@rubrica/eventing';
import { Clock, LOGGER, type Logger } from '@rubrica/service';
import { SimulatedAuthority } from '../application-response/simulated-authority.js';
import { VaultRefusal } from '../certificate-vault/certificate-vault.client.js';
import { DianSubmitterSettings } from '../config.js';
import { AuthorityAvailability } from '../contingency/authority-availability.js';
import { contingency } from '../contingency/contingency.messages.js';
import { ContingencyStore } from '../contingency/contingency.store.js';
import { CurrentContingency, LIVE_ENVIRONMENTS } from '../contingency/current-contingency.js';
import { type LiveEnvironment, TaxAuthority } from '../dian/tax-authority.client.js';
import { InvoicesFirst } from '../test-set/invoices-first.js';
import { TestSets } from '../test-set/test-set.store.js';
import { ATTEMPT_TIMERS, attemptTimer } from './attempt-timer.js';
import { type Errand, errandOf } from './errand.js';
import { HeldSubmissions, type ToHold } from './held-submission.store.js';
import { type ConcludeAttempt, mayBeReplaced, type SubmissionCommand, turnOf } from './submission.decide.js';
import { submission } from './submission.messages.js';
import { type KnownSubmission, nextStep, type Submission, type SubmissionOrder } from './submission.js';
import { lookAgainAt, type Looked, lookedAgain, WaitingSubmissions } from './waiting-submission.store.js';

/** Attempts that one transaction records at most. */
const MOST_TOGETHER = 64;
/** Such transactions begin so far apart when many attempts are under way: a call takes a hundred times as long. */
const TOGETHER_EVERY_MS = 20;
/** What is worked on at once where nothing is sent. */
const WITHOUT_CALLS = 64;

const LATER_MS = 500;

interface PreparedAttempt {
  readonly timer: DueTimer<Looked>;
  readonly errand: Errand;
  readonly state: KnownSubmission;
}

interface Held extends ToHold {
  readonly timer: DueTimer<Looked>;
}

interface LoadedSubmission {
  readonly state: Submission;
  /** That the tenant's documents of habilitación are sent for now. */
  readonly testSetId: string | null;
}

interface Conclusion {
  readonly timer: DueTimer<Looked>;
  readonly command: (at: string) => SubmissionCommand;
}

/**
 * Makes the attempts that are due. An attempt is recorded in one transaction before the call and its outcome in
 * another one after it; whoever finds an attempt without an outcome asks what became of it before anything is sent.
 * Those that come together are recorded together.
 */
@Injectable()
export class SubmissionTimer {
  private readonly load = together((ids: readonly string[]) => this.loadAll(ids), MOST_TOGETHER, TOGETHER_EVERY_MS);
  private readonly begin = together(
    (prepared: readonly PreparedAttempt[]) => this.beginAll(prepared),
    MOST_TOGETHER,
    TOGETHER_EVERY_MS,
  );
  private readonly hold = together((held: readonly Held[]) => this.holdAll(held), MOST_TOGETHER);
  private readonly replace = together((timers: readonly DueTimer<Looked>[]) => this.replaceAll(timers), MOST_TOGETHER);
  private readonly conclude = together(
    (made: readonly Conclusion[]) => this.concludeAll(made),
    MOST_TOGETHER,
    TOGETHER_EVERY_MS,
  );
  private readonly awaitCertificate = together(
    (timers: readonly DueTimer<Looked>[]) => this.awaitCertificates(timers),
    MOST_TOGETHER,
  );
  /** Calls of this process under way. */
  private readonly calls: Record<LiveEnvironment, number> = { habilitacion: 0, production: 0 };

  constructor(
    private readonly database: Database,
    private readonly authority: TaxAuthority,
    private readonly simulated: SimulatedAuthority,
    private readonly availability: AuthorityAvailability,
    private readonly current: CurrentContingency,
    private readonly contingencies: ContingencyStore,
    private readonly held: HeldSubmissions,
    private readonly waiting: WaitingSubmissions,
    private readonly testSets: TestSets,
    private readonly invoicesFirst: InvoicesFirst,
    private readonly settings: DianSubmitterSettings,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: ATTEMPT_TIMERS.test, concurrency: 16 })
  onTest(timers: readonly DueTimer<Looked>[]): Promise<void> {
    return this.submitAll(timers);
  }

  @OnTimer((timer: SubmissionTimer) => timer.optionsOf('habilitacion'))
  onHabilitacion(timers: readonly DueTimer<Looked>[]): Promise<void> {
    return this.submitAll(timers);
  }

  @OnTimer((timer: SubmissionTimer) => timer.optionsOf('production'))
  onProduction(timers: readonly DueTimer<Looked>[]): Promise<void> {
    return this.submitAll(timers);
  }

  private optionsOf(environment: LiveEnvironment): TimerOptions {
    // In an outage what is due is given its new edition, or says that it waits: neither takes a call.
    const concurrency = (): number => {
      const allowed = this.authority.callsAllowed(environment);
      return this.current.status(environment) === 'available' ? allowed : Math.max(allowed, WITHOUT_CALLS);
    };
    return { kind: ATTEMPT_TIMERS[environment], concurrency, leaseMs: 5_000 };
  }

  private async submitAll(timers: readonly DueTimer<Looked>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.submit(timer)));
  }

  private async submit(timer: DueTimer<Looked>): Promise<void> {
    const { state, testSetId } = await this.load(timer.key);
    const step = nextStep(state, timer.due);
    if (state.status === 'unknown' || !step) return this.database.transaction((tx) => tx.complete(timer));
    try {
      const { environment } = state.order;
      if (environment === 'test') await this.simulate(timer, state);
      else if (this.current.status(environment) === 'declared' && mayBeReplaced(state)) await this.replace(timer);
      else if (testSetId !== null && (await this.invoicesFirst.concerns(state, step)))
        await this.invoicesFirst.wait(timer);
      else await this.take(timer, state, errandOf(state, step.operation, testSetId), environment);
    } catch (error) {
      if (!(error instanceof VaultRefusal)) throw error;
      if (error.isOfCertificate) return this.awaitCertificate(timer);
      const detail = `The vault does not sign the message that carries the document (${error.code}).`;
      const failure = { code: 'transport_signature_refused', detail, answer_blob: null } as const;
      await this.conclude({ timer, command: (at) => ({ type: 'FailSubmission', at, failure }) });
    }
  }

  /** Attempts it, if it is its turn and anybody answers. */
  private async take(
    timer: DueTimer<Looked>,
    state: KnownSubmission,
    errand: Errand,
    environment: LiveEnvironment,
  ): Promise<void> {
    const { order } = state;
    const turn = order.invoice ? turnOf(state, (await this.load(order.invoice.document_id)).state) : 'go';
    if (turn === 'wait') return this.hold({ timer, id: timer.key, order, cause: timer.cause });
    if (turn === 'issue again') return this.conclude({ timer, command: () => ({ type: 'OrderReissue' }) });
    const allowed = this.authority.callsAllowed(environment);
    if (allowed === 0) return this.postpone(timer);
    if (this.calls[environment] >= allowed) return this.lookLater(timer, order);
    this.calls[environment] += 1;
    try {
      await this.attempt(timer, state, errand, environment);
    } finally {
      this.calls[environment] -= 1;
    }
  }

  private async attempt(
    timer: DueTimer<Looked>,
    state: KnownSubmission,
    errand: Errand,
    environment: LiveEnvironment,
  ): Promise<void> {
    // The signature first: as long as the vault is away, nothing is attempted.
    const call = await this.authority.prepare(timer.key, state.order, errand);
    const attempt = await this.begin({ timer, errand, state });
    if (attempt === null) return;
    const { operation } = errand;
    faultPoint('dian-submitter:attempt-begun');
    const begunAt = this.clock.now().toISOString();
    const begunMs = performance.now();
    const outcome = await this.authority.perform(call);
    const durationMs = Math.round(performance.now() - begunMs);
    faultPoint('dian-submitter:attempt-answered');
    const { result } = outcome;
    this.logger.info(
      { document_id: timer.key, attempt, operation, result, duration_ms: durationMs },
      'attempt at DIAN',
    );
    await this.conclude({ timer, command: (at) => this.conclusion({ at, attempt, outcome, durationMs }, state) });
    await this.availability.note(environment, timer.key, outcome, begunAt);
  }

  /** Nobody answers now. */
  private postpone(timer: DueTimer<Looked>): Promise<undefined> {
    const { trialEveryMs: firstMs, retryLongestMs: longestMs } = this.settings;
    return this.conclude({ timer, command: (at) => ({ type: 'PostponeAttempt', at, waits: { firstMs, longestMs } }) });
  }

  /** Nothing is to be said of it: what is in the way is over in a moment. */
  private lookLater(timer: DueTimer<Looked>, order: SubmissionOrder): Promise<void> {
    return this.database.transaction(async (tx) => {
      tx.schedule(laterTimer(timer, order, tx.at));
      await tx.complete(timer);
    });
  }

  private holdAll(held: readonly Held[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const early = await this.held.holdNotes(tx, held);
      for (const { timer, order } of early) tx.schedule(laterTimer(timer, order, tx.at));
      await tx.complete(...held.map(({ timer }) => timer));
      return held.map(() => undefined);
    });
  }

  /** Nothing leaves the house here, so attempt and outcome are one transaction. */
  private async simulate(timer: DueTimer<Looked>, { order }: KnownSubmission): Promise<void> {
    if (order.simulate?.outcome === 'accepted_contingency') {
      return this.conclude({ timer, command: () => ({ type: 'OrderContingency', simulated: true }) });
    }
    const outcome = await this.simulated.answer(timer.key, order);
    await this.database.transaction(async (tx) => {
      const { at } = tx;
      const start = { type: 'StartAttempt', at, operation: 'SendBillSync' } as const;
      const { state } = await tx.handle(submission, timer.key, start);
      if (state.status === 'attempting') {
        const { attempt } = state.current;
        await tx.handle(submission, timer.key, this.conclusion({ at, attempt, outcome, durationMs: 0 }, state));
      }
      await tx.complete(timer);
    }, timer.cause);
  }

  /** What was issued in a contingency is what tells that it is over: it does not wait longer than a trial does. */
  private conclusion(
    of: Pick<ConcludeAttempt, 'at' | 'attempt' | 'outcome' | 'durationMs'>,
    { in_contingency }: KnownSubmission,
  ): ConcludeAttempt {
    const { retryFirstMs: firstMs, retryLongestMs, trialEveryMs } = this.settings;
    const longestMs = in_contingency ? Math.min(trialEveryMs, retryLongestMs) : retryLongestMs;
    return { type: 'ConcludeAttempt', ...of, waits: { firstMs, longestMs }, jitter: 0.9 + Math.random() * 0.2 };
  }

  private loadAll(ids: readonly string[]): Promise<LoadedSubmission[]> {
    return this.database.transaction(async (tx) => {
      const loaded = await tx.load(submission, ids);
      const states = ids.map((id) => loaded.get(id)?.state ?? submission.initialState);
      const testSetIds = await this.testSets.inUse(tx, states);
      return states.map((state, i) => ({ state, testSetId: testSetIds[i] ?? null }));
    });
  }

  /** Null: the plan has become another one meanwhile. It is looked at again at once. */
  private beginAll(prepared: readonly PreparedAttempt[]): Promise<(number | null)[]> {
    return this.database.transaction(async (tx) => {
      const handled = await tx.handleAll(
        submission,
        prepared.map(({ timer, errand }) => ({
          id: timer.key,
          command: {
            type: 'StartAttempt',
            at: tx.at,
            operation: errand.operation,
            testSetId: 'testSetId' in errand ? errand.testSetId : undefined,
          },
          cause: timer.cause,
        })),
      );
      const attempts = handled.map(({ state, events }) =>
        events.length > 0 && state.status === 'attempting' ? state.current.attempt : null,
      );
      const outdated = prepared.flatMap(({ timer }, i) => (attempts[i] === null ? [timer] : []));
      if (outdated.length > 0) await this.letGo(tx, outdated);
      await this.waiting.leave(tx, waitingAmong(prepared.map(({ timer: { key }, state }) => [key, state])));
      return attempts;
    });
  }

  /** A new edition is ordered if the contingency still lasts; if not, what was due is due. */
  private replaceAll(timers: readonly DueTimer<Looked>[]): Promise<undefined[]> {
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
      await this.waiting.leave(tx, waitingAmong([...states].map(([id, { state }]) => [id, state])));
      return timers.map(() => undefined);
    });
  }

  /** Nobody signs the message: nothing is sent, and nothing fails. */
  private awaitCertificates(timers: readonly DueTimer<Looked>[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const states = await tx.load(
        submission,
        timers.map(({ key }) => key),
      );
      const waits = timers.flatMap((timer) => {
        const { state } = states.get(timer.key) ?? { state: submission.initialState };
        return state.status !== 'unknown' && nextStep(state, tx.at) ? [{ timer, state }] : [];
      });
      const added = await this.waiting.add(
        tx,
        waits.map(({ timer: { key: id }, state: { order } }) => ({ id, order })),
      );
      await tx.handleAll(
        submission,
        waits.map(({ timer: { key: id, cause, payload }, state }) => {
          // One that waited already and is not among those that wait was released while it looked.
          const isReleased = state.waiting === 'certificate_missing' && added.has(id);
          const until = isReleased ? tx.at : lookAgainAt(tx.at, payload);
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

  /** Plans what follows, and ends these timers. */
  private async letGo(tx: Tx, timers: readonly DueTimer<Looked>[]): Promise<void> {
    const states = await tx.load(
      submission,
      timers.map(({ key }) => key),
    );
    for (const { key, cause, payload } of timers) {
      const { state } = states.get(key) ?? { state: submission.initialState };
      const step = nextStep(state, tx.at);
      if (!step || state.status === 'unknown') continue;
      const looked = state.waiting === 'certificate_missing' ? { payload: lookedAgain(payload) } : {};
      tx.schedule({ ...attemptTimer(key, state.order, step), ...looked, cause });
    }
    await tx.complete(...timers);
  }
}

const waitingAmong = (known: readonly (readonly [id: string, Submission])[]): string[] =>
  known.flatMap(([id, state]) => (state.status !== 'unknown' && state.waiting === 'certificate_missing' ? [id] : []));

const isListed = (state: Submission | undefined, statuses: readonly Submission['status'][]): boolean =>
  state !== undefined && state.status !== 'unknown' && state.is_listed && statuses.includes(state.status);

const laterTimer = ({ key, cause, payload }: DueTimer<Looked>, order: SubmissionOrder, at: string): TimerRequest => {
  const due_at = new Date(Date.parse(at) + LATER_MS).toISOString();
  return { ...attemptTimer(key, order, { due_at }), payload, cause };
};
