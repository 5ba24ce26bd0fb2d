import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import { type AttemptOutcome, isAnswer } from '../dian/attempt-outcome.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { attemptsToHasten } from '../submission/attempt-timer.js';
import { contingency } from './contingency.messages.js';
import { contingencyCheckAtOnce } from './contingency-check.js';
import { ContingencyStore } from './contingency.store.js';
import { CurrentContingency } from './current-contingency.view.js';

/** Calls must stay unanswered for so long before they count as evidence: a single lost answer is no outage. */
const SILENT_MS = 5_000;
/** Shortest time between two records of the same kind by one process. */
const SAY_EVERY_MS = { answered: 5_000, unanswered: 20_000 } as const;

/** A call about a document whose outcome is known. */
export interface ConcludedCall {
  readonly documentId: string;
  readonly outcome: AttemptOutcome;
  /** ISO; when the call began. */
  readonly begunAt: string;
  /** How long this process has called without any answer; 0: the last call was answered. */
  readonly silentForMs: number;
}

/** Records for all processes what the attempts of this one show about the tax authority's availability. */
@Injectable()
export class AuthorityAvailability {
  private readonly lastSaidMs = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly store: ContingencyStore,
    private readonly current: CurrentContingency,
    private readonly settings: DianSubmitterSettings,
    private readonly clock: Clock,
  ) {}

  async note(environment: LiveEnvironment, attempt: ConcludedCall): Promise<void> {
    if (isAnswer(attempt.outcome)) await this.answered(environment, attempt.begunAt);
    else await this.unanswered(environment, attempt);
  }

  private async answered(environment: LiveEnvironment, begunAt: string): Promise<void> {
    const now = this.clock.now();
    if (this.isDue('answered', environment, now)) await this.store.answered(environment, now);
    await this.current.refresh();
    if (this.current.status(environment) === 'available') return;
    const after = await this.database.transaction(async (tx) => {
      const { state, events } = await tx.handle(contingency, environment, { type: 'NoteAnswer', at: begunAt });
      if (events.some(({ type }) => type === 'ContingencyEnded'))
        tx.schedule(contingencyCheckAtOnce(environment, tx.at));
      // The circuit breaker limits how many of them are sent at once.
      if (events.length > 0) tx.hasten(...attemptsToHasten(environment, tx.at, this.settings.retryLongestMs));
      return state;
    });
    this.current.know(environment, after);
  }

  private async unanswered(
    environment: LiveEnvironment,
    { documentId, outcome, silentForMs }: ConcludedCall,
  ): Promise<void> {
    const now = this.clock.now();
    if (silentForMs < SILENT_MS || !this.isDue('unanswered', environment, now)) return;
    await this.database.transaction(async (tx) => {
      const evidence = { at: tx.at, document_id: documentId, ...described(outcome) };
      const { events } = await tx.handle(contingency, environment, { type: 'NoteUnanswered', evidence });
      if (events.some(({ type }) => type === 'OutageSuspected'))
        tx.schedule(contingencyCheckAtOnce(environment, tx.at));
    });
  }

  private isDue(what: keyof typeof SAY_EVERY_MS, environment: LiveEnvironment, now: Date): boolean {
    const name = `${what} ${environment}`;
    const nowMs = now.getTime();
    if (nowMs - (this.lastSaidMs.get(name) ?? -Infinity) < SAY_EVERY_MS[what]) return false;
    this.lastSaidMs.set(name, nowMs);
    return true;
  }
}

const described = (outcome: AttemptOutcome) => {
  switch (outcome.result) {
    case 'not_sent':
    case 'unknown':
      return { result: outcome.result, reason: outcome.reason, detail: outcome.detail };
    case 'fault':
      return { result: outcome.result, reason: outcome.code, detail: outcome.detail };
    case 'uploaded':
      return { result: outcome.result, reason: '', detail: '' };
    case 'answered':
      return { result: outcome.result, reason: outcome.status_code, detail: '' };
  }
};
