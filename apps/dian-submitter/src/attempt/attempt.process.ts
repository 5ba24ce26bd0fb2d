import { Inject, Injectable } from '@nestjs/common';
import { type DueTimer, faultPoint, type Lookups } from '@rubrica/eventing';
import { Clock, LOGGER, type Logger } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import { SimulatedAuthority } from '../application-response/simulated-authority.client.js';
import { DianSubmitterSettings } from '../config.js';
import { AuthorityAvailability } from '../contingency/authority-availability.process.js';
import { CurrentContingency } from '../contingency/current-contingency.view.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { type DianRequest, dianRequestOf } from '../submission/dian-request.js';
import { type ConcludeAttempt, mayBeReplaced } from '../submission/submission.decide.js';
import { type KnownSubmission, nextStep } from '../submission/submission.js';
import { AttemptRecords } from './attempt-record.process.js';
import { NoteWaits } from './note-wait.process.js';
import { TaxAuthority } from './tax-authority.client.js';

/** Documents worked on at once while no calls are made. */
const WITHOUT_CALLS = 64;

/**
 * Makes the attempts that are due. An attempt is recorded in one transaction before the call, and its outcome in
 * another one after it. If a process finds an attempt without an outcome, it asks DIAN for the status before it sends
 * again.
 */
@Injectable()
export class AttemptProcess {
  /** Number of calls of this process under way. */
  private readonly calls: Record<LiveEnvironment, number> = { habilitacion: 0, production: 0 };

  constructor(
    private readonly records: AttemptRecords,
    private readonly authority: TaxAuthority,
    private readonly simulated: SimulatedAuthority,
    private readonly availability: AuthorityAvailability,
    private readonly current: CurrentContingency,
    private readonly notes: NoteWaits,
    private readonly settings: DianSubmitterSettings,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns how many documents of an environment may be worked on at once. */
  concurrency(environment: LiveEnvironment): number {
    // In an outage a due document gets a new edition ordered, or waits. Neither needs a call.
    const allowed = this.authority.callsAllowed(environment);
    return this.current.status(environment) === 'available' ? allowed : Math.max(allowed, WITHOUT_CALLS);
  }

  /** Makes the next step of one document: attempt, simulation, new edition, or wait. */
  async advance(timer: DueTimer<Lookups>): Promise<void> {
    const { state, testSetId } = await this.records.load(timer.key);
    const step = nextStep(state, timer.due);
    if (state.status === 'unknown' || !step) return this.records.end(timer);
    try {
      const { environment } = state.order;
      if (environment === 'test') return await this.simulate(timer, state);
      if (this.current.status(environment) === 'declared' && mayBeReplaced(state))
        return await this.records.replace(timer);
      const turn = await this.notes.turn(state, step, testSetId);
      if (turn === 'go') await this.take(timer, state, dianRequestOf(state, step.operation, testSetId), environment);
      else if (turn === 'issue again')
        await this.records.conclude({ timer, command: () => ({ type: 'OrderReissue' }) });
      else await this.records.awaitInvoice({ timer, awaited: turn });
    } catch (error) {
      if (!(error instanceof VaultRefusal)) throw error;
      if (error.isOfCertificate) return this.records.awaitCertificate(timer);
      const detail = `The vault does not sign the message that carries the document (${error.code}).`;
      const failure = { code: 'transport_signature_refused', detail, answer_blob: null } as const;
      await this.records.conclude({ timer, command: (at) => ({ type: 'FailSubmission', at, failure }) });
    }
  }

  /** Makes the attempt if the circuit breaker allows a call. */
  private async take(
    timer: DueTimer<Lookups>,
    state: KnownSubmission,
    dianRequest: DianRequest,
    environment: LiveEnvironment,
  ): Promise<void> {
    const allowed = this.authority.callsAllowed(environment);
    if (allowed === 0) return this.postpone(timer);
    if (this.calls[environment] >= allowed) return this.records.tryLater(timer, state.order);
    this.calls[environment] += 1;
    try {
      await this.attempt(timer, state, dianRequest, environment);
    } finally {
      this.calls[environment] -= 1;
    }
  }

  private async attempt(
    timer: DueTimer<Lookups>,
    state: KnownSubmission,
    dianRequest: DianRequest,
    environment: LiveEnvironment,
  ): Promise<void> {
    // The message is signed before the attempt is recorded, so that no attempt begins while the vault is unavailable.
    const call = await this.authority.prepare(timer.key, state.order, dianRequest);
    const attempt = await this.records.begin({ timer, dianRequest, state });
    if (attempt === null) return;
    const { operation } = dianRequest;
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
    await this.records.conclude({
      timer,
      command: (at) => this.conclusion({ at, attempt, outcome, durationMs }, state),
    });
    const silentForMs = this.authority.silentForMs(environment);
    await this.availability.note(environment, { documentId: timer.key, outcome, begunAt, silentForMs });
  }

  /** Puts the attempt off, as the circuit breaker allows no call. */
  private postpone(timer: DueTimer<Lookups>): Promise<undefined> {
    const { trialEveryMs: firstMs, retryLongestMs: longestMs } = this.settings;
    return this.records.conclude({
      timer,
      command: (at) => ({ type: 'PostponeAttempt', at, waits: { firstMs, longestMs } }),
    });
  }

  /** Makes an attempt in the test environment, without a network call. */
  private async simulate(timer: DueTimer<Lookups>, known: KnownSubmission): Promise<void> {
    const { order } = known;
    if (order.simulate?.outcome === 'accepted_contingency') {
      return this.records.conclude({ timer, command: () => ({ type: 'OrderContingency', simulated: true }) });
    }
    const outcome = await this.simulated.answer(timer.key, order);
    await this.records.wholeAttempt(timer, (at, attempt) =>
      this.conclusion({ at, attempt, outcome, durationMs: 0 }, known),
    );
  }

  /**
   * Waits of a document issued in contingency are `trialEveryMs` at most, as its attempts show that the outage is over.
   */
  private conclusion(
    concluded: Pick<ConcludeAttempt, 'at' | 'attempt' | 'outcome' | 'durationMs'>,
    { in_contingency }: KnownSubmission,
  ): ConcludeAttempt {
    const { retryFirstMs: firstMs, retryLongestMs, trialEveryMs } = this.settings;
    const longestMs = in_contingency ? Math.min(trialEveryMs, retryLongestMs) : retryLongestMs;
    return { type: 'ConcludeAttempt', ...concluded, waits: { firstMs, longestMs }, jitter: 0.9 + Math.random() * 0.2 };
  }
}
