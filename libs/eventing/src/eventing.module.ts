import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  type INestApplication,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Clock } from './clock.js';
import { MESSAGES_METADATA, type MessagesOptions } from './consumer/consumer.js';
import { LogStrategy } from './consumer/log-strategy.js';
import { MessageConsumer } from './consumer/message-consumer.js';
import { ParkedMessages } from './consumer/parked-messages.js';
import { PARKED_KEY } from './consumer/parking.js';
import { Positions } from './consumer/positions.js';
import type { Speaker } from './event/aggregate.js';
import type { Log } from './log/log.js';
import { markedMethods } from './marked-methods.js';
import { MAINTENANCE_JOB, MaintenanceJobs } from './operations/maintenance-jobs.js';
import { republication } from './operations/republication.js';
import { VitalMetrics } from './operations/vital-metrics.js';
import { PartitionLeases } from './postgres/partition-leases.js';
import { Relay } from './relay/relay.js';
import { type DueTimer, TIMER_METADATA, type TimerOptions } from './timer/timer.js';
import { TimerRunner } from './timer/timer-runner.js';
import { Database, type DatabaseOptions } from './transaction/database.js';

export interface EventingOptions extends DatabaseOptions {
  /** Closed by whoever opened it, after the services that use it. */
  readonly log: Log;
  readonly aggregates: readonly Speaker[];
}

/**
 * Provides `Database`, `Positions`, `ParkedMessages`, `MaintenanceJobs` and `VitalMetrics` to the whole application. Migrates while the application is
 * built; relay, consumers and timers start at application bootstrap and stop, work in flight first, on shutdown.
 */
@Module({})
export class EventingModule {
  static register(options: EventingOptions): DynamicModule {
    return {
      module: EventingModule,
      global: true,
      providers: [
        { provide: Database, useFactory: () => Database.open(options) },
        { provide: LogStrategy, useValue: new LogStrategy(options.log, options.logger) },
        { provide: Positions, useValue: new Positions(options.log) },
        {
          provide: ParkedMessages,
          inject: [Database],
          useFactory: (database: Database) => new ParkedMessages(database),
        },
        {
          provide: MaintenanceJobs,
          inject: [Database],
          useFactory: (database: Database) => new MaintenanceJobs(database),
        },
        {
          provide: VitalMetrics,
          inject: [Database],
          useFactory: (database: Database) => new VitalMetrics(database, options.log, options.clock),
        },
        {
          provide: Eventing,
          inject: [ModulesContainer, Database, LogStrategy, Positions, ParkedMessages, MaintenanceJobs, VitalMetrics],
          useFactory: (
            modules: ModulesContainer,
            database: Database,
            strategy: LogStrategy,
            positions: Positions,
            parked: ParkedMessages,
            jobs: MaintenanceJobs,
            vitalMetrics: VitalMetrics,
          ) => new Eventing(options, modules, database, strategy, positions, parked, jobs, vitalMetrics),
        },
      ],
      exports: [Database, Positions, ParkedMessages, MaintenanceJobs, VitalMetrics],
    };
  }
}

/** Makes the log a microservice transport of the application; called before `init`. */
export const connectLog = (app: INestApplication): void => {
  app.connectMicroservice({ strategy: app.get(LogStrategy) });
};

/** What runs beside the requests. */
class Eventing implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly leases: PartitionLeases;
  private readonly relay: Relay;
  private timers: readonly TimerRunner[] = [];
  private stopWatchingClock: (() => void) | undefined;

  constructor(
    private readonly options: EventingOptions,
    private readonly modules: ModulesContainer,
    private readonly database: Database,
    private readonly strategy: LogStrategy,
    private readonly positions: Positions,
    private readonly parked: ParkedMessages,
    private readonly jobs: MaintenanceJobs,
    private readonly vitalMetrics: VitalMetrics,
  ) {
    jobs.register(republication(options.service, options.aggregates));
    this.leases = new PartitionLeases(database.sql, options.logger);
    this.relay = new Relay(database, this.leases, options.log, options.logger);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { clock } = this.options;
    const consumers = this.consumers();
    this.timers = this.timerRunners();
    this.relay.start();
    await this.strategy.start(consumers);
    for (const timer of this.timers) timer.start();
    this.stopWatchingClock = watchForJumps(clock, () => {
      for (const timer of this.timers) timer.notify();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopWatchingClock?.();
    await Promise.all([this.strategy.close(), ...this.timers.map((timer) => timer.stop())]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.leases.close();
    await this.database.close();
  }

  private consumers(): MessageConsumer[] {
    const { logger } = this.options;
    const consumers = new Map<string, MessageConsumer>();
    for (const { options, name, call } of markedMethods<MessagesOptions>(this.modules, MESSAGES_METADATA)) {
      const consumer = new MessageConsumer(options, call, this.database, logger);
      if (consumers.has(consumer.name))
        throw new Error(`${name}: another method reads ${consumer.name}; a second reader is another group`);
      consumers.set(consumer.name, consumer);
      this.positions.register(consumer);
      this.parked.register(consumer);
      this.vitalMetrics.register(consumer);
    }
    return [...consumers.values()];
  }

  private timerRunners(): TimerRunner[] {
    const { clock, logger } = this.options;
    const runners = new Map<string, TimerRunner>();
    for (const { options, name, call } of markedMethods<TimerOptions>(this.modules, TIMER_METADATA)) {
      if (runners.has(options.kind))
        throw new Error(`${name}: another method works off timers of kind ${options.kind}`);
      runners.set(options.kind, new TimerRunner(options, call, this.database, clock, logger));
    }
    const own = (kind: string, work: (timer: DueTimer) => Promise<void>): void => {
      const each = async (timers: readonly DueTimer[]): Promise<void> => {
        for (const timer of timers) await work(timer);
      };
      runners.set(kind, new TimerRunner({ kind, concurrency: 2 }, each, this.database, clock, logger));
    };
    own(PARKED_KEY, (timer) => this.parked.retry(timer));
    own(MAINTENANCE_JOB, (timer) => this.jobs.work(timer));
    return [...runners.values()];
  }
}

/** Tests move the clock: what is due by it must not wait for a timeout of the real one. */
const watchForJumps = (clock: Clock, jumped: () => void): (() => void) => {
  const aheadMs = (): number => clock.now().getTime() - Date.now();
  let before = aheadMs();
  const timer = setInterval(() => {
    const now = aheadMs();
    if (Math.abs(now - before) > 50) jumped();
    before = now;
  }, 100);
  return () => clearInterval(timer);
};
