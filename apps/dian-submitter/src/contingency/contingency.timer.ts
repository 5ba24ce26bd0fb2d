import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest, type Tx } from '@rubrica/eventing';
import { LOGGER, type Logger, newId } from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import type { LiveEnvironment } from '../dian/tax-authority.client.js';
import { attemptTimer } from '../submission/attempt-timer.js';
import { submission } from '../submission/submission.messages.js';
import { nextStep } from '../submission/submission.js';
import type { Availability } from './contingency.js';
import { alarmDue, isProven } from './contingency.decide.js';
import { contingency } from './contingency.messages.js';
import { type Backlog, ContingencyStore } from './contingency.store.js';
import { reachedOutside } from './outside-network.client.js';

const KIND = 'contingency';
const PROBE_TIMEOUT_MS = 5_000;
/** Documents that are let go per second when the tax authority is back; the breaker decides how fast they leave. */
const RELEASED_AT_ONCE = 200;
const RELEASE_EVERY_MS = 1_000;
interface Payload {
  /** The alarm that was given last, in hours; 0: none. */
  readonly alarmed: number;
}

/** The timer of an environment's outage: one in all processes. */
export const contingencyTimer = (environment: LiveEnvironment, due: string, alarmed = 0): TimerRequest => ({
  kind: KIND,
  key: environment,
  due,
  payload: { alarmed } satisfies Payload,
});

/** Declares what is proven, tries whether it is over, and then lets the documents go that were issued meanwhile. */
@Injectable()
export class ContingencyTimer {
  constructor(
    private readonly database: Database,
    private readonly store: ContingencyStore,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: KIND, concurrency: 2 })
  async onDue(timers: readonly DueTimer<Payload>[]): Promise<void> {
    for (const timer of timers) await this.look(timer, timer.key as LiveEnvironment);
  }

  private async look(timer: DueTimer<Payload>, environment: LiveEnvironment): Promise<void> {
    const before = await this.database.load(contingency, environment);
    const reached = isProven(before.state)
      ? await reachedOutside(this.settings.outsideTargets, PROBE_TIMEOUT_MS)
      : null;
    await this.database.transaction(async (tx) => {
      const { state, events } = await tx.handle(contingency, environment, {
        type: 'DeclareByEvidence',
        contingencyId: newId('ctg'),
        at: tx.at,
        lastAnswerAt: await this.store.lastAnswerAt(tx, environment),
        reached,
      });
      if (events.some(({ type }) => type === 'ContingencyDeclared')) {
        this.logger.error({ environment }, 'the tax authority is out of reach: documents are issued in contingency');
      }
      const backlog = await this.store.backlog(tx, environment);
      const released = await this.release(tx, environment, mostToRelease(state, backlog));
      const alarmed = this.alarm(environment, state, backlog, tx.at, timer.payload.alarmed);
      const isReleasing = state.status === 'available' && backlog.held > released;
      const isOver = state.status === 'available' && backlog.held + backlog.released === 0;
      const afterMs = isReleasing ? RELEASE_EVERY_MS : this.settings.trialEveryMs;
      if (!isOver) tx.schedule(contingencyTimer(environment, plusMs(tx.at, afterMs), alarmed));
      await tx.complete(timer);
    });
  }

  /** In the order in which they are to be transmitted; how many. */
  private async release(tx: Tx, environment: LiveEnvironment, most: number): Promise<number> {
    if (most === 0) return 0;
    const ids = await this.store.release(tx, environment, most);
    const handled = await tx.handleAll(
      submission,
      ids.map((id, nth) => ({ id, command: { type: 'ReleaseSubmission', at: plusMs(tx.at, nth) } })),
    );
    handled.forEach(({ state }, nth) => {
      const id = ids[nth];
      const step = nextStep(state, tx.at);
      if (id !== undefined && step && state.status !== 'unknown') tx.schedule(attemptTimer(id, state.order, step));
    });
    return ids.length;
  }

  /** The alarm that was given last. */
  private alarm(
    environment: LiveEnvironment,
    state: Availability,
    backlog: Backlog,
    at: string,
    given: number,
  ): number {
    const hours = backlog.held + backlog.released === 0 ? null : alarmDue(state, at, given);
    if (hours === null) return given;
    this.logger.error(
      { environment, ...backlog, hours },
      'documents issued in contingency are not transmitted yet: 48 hours are allowed since the tax authority is back',
    );
    return hours;
  }
}

/** While it lasts one is tried, unless one is under way; none is where an operator will say when it is over. */
const mostToRelease = (state: Availability, { released }: Backlog): number => {
  switch (state.status) {
    case 'available':
      return RELEASED_AT_ONCE;
    case 'suspected':
      return 0;
    case 'declared':
      return state.current.declared_by === null && released === 0 ? 1 : 0;
  }
};

const plusMs = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
