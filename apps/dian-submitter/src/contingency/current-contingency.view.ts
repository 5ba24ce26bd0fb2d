import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { LOGGER, type Logger } from '@rubrica/service';
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from '../dian/live-environment.js';
import { type Availability, available } from './contingency.js';
import { contingency } from './contingency.messages.js';

/** Longest time until this process knows what another one has declared or ended. */
const REFRESH_EVERY_MS = 500;

/** Copy of each environment's availability in memory. It may be out of date, so a decision reads the stream again. */
@Injectable()
export class CurrentContingency implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly known = new Map<LiveEnvironment, Availability>();
  private refreshing: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.refreshing = setInterval(() => void this.refresh(), REFRESH_EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.refreshing);
  }

  status(environment: LiveEnvironment): Availability['status'] {
    return (this.known.get(environment) ?? available).status;
  }

  /** Replaces the copy by a state that this process has just read or written. */
  know(environment: LiveEnvironment, state: Availability): void {
    this.known.set(environment, state);
  }

  private async refresh(): Promise<void> {
    try {
      for (const environment of LIVE_ENVIRONMENTS) {
        const { state } = await this.database.load(contingency, environment);
        this.known.set(environment, state);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'whether a contingency is declared could not be read');
    }
  }
}
