import { type DynamicModule, Module } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import type { DatabaseOptions } from './database.js';
import type { Log } from './log.js';

export interface EventingOptions extends DatabaseOptions {
  /** Closed by whoever opened it, after the services that use it. */
  readonly log: Log;
}

/**
 * Provides `Database`, `Positions` and `ParkedMessages` to the whole application. Migrates while the application is
 * built; relay, consumers and timers start at application bootstrap and stop, work in flight first, on shutdown.
 */
@Module({})
export class EventingModule {
  static register(_options: EventingOptions): DynamicModule {
    return { module: EventingModule, global: true };
  }
}

/** Makes the log a microservice transport of the application; called before `init`. */
export const connectLog = (_app: INestApplication): void => {
  throw new Error('not built yet');
};
