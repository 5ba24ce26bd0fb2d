import { PARTITIONS } from '@rubrica/contracts';
import type { Clock } from '../clock.js';
import type { MessageConsumer } from '../consumer/message-consumer.js';
import type { Log } from '../log/log.js';
import { UNSENT } from '../relay/outbox.js';
import { withTimeout } from '../timeout.js';
import type { Database } from '../transaction/database.js';

/**
 * The most important metrics of a service at one moment, such as the number of unsent messages and of late timers. They
 * come from its database and from the log.
 */
export interface VitalMetricValues {
  /** Metrics from the database; null if it does not answer. */
  readonly stored: StoredMetricValues | null;
  /** True if the log answers. */
  readonly isLogThere: boolean;
  /**
   * Metrics of each consumer. A value that comes from the database is null if the database does not answer; a value
   * that comes from the log is null if the log does not answer.
   */
  readonly consumers: readonly ConsumerMetricValues[];
}

/** Metrics from the service's database. All processes of the service report the same values. */
export interface StoredMetricValues {
  /** Number of messages that are committed and not yet on the log. */
  readonly outboxDepth: number;
  /** A number that grows with each message that is sent to the log. */
  readonly outboxPosition: number;
  /** Number of timers of each kind. Kinds without timers are missing. */
  readonly timers: readonly TimerMetricValues[];
  /** Size of the service's tables and indexes in bytes. */
  readonly bytes: number;
}

export interface TimerMetricValues {
  readonly kind: string;
  /** Number of all timers of the kind, due or not. */
  readonly scheduled: number;
  /** Number of timers that are due by the service's `Clock` and not completed. */
  readonly due: number;
  /** Seconds since the oldest due timer became due; 0 if no timer is due. */
  readonly lateS: number;
}

export interface ConsumerMetricValues {
  /** Name of the consumer, `group/topic`. */
  readonly name: string;
  /**
   * Number of messages in the log that no process of the service has handled yet, and that none has stored for a
   * later attempt; null if unknown.
   */
  readonly lag: number | null;
  /** A number that grows with each message that is handled, skipped, or stored for a later attempt; null if unknown. */
  readonly position: number | null;
  readonly parkedKeys: number | null;
  readonly deadLetters: number | null;
  /**
   * Number of partitions that this process does not read until a newer release runs, because their next message has an
   * unknown version.
   */
  readonly stoppedPartitions: number;
  /** Number of messages that this process has skipped because they are about an unknown kind of document. */
  readonly skippedMessages: number;
}

interface Work extends StoredMetricValues {
  readonly parked: ReadonlyMap<string, Parked>;
  readonly positions: ReadonlyMap<MessageConsumer, ReadonlyMap<number, number>>;
}

interface Parked {
  readonly keys: number;
  readonly dead: number;
}

/** Longest time, in milliseconds, to wait for the database and for the log. Prometheus itself waits for 10 s. */
const ANSWERS_WITHIN_MS = 4_000;

/**
 * Reads the most important metrics of a service from its database and the log. This is cheap enough for a call every
 * few seconds.
 */
export class VitalMetrics {
  private readonly consumers: MessageConsumer[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  /** Adds a consumer to report on. Only for code of this lib. */
  register(consumer: MessageConsumer): void {
    this.consumers.push(consumer);
  }

  async read(): Promise<VitalMetricValues> {
    const [work, ends] = await Promise.all([orNull(this.work()), orNull(this.ends())]);
    return {
      stored: work,
      isLogThere: ends !== null,
      consumers: this.consumers.map((consumer) => {
        const positions = work?.positions.get(consumer);
        const end = ends?.get(consumer);
        const { keys, dead } = work?.parked.get(consumer.name) ?? { keys: 0, dead: 0 };
        return {
          name: consumer.name,
          lag: positions && end ? lagOf(end, positions) : null,
          position: positions ? [...positions.values()].reduce((sum, position) => sum + position, 0) : null,
          parkedKeys: work && keys,
          deadLetters: work && dead,
          stoppedPartitions: consumer.stopped.size,
          skippedMessages: consumer.skippedMessages,
        };
      }),
    };
  }

  /**
   * Reads the metrics from the database. Runs one query after another, so that only one connection of the pool is in
   * use.
   */
  private async work(): Promise<Work> {
    const [outbox] = await this.database.query<{ depth: string; position: string | null }>(
      `select (select count(*) from ${UNSENT}) as depth,
              (select sum(pos) from leases where work = 'relay') as position`,
    );
    const timers = await this.timers();
    // How long this query takes depends on the size of the files and not on the number of rows.
    const [size] = await this.database.query<{ bytes: string }>(
      `select coalesce(sum(pg_total_relation_size(oid)), 0) as bytes from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    );
    const parked = await this.parked();
    const positions = new Map<MessageConsumer, ReadonlyMap<number, number>>();
    for (const consumer of this.consumers) positions.set(consumer, await consumer.position.refresh(ALL_PARTITIONS));
    return {
      outboxDepth: Number(outbox?.depth ?? 0),
      outboxPosition: Number(outbox?.position ?? 0),
      timers,
      bytes: Number(size?.bytes ?? 0),
      parked,
      positions,
    };
  }

  private async timers(): Promise<TimerMetricValues[]> {
    const now = this.clock.now();
    const rows = await this.database.query<{ kind: string; scheduled: string; due: string; first: Date | null }>(
      `select kind, count(*) as scheduled, count(*) filter (where due <= $1) as due,
              min(due) filter (where due <= $1) as first
       from timers where due < 'infinity' group by kind order by kind`,
      [now],
    );
    return rows.map(({ kind, scheduled, due, first }) => ({
      kind,
      scheduled: Number(scheduled),
      due: Number(due),
      lateS: first === null ? 0 : (now.getTime() - first.getTime()) / 1_000,
    }));
  }

  private async parked(): Promise<ReadonlyMap<string, Parked>> {
    const rows = await this.database.query<{ consumer: string; keys: string; dead: string }>(
      `select consumer, count(distinct key) filter (where not dead) as keys, count(*) filter (where dead) as dead
       from parked group by consumer`,
    );
    return new Map(rows.map(({ consumer, keys, dead }) => [consumer, { keys: Number(keys), dead: Number(dead) }]));
  }

  private async ends(): Promise<ReadonlyMap<MessageConsumer, readonly number[]>> {
    return new Map(
      await Promise.all(
        this.consumers.map(async (consumer) => [consumer, await this.log.ends(consumer.topic)] as const),
      ),
    );
  }
}

const ALL_PARTITIONS: readonly number[] = Array.from({ length: PARTITIONS }, (_, part) => part);

const lagOf = (ends: readonly number[], positions: ReadonlyMap<number, number>): number =>
  ends.reduce((lag, end, part) => lag + Math.max(0, end - (positions.get(part) ?? 0)), 0);

const orNull = <T>(reading: Promise<T>): Promise<T | null> => withTimeout(ANSWERS_WITHIN_MS, reading).catch(() => null);
