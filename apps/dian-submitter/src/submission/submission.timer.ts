import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer, type TimerRequest, type Tx } from '@rubrica/eventing';
import { LOGGER, type Logger } from '@rubrica/service';
import { SimulatedAuthority } from '../application-response/simulated-authority.js';
import { VaultRefusal } from '../certificate-vault/certificate-vault.client.js';
import { DianSubmitterSettings } from '../config.js';
import { TaxAuthority } from '../dian/tax-authority.client.js';
import type { ConcludeAttempt, SubmissionCommand } from './submission.decide.js';
import { submission } from './submission.messages.js';
import { type KnownSubmission, nextStep, type Operation, type Plan, type Submission } from './submission.js';

const KIND = 'submit';

/** The timer of a document's next attempt; tenants are served in turn. */
export const submitTimer = (documentId: string, tenantId: string, { due_at: due }: Plan): TimerRequest => ({
  kind: KIND,
  key: documentId,
  due,
  group: tenantId,
});

type CommandAt = (at: string) => SubmissionCommand;

/**
 * Makes the attempts that are due. An attempt is recorded in one transaction before the call and its outcome in
 * another one after it; whoever finds an attempt without an outcome asks what became of it before anything is sent.
 */
@Injectable()
export class SubmissionTimer {
  constructor(
    private readonly database: Database,
    private readonly authority: TaxAuthority,
    private readonly simulated: SimulatedAuthority,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: KIND, concurrency: 64, leaseMs: 5_000 })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.submit(timer)));
  }

  private async submit(timer: DueTimer): Promise<void> {
    const { state } = await this.database.load(submission, timer.key);
    const step = nextStep(state, timer.due);
    if (state.status === 'unknown' || !step) return this.conclude(timer, null);
    try {
      if (state.order.environment === 'test') await this.simulate(timer, state);
      else await this.attempt(timer, state, step.operation);
    } catch (error) {
      if (!(error instanceof VaultRefusal)) throw error;
      const detail = `The vault does not sign for the document any more (${error.code}).`;
      const failure = { code: 'transport_signature_refused', detail, answer_blob: null } as const;
      await this.conclude(timer, () => ({ type: 'FailSubmission', failure }));
    }
  }

  private async attempt(timer: DueTimer, { order }: KnownSubmission, operation: Operation): Promise<void> {
    // The signature first: as long as the vault is away, nothing is attempted.
    const call = await this.authority.prepare(timer.key, order, operation);
    const attempt = await this.begin(timer, operation);
    if (attempt === null) return;
    faultPoint('dian-submitter:attempt-begun');
    const begunMs = performance.now();
    const outcome = await this.authority.perform(call);
    const durationMs = Math.round(performance.now() - begunMs);
    faultPoint('dian-submitter:attempt-answered');
    const { result } = outcome;
    this.logger.info(
      { document_id: timer.key, attempt, operation, result, duration_ms: durationMs },
      'attempt at DIAN',
    );
    await this.conclude(timer, (at) => this.conclusion({ at, attempt, outcome, durationMs }));
  }

  /** Null: the plan has become another one meanwhile. It is looked at again at once. */
  private begin(timer: DueTimer, operation: Operation): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      const { state, events } = await tx.handle(submission, timer.key, { type: 'StartAttempt', at: tx.at, operation });
      if (events.length > 0 && state.status === 'attempting') return state.current.attempt;
      await this.complete(tx, timer, state);
      return null;
    }, timer.cause);
  }

  /** Nothing leaves the house here, so attempt and outcome are one transaction. */
  private async simulate(timer: DueTimer, { order }: KnownSubmission): Promise<void> {
    if (order.simulate?.outcome === 'accepted_contingency') {
      return this.conclude(timer, () => ({ type: 'OrderContingency', simulated: true }));
    }
    const outcome = await this.simulated.answer(timer.key, order);
    await this.database.transaction(async (tx) => {
      const { at } = tx;
      const start = { type: 'StartAttempt', at, operation: 'SendBillSync' } as const;
      const { state } = await tx.handle(submission, timer.key, start);
      if (state.status === 'attempting') {
        const { attempt } = state.current;
        await tx.handle(submission, timer.key, this.conclusion({ at, attempt, outcome, durationMs: 0 }));
      }
      await tx.complete(timer);
    }, timer.cause);
  }

  private conclusion(of: Pick<ConcludeAttempt, 'at' | 'attempt' | 'outcome' | 'durationMs'>): ConcludeAttempt {
    const { retryFirstMs: firstMs, retryLongestMs: longestMs } = this.settings;
    return { type: 'ConcludeAttempt', ...of, waits: { firstMs, longestMs }, jitter: 0.9 + Math.random() * 0.2 };
  }

  /** Records what came of it, plans what follows, and lets the timer go. */
  private conclude(timer: DueTimer, command: CommandAt | null): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!command) return tx.complete(timer);
      const { state } = await tx.handle(submission, timer.key, command(tx.at));
      await this.complete(tx, timer, state);
    }, timer.cause);
  }

  private async complete(tx: Tx, timer: DueTimer, state: Submission): Promise<void> {
    const step = nextStep(state, tx.at);
    if (step && state.status !== 'unknown') tx.schedule(submitTimer(timer.key, state.order.tenant_id, step));
    await tx.complete(timer);
  }
}
