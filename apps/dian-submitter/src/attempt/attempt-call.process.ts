import { Inject, Injectable } from '@nestjs/common';
import { type DueTimer, faultPoint } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { Clock, LOGGER, type Logger } from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import { AuthorityAvailability } from '../contingency/authority-availability.process.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { conclusionOf } from './attempt-conclusion.js';
import { AttemptRecords, type BegunAttempt } from './attempt-record.process.js';
import type { Sealed } from './signed-message.client.js';
import { TaxAuthority } from './tax-authority.client.js';

type Due = DueTimer<Lookups>;

/** Calls of this process at DIAN, and what follows from them. No more are under way than the circuit breaker allows. */
@Injectable()
export class AttemptCalls {
  /** Calls that are under way or about to begin. */
  private readonly reserved: Readonly<Record<LiveEnvironment, Set<Due>>> = {
    habilitacion: new Set(),
    production: new Set(),
  };

  constructor(
    private readonly authority: TaxAuthority,
    private readonly records: AttemptRecords,
    private readonly availability: AuthorityAvailability,
    private readonly settings: DianSubmitterSettings,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns how many calls may be under way now; 0 while the circuit breaker is open. */
  allowed(environment: LiveEnvironment): number {
    return this.authority.callsAllowed(environment);
  }

  /** Reserves a call until `release`. Returns false when all calls that are allowed are reserved. */
  reserve(environment: LiveEnvironment, timer: Due): boolean {
    const reserved = this.reserved[environment];
    if (reserved.size >= this.allowed(environment) && !reserved.has(timer)) return false;
    reserved.add(timer);
    return true;
  }

  release(environment: LiveEnvironment, timer: Due): void {
    this.reserved[environment].delete(timer);
  }

  /** Sends the message of an attempt that is on record, and records the outcome. */
  async make(environment: LiveEnvironment, begun: BegunAttempt, message: Sealed): Promise<void> {
    faultPoint('dian-submitter:attempt-begun');
    const { timer, state, attempt } = begun;
    const { order, current } = state;
    const begunAt = this.clock.now().toISOString();
    const begunMs = performance.now();
    const outcome = await this.authority.perform({ environment, order, operation: current.operation, message });
    const durationMs = Math.round(performance.now() - begunMs);
    // From here on the document is recorded, and holds no place of a call.
    this.release(environment, timer);
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
