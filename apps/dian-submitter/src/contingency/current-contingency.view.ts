import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { LOGGER, type Logger } from '@rubrica/service';
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from '../dian/live-environment.js';
import { type Availability, available } from './contingency.js';
import { contingency } from './contingency.messages.js';

/** Longest time until this process knows what another one has declared or ended. */
const REFRESH_EVERY_MS = 500;

/**
 * Copy of each environment's availability in memory, read when it is used and older than half a second. A decision reads
 * the stream again.
 */
@Injectable()
export class CurrentContingency {
  private readonly known = new Map<string, Availability>();
  private readAtMs = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  status(environment: LiveEnvironment): Availability['status'] {
    return (this.known.get(environment) ?? available).status;
  }

  /** Replaces the copy by a state that this process has just read or written. */
  know(environment: LiveEnvironment, state: Availability): void {
    this.known.set(environment, state);
  }

  /** Resolves when the copy is no older than half a second, or could not be read. */
  async refresh(): Promise<void> {
    if (performance.now() - this.readAtMs < REFRESH_EVERY_MS) return;
    await (this.reading ??= this.read().finally(() => (this.reading = undefined)));
  }

  private async read(): Promise<void> {
    const readAtMs = performance.now();
    try {
      for (const [environment, { state }] of await this.database.loadAll(contingency, LIVE_ENVIRONMENTS))
        this.known.set(environment, state);
      this.readAtMs = readAtMs;
    } catch (error) {
      this.logger.warn({ err: error }, 'whether a contingency is declared could not be read');
    }
  }
}
