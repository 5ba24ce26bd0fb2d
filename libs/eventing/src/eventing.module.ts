import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { LogStrategy } from './consumer/log-strategy.js';
import { MessageConsumer } from './consumer/message-consumer.js';
import { ParkedMessages } from './consumer/parked-messages.js';
import { PARKED_KEY } from './consumer/parking.js';
import { Positions } from './consumer/positions.js';
import type { Publisher } from './event/aggregate.js';
import { KafkaLog } from './log/kafka/kafka-log.js';
import type { Log } from './log/log.js';
import { markedMethods } from './marked-methods.js';
import { MAINTENANCE_JOB, MaintenanceJobs } from './operations/maintenance-jobs.js';
import { republication } from './operations/republication.js';
import { VitalMetrics } from './operations/vital-metrics.js';
import { PartitionLeases } from './postgres/partition-leases.js';
import { Relay } from './relay/relay.js';
import { sendingOf } from './relay/sending.js';
import { type DueTimer, TIMER_METADATA, type TimerOptions } from './timer/timer.js';
import { TimerRunner } from './timer/runner/timer-runner.js';
import { TimerWatch } from './timer/runner/timer-watch.js';
import type { Tracer } from './trace/span.js';
import { Database, type DatabaseOptions } from './transaction/database.js';

export interface EventingOptions extends DatabaseOptions {
  /** The log, opened by the caller. The caller also closes it, after the services that use it. */
  readonly log: Log;
  readonly aggregates: readonly Publisher[];
  /** Records trace spans of messages and timers. Without it, no spans are recorded. */
  readonly tracer?: Tracer | undefined;
}

/**
 * Nest module that provides `Database`, `Positions`, `ParkedMessages`, `MaintenanceJobs` and `VitalMetrics` to the
 * whole application. Migrations run while the application is built. When the application starts, it begins to run
 * timers and to send messages. It begins to read messages when the log is connected (`connectLog`). At shutdown
 * everything stops after its running work has ended.
 */
@Module({})
export class EventingModule {
  static register(options: EventingOptions): DynamicModule {
    return {
      module: EventingModule,
      global: true,
      providers: [
        { provide: Database, useFactory: () => Database.open(options) },
        {
          provide: LogStrategy,
          inject: [Database, Positions, ParkedMessages, VitalMetrics],
          useFactory: (database: Database, ...registries: readonly ConsumerRegistry[]) =>
            new LogStrategy(
              options.log,
              (messages, handler) => {
                const consumer = new MessageConsumer(
                  messages,
                  handler,
                  database,
                  options.logger,
                  options.tracer,
                  systemOf(options.log),
                );
                for (const registry of registries) registry.register(consumer);
                return consumer;
              },
              options.logger,
            ),
        },
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
          inject: [ModulesContainer, Database, LogStrategy, ParkedMessages, MaintenanceJobs],
          useFactory: (
            modules: ModulesContainer,
            database: Database,
            strategy: LogStrategy,
            parked: ParkedMessages,
            jobs: MaintenanceJobs,
          ) => new Eventing(options, modules, database, strategy, parked, jobs),
        },
      ],
      exports: [Database, Positions, ParkedMessages, MaintenanceJobs, VitalMetrics],
    };
  }
}

/** Object that has to know every consumer of the service. */
interface ConsumerRegistry {
  register(consumer: MessageConsumer): void;
}

/**
 * Starts and stops the background work of a service: sending messages to the log, running timers, and reading topics.
 */
class Eventing implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly leases: PartitionLeases;
  private readonly relay: Relay;
  private timers: readonly TimerRunner[] = [];
  private watch: TimerWatch | undefined;
  private stopWatchingClock: (() => void) | undefined;

  constructor(
    private readonly options: EventingOptions,
    private readonly modules: ModulesContainer,
    private readonly database: Database,
    private readonly strategy: LogStrategy,
    private readonly parked: ParkedMessages,
    private readonly jobs: MaintenanceJobs,
  ) {
    jobs.register(republication(options.service, options.aggregates));
    this.leases = new PartitionLeases(database.sql, options.logger);
    this.relay = new Relay(
      database,
      this.leases,
      options.log,
      options.logger,
      sendingOf(options.tracer, systemOf(options.log)),
    );
  }

  onApplicationBootstrap(): void {
    const { clock, logger } = this.options;
    const runners = this.timerRunners();
    this.timers = [...runners.values()];
    this.watch = new TimerWatch(runners, this.database, () => this.relay.isAlone, clock, logger);
    this.relay.start();
    for (const timer of this.timers) timer.start();
    this.watch.start();
    this.stopWatchingClock = clock.onMove?.(() => {
      for (const timer of this.timers) timer.notify();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopWatchingClock?.();
    this.watch?.stop();
    await Promise.all([this.strategy.close(), ...this.timers.map((timer) => timer.stop())]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.leases.close();
    await this.database.close();
  }

  private timerRunners(): ReadonlyMap<string, TimerRunner> {
    const { clock, logger, tracer } = this.options;
    const runners = new Map<string, TimerRunner>();
    for (const { options, name, call } of markedMethods<TimerOptions>(this.modules, TIMER_METADATA)) {
      if (runners.has(options.kind)) throw new Error(`${name}: another method handles timers of kind ${options.kind}`);
      runners.set(options.kind, new TimerRunner(options, call, this.database, clock, logger, tracer));
    }
    const own = (kind: string, work: (timer: DueTimer) => Promise<void>): void => {
      const each = async (timers: readonly DueTimer[]): Promise<void> => {
        for (const timer of timers) await work(timer);
      };
      runners.set(
        kind,
        new TimerRunner(
          { kind, concurrency: 2, retry: { firstMs: 1_000, longestMs: 60_000 }, isTraced: false },
          each,
          this.database,
          clock,
          logger,
        ),
      );
    };
    own(PARKED_KEY, (timer) => this.parked.retry(timer));
    own(MAINTENANCE_JOB, (timer) => this.jobs.work(timer));
    return runners;
  }
}

/** Returns the name of the log's server in OpenTelemetry: `kafka` or `postgresql`. */
const systemOf = (log: Log): string => (log instanceof KafkaLog ? 'kafka' : 'postgresql');
