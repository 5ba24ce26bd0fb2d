import { PARTITIONS } from '@rubrica/contracts';
import type { Clock } from '../clock.js';
import type { MessageConsumer } from '../consumer/message-consumer.js';
import type { Log } from '../log/log.js';
import { UNSENT } from '../relay/outbox.js';
import { withTimeout } from '../timeout.js';
import type { Database } from '../transaction/database.js';

/** Vital metrics of a service at one moment, from its database and the log. */
export interface VitalMetricValues {
  /** Null if the database does not answer. */
  readonly stored: StoredMetricValues | null;
  /** Whether the log returns the ends of its topics. */
  readonly isLogThere: boolean;
  /** Metrics of each reader. Values that need the database or the log are null if it does not answer. */
  readonly consumers: readonly ConsumerMetricValues[];
}

/** Metrics from the service's database. All replicas report the same values. */
export interface StoredMetricValues {
  /** Messages that are committed and not yet on the log. */
  readonly outboxDepth: number;
  /** Increases with each message that is sent to the log. */
  readonly outboxPosition: number;
  /** Timers by kind, without kinds that have no timers. */
  readonly timers: readonly TimerMetricValues[];
  /** Size of the service's tables and indexes. */
  readonly bytes: number;
}

export interface TimerMetricValues {
  readonly kind: string;
  /** All timers, due or not. */
  readonly scheduled: number;
  /** Timers that are due by the service's `Clock` and not completed. */
  readonly due: number;
  /** Seconds since the oldest due timer became due; 0 if no timer is due. */
  readonly lateS: number;
}

export interface ConsumerMetricValues {
  /** Name of the reader, `group/topic`. */
  readonly name: string;
  /** Messages in the log that no replica has handled or parked; null if unknown. */
  readonly lag: number | null;
  /** Increases with each message that is handled, parked or skipped; null if unknown. */
  readonly position: number | null;
  readonly parkedKeys: number | null;
  readonly deadLetters: number | null;
  /** Partitions of this process that wait for a newer program. */
  readonly stoppedPartitions: number;
  /** Messages about unknown kinds of documents that this process has skipped. */
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

/** Longest wait for the database and for the log. Prometheus itself waits for 10 s. */
const ANSWERS_WITHIN_MS = 4_000;

/** Reads the vital metrics from the database and the log. This is cheap enough for a call every few seconds. */
export class VitalMetrics {
  private readonly consumers: MessageConsumer[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  /** Adds a consumer. For eventing only. */
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

  /** Runs one query after another, so that metrics use only one connection of the pool. */
  private async work(): Promise<Work> {
    const [outbox] = await this.database.query<{ depth: string; position: string | null }>(
      `select (select count(*) from ${UNSENT}) as depth,
              (select sum(pos) from leases where work = 'relay') as position`,
    );
    const timers = await this.timers();
    // The time of this query depends on the size of the files and not on the number of rows.
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
