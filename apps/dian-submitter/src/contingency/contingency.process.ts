import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Tx } from '@rubrica/eventing';
import { causeOfRow } from '@rubrica/eventing/postgres';
import { LOGGER, type Logger, newId } from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { attemptsToHasten, attemptTimer } from '../submission/attempt-timer.js';
import { nextStep } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { covers, isProven } from './contingency.decide.js';
import { type Availability, CONTINGENCY_ID_PREFIX } from './contingency.js';
import { contingency } from './contingency.messages.js';
import { contingencyCheck } from './contingency-check.js';
import { type Backlog, ContingencyStore, type Released } from './contingency.store.js';
import { CurrentContingency } from './current-contingency.view.js';
import { reachedOutside } from './outside-network.client.js';

const PROBE_TIMEOUT_MS = 5_000;
/**
 * Documents released at a time when the tax authority is available again; the circuit breaker limits how fast they are
 * sent.
 */
const RELEASED_AT_ONCE = 200;
const RELEASE_EVERY_MS = 1_000;

/**
 * Declares a contingency that is proven, tests whether it is over, and then releases the documents issued during it.
 */
@Injectable()
export class ContingencyProcess {
  constructor(
    private readonly database: Database,
    private readonly store: ContingencyStore,
    private readonly current: CurrentContingency,
    private readonly settings: DianSubmitterSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends this timer, and schedules the next one until all is transmitted. */
  async check(timer: DueTimer, environment: LiveEnvironment): Promise<void> {
    const before = await this.database.load(contingency, environment);
    const reached = isProven(before.state)
      ? await reachedOutside(this.settings.outsideTargets, PROBE_TIMEOUT_MS)
      : null;
    const after = await this.database.transaction(async (tx) => {
      const { state, events } = await tx.handle(contingency, environment, {
        type: 'DeclareByEvidence',
        contingencyId: newId(CONTINGENCY_ID_PREFIX),
        at: tx.at,
        lastAnswerAt: await this.store.lastAnswerAt(tx, environment),
        reached,
      });
      if (events.some(({ type }) => type === 'ContingencyDeclared')) {
        this.logger.error({ environment }, 'the tax authority is out of reach: documents are issued in contingency');
        tx.hasten(...attemptsToHasten(environment, tx.at, this.settings.retryLongestMs));
      }
      const backlog = await this.store.backlog(environment, tx);
      const released = await this.release(tx, environment, state, mostToRelease(state, backlog));
      await this.alarm(tx, environment, backlog);
      const isOver = state.status === 'available' && backlog.held + backlog.released === 0;
      // Notes can be released as soon as the invoices of their tenant have their verdicts, so the next check comes soon.
      const isMoving = state.status === 'available' && released + backlog.released > 0;
      const afterMs = isMoving ? RELEASE_EVERY_MS : this.settings.trialEveryMs;
      if (!isOver) tx.schedule(contingencyCheck(environment, plusMs(tx.at, afterMs)));
      await tx.complete(timer);
      return state;
    });
    this.current.know(environment, after);
  }

  /**
   * Releases documents in the order of their transmission, and returns how many. A document signed after the end of the
   * contingency is issued again as an ordinary one instead: it was never sent, and the tax authority would reject it.
   */
  private async release(tx: Tx, environment: LiveEnvironment, state: Availability, most: number): Promise<number> {
    if (most === 0) return 0;
    const rows = await this.store.release(tx, environment, most);
    const isLate = ({ is_note, issued_at }: Released): boolean => !is_note && !covers(state, issued_at.toISOString());
    const handled = await tx.handleAll(
      submission,
      rows.map((row, nth) => ({
        id: row.document_id,
        command: isLate(row)
          ? { type: 'OrderReissue' as const }
          : { type: 'ReleaseSubmission' as const, at: plusMs(tx.at, nth) },
        cause: causeOfRow(row),
      })),
    );
    const late = rows.filter(isLate).map(({ document_id }) => document_id);
    if (late.length > 0) {
      this.logger.warn({ environment, documents: late.length }, 'signed when the contingency was over: issued again');
      await this.store.setAside(tx, late);
    }
    handled.forEach(({ state: next }, nth) => {
      const row = rows[nth];
      const step = nextStep(next, tx.at);
      if (!row || !step || next.status === 'unknown') return;
      tx.schedule({ ...attemptTimer(row.document_id, next.order, step), cause: causeOfRow(row) });
    });
    return rows.length;
  }

  private async alarm(tx: Tx, environment: LiveEnvironment, backlog: Backlog): Promise<void> {
    if (backlog.held + backlog.released === 0) return;
    const { events } = await tx.handle(contingency, environment, { type: 'AlarmBacklog', at: tx.at });
    for (const event of events) {
      if (event.type !== 'BacklogAlarmed') continue;
      const { hours } = event.data;
      this.logger.error(
        { environment, ...backlog, hours },
        'documents issued in contingency are not transmitted yet: 48 hours are allowed since the tax authority is back',
      );
    }
  }
}

/**
 * Returns how many documents may be released. During a contingency it is one at a time, which tests whether DIAN is
 * back; none if an operator declared it, as an operator will end it.
 */
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
