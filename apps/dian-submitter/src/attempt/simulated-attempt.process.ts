import { Injectable } from '@nestjs/common';
import { Batch, type DueTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { VaultRefusal } from '@rubrica/vault-client';
import { SimulatedAuthority } from '../application-response/simulated-authority.client.js';
import { DianSubmitterSettings } from '../config.js';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import { type KnownSubmission, nextStep, sendOperation } from '../submission/submission.js';
import { conclusionOf } from './attempt-conclusion.js';
import { AttemptRecords, DOCUMENTS_AT_ONCE } from './attempt-record.process.js';
import { afterRefusal, type DueSubmission, type AttemptStep } from './attempt-step.js';

type KnownDue = DueSubmission<KnownSubmission>;

/** Makes the attempts of the test environment that are due, without a network call to the tax authority. */
@Injectable()
export class SimulatedAttempts {
  /** Documents that are due: each gets its next step, in one set with those that are due at the same time. */
  readonly due = new Batch('simulated-attempts', (timers: readonly DueTimer<Lookups>[]) => this.advanceAll(timers), {
    most: DOCUMENTS_AT_ONCE,
  });

  constructor(
    private readonly records: AttemptRecords,
    private readonly simulated: SimulatedAuthority,
    private readonly settings: DianSubmitterSettings,
  ) {}

  private async advanceAll(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const dues = await this.records.load(timers);
    const toAnswer = dues.filter(isToAnswer);
    const outcomes = await this.simulated.answers(
      toAnswer.map(({ timer, state: { order } }) => ({ documentId: timer.key, order })),
    );
    const answered = new Map<DueSubmission, AttemptStep>();
    toAnswer.forEach((due, nth) => {
      const outcome = outcomes[nth];
      if (outcome) answered.set(due, this.stepAfter(outcome, due));
    });
    await this.records.record(dues.map((due) => ({ due, step: answered.get(due) ?? stepWithoutAnswer(due) })));
  }

  private stepAfter(outcome: AttemptOutcome | VaultRefusal, { state }: KnownDue): AttemptStep {
    if (outcome instanceof VaultRefusal) return afterRefusal(outcome);
    return {
      type: 'whole attempt',
      operation: sendOperation(state.order),
      conclusion: (at, attempt) => conclusionOf({ at, attempt, outcome, durationMs: 0 }, state, this.settings),
    };
  }
}

const isUnderWay = (due: DueSubmission): due is KnownDue =>
  due.state.status !== 'unknown' && nextStep(due.state, due.timer.due) !== null;

const isToAnswer = (due: DueSubmission): due is KnownDue =>
  isUnderWay(due) && due.state.order.simulate?.outcome !== 'accepted_contingency';

const stepWithoutAnswer = (due: DueSubmission): AttemptStep =>
  isUnderWay(due)
    ? { type: 'command', command: () => ({ type: 'OrderContingency', simulated: true }) }
    : { type: 'end' };
