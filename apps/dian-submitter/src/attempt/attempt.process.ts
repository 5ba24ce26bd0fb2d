import { Inject, Injectable } from '@nestjs/common';
import { Batch, type DueTimer, faultPoint, type Lookups } from '@rubrica/eventing';
import { Clock, LOGGER, type Logger } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import { DianSubmitterSettings } from '../config.js';
import { AuthorityAvailability } from '../contingency/authority-availability.process.js';
import { CurrentContingency } from '../contingency/current-contingency.view.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { type DianRequest, dianRequestOf } from '../submission/dian-request.js';
import { mayBeReplaced } from '../submission/submission.decide.js';
import { isUntrusted, type KnownSubmission, nextStep } from '../submission/submission.js';
import { TestSets } from '../test-set/test-set.process.js';
import { conclusionOf } from './attempt-conclusion.js';
import { AttemptRecords, type BegunAttempt, DOCUMENTS_AT_ONCE } from './attempt-record.process.js';
import { afterRefusal, type DueSubmission, type Step, type StepOf } from './attempt-step.js';
import { type RequestAbout, type Sealed, type SignedMessage, SignedMessages } from './signed-message.client.js';
import { TaxAuthority } from './tax-authority.client.js';
import { type PlannedStep, type Turn, Turns } from './turn.process.js';

type Due = DueTimer<Lookups>;

/** Documents worked on at once while no calls are made. */
const WITHOUT_CALLS = 64;

/** A planned step of a document that is due. */
type DueStep = DueSubmission<PlannedStep['state']> & PlannedStep;

/** What became of a due document before the call: an attempt on record with its signed message, or no call is made. */
type Begun = { readonly attempt: BegunAttempt; readonly message: Sealed } | { readonly failed: unknown } | null;

/**
 * Makes the attempts that are due. An attempt is recorded in one transaction before the call, and its outcome in
 * another one after it. If a process finds an attempt without an outcome, it asks DIAN for the status before it sends
 * again.
 */
@Injectable()
export class AttemptProcess {
  /** Calls of this process that are under way or about to begin. */
  private readonly calls: Readonly<Record<LiveEnvironment, Set<Due>>> = {
    habilitacion: new Set(),
    production: new Set(),
  };
  /** Documents that are due at the same time are one set. */
  private readonly due = {
    habilitacion: this.dueIn('habilitacion'),
    production: this.dueIn('production'),
  };

  constructor(
    private readonly records: AttemptRecords,
    private readonly messages: SignedMessages,
    private readonly authority: TaxAuthority,
    private readonly availability: AuthorityAvailability,
    private readonly current: CurrentContingency,
    private readonly turns: Turns,
    private readonly testSets: TestSets,
    private readonly settings: DianSubmitterSettings,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  private dueIn(environment: LiveEnvironment): Batch<Due, Begun> {
    return new Batch(`attempts-${environment}`, (timers) => this.beginAll(environment, timers), {
      most: DOCUMENTS_AT_ONCE,
    });
  }

  /** Returns how many documents of an environment may be worked on at once. */
  concurrency(environment: LiveEnvironment): number {
    const allowed = this.authority.callsAllowed(environment);
    // A circuit breaker that opens may be the beginning of a contingency, or end one.
    if (allowed < this.settings.inFlight) void this.current.refresh();
    // In an outage a due document gets a new edition ordered, or waits. Neither needs a call.
    return this.current.status(environment) === 'available' ? allowed : Math.max(allowed, WITHOUT_CALLS);
  }

  /** Makes the next step of one document: attempt, new edition, or wait. */
  async advance(environment: LiveEnvironment, timer: Due): Promise<void> {
    try {
      const begun = await this.due[environment].add(timer);
      if (begun === null) return;
      if ('failed' in begun) throw begun.failed;
      await this.send(environment, begun.attempt, begun.message);
    } finally {
      this.calls[environment].delete(timer);
    }
  }

  private async beginAll(environment: LiveEnvironment, timers: readonly Due[]): Promise<Begun[]> {
    await this.current.refresh();
    const planned = await this.plan(environment, await this.records.load(timers));
    // The messages are signed before the attempts are recorded, so that none begins while the vault is unavailable.
    const steps = await this.sign(environment, planned);
    const attempts = await this.records.record(steps);
    return steps.map(({ step }, nth) => {
      const attempt = attempts[nth];
      if (step.type === 'leave') return step;
      return step.type === 'begin' && attempt ? { attempt, message: step.message } : null;
    });
  }

  /** Returns what is to be done now about each document. */
  private async plan(
    environment: LiveEnvironment,
    dues: readonly DueSubmission[],
  ): Promise<readonly StepOf<Step | ToSign>[]> {
    const testSetIds = await this.testSets.inUse(dues.map(({ state }) => state));
    const planned = dues.map((due, nth) => planOf(due, testSetIds[nth] ?? null));
    const turns = await this.turns.turnsOf(planned);
    return dues.map((due, nth) => {
      const step = planned[nth];
      return { due, step: step ? this.stepOf(environment, step, turns[nth] ?? 'go') : { type: 'end' } };
    });
  }

  private stepOf(environment: LiveEnvironment, step: DueStep, turn: Turn): Step | ToSign {
    const { timer, state, plan, testSetId } = step;
    if (this.current.status(environment) === 'declared' && mayBeReplaced(state)) return { type: 'replace' };
    if (turn === 'issue again') return { type: 'command', command: () => ({ type: 'OrderReissue' }) };
    if (turn !== 'go') return { type: 'await turn', awaited: turn };
    const allowed = this.authority.callsAllowed(environment);
    if (allowed === 0) return this.postponed();
    const calls = this.calls[environment];
    if (calls.size >= allowed && !calls.has(timer)) return { type: 'try later' };
    calls.add(timer);
    return { type: 'sign', dianRequest: dianRequestOf(state, plan.operation, testSetId) };
  }

  /** Puts the attempt off, as the circuit breaker allows no call. */
  private postponed(): Step {
    const { trialEveryMs: firstMs, retryLongestMs: longestMs } = this.settings;
    return {
      type: 'command',
      command: (at) => ({ type: 'PostponeAttempt', at, waits: { firstMs, longestMs } }),
    };
  }

  private async sign(
    environment: LiveEnvironment,
    planned: readonly StepOf<Step | ToSign>[],
  ): Promise<readonly StepOf[]> {
    const toSign = planned.flatMap(({ due, step }) =>
      step.type === 'sign' && due.state.status !== 'unknown'
        ? [{ due, about: aboutOf(due.timer.key, due.state, step.dianRequest) }]
        : [],
    );
    const messages = await this.messages.about(
      environment,
      toSign.map(({ about }) => about),
    );
    const signed = new Map(toSign.map(({ due }, nth) => [due, messages[nth]]));
    return planned.map(({ due, step }) => ({
      due,
      step: step.type === 'sign' ? signedStep(step, signed.get(due)) : step,
    }));
  }

  private async send(environment: LiveEnvironment, begun: BegunAttempt, message: Sealed): Promise<void> {
    faultPoint('dian-submitter:attempt-begun');
    const { timer, state, attempt } = begun;
    const { order, current } = state;
    const begunAt = this.clock.now().toISOString();
    const begunMs = performance.now();
    const outcome = await this.authority.perform({ environment, order, operation: current.operation, message });
    const durationMs = Math.round(performance.now() - begunMs);
    // From here on the document is recorded, and holds no place of a call.
    this.calls[environment].delete(timer);
    faultPoint('dian-submitter:attempt-answered');
    this.logger.info(
      {
        document_id: timer.key,
        attempt,
        operation: current.operation,
        result: outcome.result,
        duration_ms: durationMs,
      },
      'attempt at DIAN',
    );
    await this.records.conclusions.add({
      due: begun,
      command: (at) => conclusionOf({ at, attempt, outcome, durationMs }, state, this.settings),
    });
    const silentForMs = this.authority.silentForMs(environment);
    await this.availability.note(environment, { documentId: timer.key, outcome, begunAt, silentForMs });
  }
}

/** The request is signed and then sent. */
interface ToSign {
  readonly type: 'sign';
  readonly dianRequest: DianRequest;
}

const planOf = (due: DueSubmission, testSetId: string | null): DueStep | null => {
  const { timer, state, version } = due;
  const plan = nextStep(state, timer.due);
  return state.status === 'unknown' || !plan ? null : { timer, state, version, plan, testSetId };
};

const aboutOf = (documentId: string, state: KnownSubmission, dianRequest: DianRequest): RequestAbout => ({
  documentId,
  order: state.order,
  dianRequest,
  isUntrusted: isUntrusted(state),
});

const signedStep = ({ dianRequest }: ToSign, message: SignedMessage | undefined): Step => {
  if (!message) return { type: 'leave', failed: new Error('the message was not signed') };
  if ('envelope' in message) return { type: 'begin', dianRequest, message };
  const { failed } = message;
  return failed instanceof VaultRefusal ? afterRefusal(failed) : { type: 'leave', failed };
};
