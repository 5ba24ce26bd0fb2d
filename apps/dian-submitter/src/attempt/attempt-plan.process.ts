import { Injectable } from '@nestjs/common';
import { VaultRefusal } from '@rubrica/vault-client';
import { DianSubmitterSettings } from '../config.js';
import { CurrentContingency } from '../contingency/current-contingency.view.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { type DianRequest, dianRequestOf } from '../submission/dian-request.js';
import { mayBeReplaced } from '../submission/submission.decide.js';
import { isUntrusted, type KnownSubmission, nextStep } from '../submission/submission.js';
import { TestSets } from '../test-set/test-set.process.js';
import { AttemptCalls } from './attempt-call.process.js';
import { afterRefusal, type DueSubmission, type AttemptStep, type StepOf } from './attempt-step.js';
import { type RequestAbout, type SignedMessage, SignedMessages } from './signed-message.client.js';
import { type PlannedStep, type Turn, Turns } from './turn.process.js';

/** A planned step of a document that is due. */
type DueStep = DueSubmission<PlannedStep['state']> & PlannedStep;

/** The request is signed and then sent. */
interface ToSign {
  readonly type: 'sign';
  readonly dianRequest: DianRequest;
}

/** Decides what is done now about due documents, and has the messages of those that are sent signed. */
@Injectable()
export class AttemptPlans {
  constructor(
    private readonly messages: SignedMessages,
    private readonly calls: AttemptCalls,
    private readonly current: CurrentContingency,
    private readonly turns: Turns,
    private readonly testSets: TestSets,
    private readonly settings: DianSubmitterSettings,
  ) {}

  /** Returns one step per document. Calls are reserved for those that begin an attempt. */
  async stepsFor(environment: LiveEnvironment, dues: readonly DueSubmission[]): Promise<readonly StepOf[]> {
    const testSetIds = await this.testSets.inUse(dues.map(({ state }) => state));
    const planned = dues.map((due, nth) => planOf(due, testSetIds[nth] ?? null));
    const turns = await this.turns.turnsOf(planned);
    const steps = dues.map((due, nth): StepOf<AttemptStep | ToSign> => {
      const step = planned[nth];
      return { due, step: step ? this.stepOf(environment, step, turns[nth] ?? 'go') : { type: 'end' } };
    });
    return this.sign(environment, steps);
  }

  private stepOf(environment: LiveEnvironment, step: DueStep, turn: Turn): AttemptStep | ToSign {
    const { timer, state, plan, testSetId } = step;
    if (this.current.status(environment) === 'declared' && mayBeReplaced(state)) return { type: 'replace' };
    if (turn === 'issue again') return { type: 'command', command: () => ({ type: 'OrderReissue' }) };
    if (turn !== 'go') return { type: 'await turn', awaited: turn };
    if (this.calls.allowed(environment) === 0) return this.postponed();
    if (!this.calls.reserve(environment, timer)) return { type: 'try later' };
    return { type: 'sign', dianRequest: dianRequestOf(state, plan.operation, testSetId) };
  }

  /** Puts the attempt off, as the circuit breaker allows no call. */
  private postponed(): AttemptStep {
    const { trialEveryMs: firstMs, retryLongestMs: longestMs } = this.settings;
    return {
      type: 'command',
      command: (at) => ({ type: 'PostponeAttempt', at, waits: { firstMs, longestMs } }),
    };
  }

  private async sign(
    environment: LiveEnvironment,
    planned: readonly StepOf<AttemptStep | ToSign>[],
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

const signedStep = ({ dianRequest }: ToSign, message: SignedMessage | undefined): AttemptStep => {
  if (!message) return { type: 'leave', failed: new Error('the message was not signed') };
  if ('envelope' in message) return { type: 'begin', dianRequest, message };
  const { failed } = message;
  return failed instanceof VaultRefusal ? afterRefusal(failed) : { type: 'leave', failed };
};
