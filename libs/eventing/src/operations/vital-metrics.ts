import { PARTITIONS } from '@rubrica/contracts';
import type { Clock } from '../clock.js';
import type { MessageConsumer } from '../consumer/message-consumer.js';
import type { Log } from '../log/log.js';
import { UNSENT } from '../relay/outbox.js';
import { withTimeout } from '../timeout.js';
import type { Database } from '../transaction/database.js';

/** What database and log of a service say of its work at one moment. */
export interface VitalMetricValues {
  /** Null when the database does not answer. */
  readonly stored: StoredMetricValues | null;
  /** Whether the log tells where its topics end. */
  readonly isLogThere: boolean;
  /** Without what needs the database, or the log, when that does not answer. */
  readonly consumers: readonly ConsumerMetricValues[];
}

/** What the database of a service says; the same in all of its replicas. */
export interface StoredMetricValues {
  /** Facts that are written and not yet on the log. */
  readonly outboxDepth: number;
  /** Grows with each fact that is sent to the log. */
  readonly outboxPosition: number;
  /** By kind; kinds without any are left out. */
  readonly timers: readonly TimerMetricValues[];
  /** Tables and indexes of the service. */
  readonly bytes: number;
}

export interface TimerMetricValues {
  readonly kind: string;
  /** Due or not. */
  readonly scheduled: number;
  /** Due by the clock port and not done. */
  readonly due: number;
  /** How long the first of them has been due; 0 when none is. */
  readonly lateS: number;
}

export interface ConsumerMetricValues {
  /** `group/topic`. */
  readonly name: string;
  /** Messages on the log that have not been handled or parked, of all partitions and all replicas; null: not known. */
  readonly lag: number | null;
  /** Grows with each message that is handled, parked or passed over; null: not known. */
  readonly position: number | null;
  readonly parkedKeys: number | null;
  readonly deadLetters: number | null;
  /** Partitions that this process holds still, since they go on in a version that it does not know. */
  readonly stoppedPartitions: number;
  /** Messages of kinds of documents that it does not know, which this process has passed over. */
  readonly passedOver: number;
}

interface Work extends StoredMetricValues {
  readonly parked: ReadonlyMap<string, Parked>;
  readonly positions: ReadonlyMap<MessageConsumer, ReadonlyMap<number, number>>;
}

interface Parked {
  readonly keys: number;
  readonly dead: number;
}

/** A database or log that takes longer does not answer; Prometheus waits for 10 s. */
const ANSWERS_WITHIN_MS = 4_000;

/** Reads the vital metrics from database and log; cheap enough for a call every few seconds. */
export class VitalMetrics {
  private readonly consumers: MessageConsumer[] = [];

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  /** For the rest of eventing. */
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
          passedOver: consumer.passedOver,
        };
      }),
    };
  }

  /** One query after the other: whoever looks on takes one connection of the pool, not all. */
  private async work(): Promise<Work> {
    const [outbox] = await this.database.query<{ depth: string; position: string | null }>(
      `select (select count(*) from ${UNSENT}) as depth,
              (select sum(pos) from leases where work = 'relay') as position`,
    );
    const timers = await this.timers();
    // A call per table and gibibyte of it, however many rows there are.
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
