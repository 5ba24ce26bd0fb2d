import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import { Signal } from '../../signal.js';
import { settledWithin, withTimeout } from '../../timeout.js';
import type { LogReader, LogSubscription, PositionedRecord } from '../log.js';
import { CLOSE_MS, REBALANCE_MS } from './connection.js';
import { KafkaDeliveries } from './deliveries.js';
import type { MissingRight } from './missing-right.js';
import type { FetchedRecord } from './fetch/fetch-protocol.js';
import type { KafkajsCluster } from './kafkajs-cluster.js';
import type { KafkaConsumerListener, KafkajsConsumer } from './kafkajs-consumer.js';
import { ReadingWatch, type Watched, type WatchTimes } from './reading-watch.js';

const POSITION_RETRY_MS = 1_000;
/**
 * Longest time, in milliseconds, for which the loop sleeps. New records and new partitions wake it earlier by a signal,
 * so it can be long.
 */
const IDLE_MS = 60_000;
const RETRY_MS = 500;
/** Time in milliseconds before a consumer that lacks a right is replaced by a new one. */
const REFUSED_MS = 5_000;
const COMMIT_EVERY_MS = 5_000;
/** Timeout for the last commit of offsets before closing. It may be short, because these offsets only show the lag. */
const COMMIT_MS = 2_000;
/** Timeout for joining a consumer group. It includes the time of two further rebalances. */
const START_MS = 3 * REBALANCE_MS;
const WARN_EVERY_MS = 60_000;
/**
 * Longest time, in milliseconds, that this process waits for the end of the running batch in a rebalance. Until
 * then it keeps its partitions.
 */
const GIVE_UP_MS = 4_000;

export interface SubscriptionOptions {
  readonly reader: LogReader;
  readonly cluster: KafkajsCluster;
  /** Name of the topic in the Kafka cluster, with its prefix. */
  readonly topic: string;
  readonly group: string;
  /** Called if this process cannot read any more and has to end. */
  readonly crashed: (error: Error) => void;
  readonly logger: EventingLogger;
  readonly watch?: WatchTimes;
}

/**
 * Position of the next record to read in a partition. Each change creates a new object, so a comparison of two objects
 * shows whether the position was changed.
 */
interface Cursor {
  readonly next: number;
}

/**
 * A member of a Kafka consumer group. It passes the fetched records of all its partitions to the `LogReader`, one batch
 * at a time. It reads the positions from the service's database when partitions are assigned, and after a failed batch.
 */
export class KafkaSubscription implements KafkaConsumerListener, LogSubscription {
  private readonly signal = new Signal();
  private readonly closed = new AbortController();
  private consumer: KafkajsConsumer | undefined;
  private replacing: Promise<void>;
  private replacementIsDue = false;
  /** Number of times that this member has lost all its partitions, or has dropped them for a new assignment. */
  private round = 0;
  private readonly cursors = new Map<number, Cursor>();
  /** Assigned partitions whose position has not been read from the service's database yet. */
  private readonly unpositioned = new Set<number>();
  private positionsDueAt = 0;
  private warnAgainAt = 0;
  private readonly stopped = new Set<number>();
  private readonly deliveries = new KafkaDeliveries();
  private batch: Promise<void> | undefined;
  private readonly uncommitted = new Map<number, number>();
  private committing: NodeJS.Timeout | undefined;
  private readonly watch: ReadingWatch;
  private readonly running: Promise<void>;
  private readonly watching: Promise<void>;
  private ending: Promise<void> | undefined;

  constructor(private readonly options: SubscriptionOptions) {
    this.watch = new ReadingWatch(this.watched(), this.closed.signal, options.watch);
    this.replacing = this.replace();
    this.running = this.run();
    this.watching = this.watch.run();
  }

  close(): Promise<void> {
    return (this.ending ??= this.end());
  }

  assigned(parts: readonly number[]): void {
    this.alive();
    this.forget();
    for (const part of parts) this.unpositioned.add(part);
    this.positionsDueAt = 0;
    if (parts.length === 0) this.reportReading(true);
    this.signal.notify();
  }

  records(part: number, records: readonly FetchedRecord[]): Promise<boolean> {
    this.alive();
    const isExpected = this.cursors.has(part) && !this.stopped.has(part);
    if (this.closed.signal.aborted || !isExpected) return Promise.resolve(false);
    const taken = this.deliveries.add(part, records);
    this.signal.notify();
    return taken;
  }

  outOfRange(parts: readonly number[]): void {
    for (const part of parts) if (this.cursors.has(part)) this.forgetPosition(part);
  }

  async interrupted(): Promise<void> {
    this.forget();
    await Promise.race([this.batch?.catch(() => undefined), this.pause(GIVE_UP_MS)]);
  }

  alive(): void {
    this.watch.alive();
  }

  /** Logs the missing right. An operator may grant it at any time; reading then continues. */
  refused(error: MissingRight, isOver: boolean): void {
    if (this.closed.signal.aborted) return;
    this.warnRarely({ err: error }, error.message);
    this.watch.begun();
    this.reportReading(false);
    if (isOver) this.replaceSoon(REFUSED_MS);
  }

  failed(error: unknown, forGood: boolean): void {
    if (this.closed.signal.aborted) return;
    const { crashed, logger, group } = this.options;
    if (forGood) return crashed(new Error(`${group} cannot read any more`, { cause: error }));
    logger.warn({ err: error, reader: group }, 'reading failed and begins again');
    this.replaceSoon();
  }

  private async end(): Promise<void> {
    this.closed.abort();
    this.signal.notify();
    await this.running;
    this.deliveries.dropAll();
    await this.watching;
    await settledWithin(COMMIT_MS, this.commit());
    await Promise.all([this.consumer?.close(), settledWithin(CLOSE_MS, this.replacing)]);
  }

  private async run(): Promise<void> {
    const { reader } = this.options;
    while (!this.closed.signal.aborted) {
      const handed: PositionedRecord[] = [];
      try {
        if (this.consumer && this.unpositioned.size > 0 && performance.now() >= this.positionsDueAt)
          await this.readStoredPositions(this.consumer);
        handed.push(...this.deliveries.take(reader.batch).map((record) => ({ ...record, topic: reader.topic })));
        if (handed.length === 0) {
          await this.signal.wait(this.unpositioned.size > 0 ? POSITION_RETRY_MS : IDLE_MS);
          continue;
        }
        this.batch = this.handOn(handed);
        await this.batch;
      } catch (error) {
        this.options.logger.warn({ err: error, reader: this.options.group }, 'a batch failed; it is read again');
        this.reportReading(false);
        for (const part of new Set(handed.map((record) => record.part)))
          if (this.cursors.has(part)) this.forgetPosition(part);
        await this.pause(RETRY_MS);
      } finally {
        this.batch = undefined;
      }
    }
  }

  /**
   * Reads the positions of new partitions from the service's database, and starts fetching there. If a position is
   * beyond the end of the log, the partition is not read, and its position is checked again later.
   */
  private async readStoredPositions(consumer: KafkajsConsumer): Promise<void> {
    const { reader, cluster, topic } = this.options;
    const round = this.round;
    const parts = [...this.unpositioned];
    const positions = await reader.positions(parts);
    const [starts, ends] = await Promise.all([cluster.starts(topic), cluster.ends(topic)]);
    if (round !== this.round || consumer !== this.consumer) return;
    const sought = new Map<number, number>();
    const ahead: number[] = [];
    for (const part of parts) {
      const [position, start, end] = [positions.get(part) ?? 0, starts[part] ?? 0, ends[part] ?? 0];
      if (position > end) {
        this.warnRarely(
          { part, position, end },
          'the log ends before the stored position: it was created again, or has lost records',
        );
        ahead.push(part);
        continue;
      }
      if (0 < position && position < start) {
        this.warnRarely({ part, position, start }, 'the log has dropped records before they were read');
      }
      const next = Math.max(position, start);
      this.cursors.set(part, { next });
      this.unpositioned.delete(part);
      sought.set(part, next);
    }
    this.positionsDueAt = performance.now() + POSITION_RETRY_MS;
    this.watch.begun();
    consumer.seek(sought);
    this.reportReading(ahead.length === 0);
  }

  private async handOn(records: readonly PositionedRecord[]): Promise<void> {
    const nexts = new Map(records.map(({ part, pos }) => [part, pos + 1]));
    const before = new Map([...nexts.keys()].map((part) => [part, this.cursors.get(part)]));
    const { stop } = await this.options.reader.onBatch(records);
    this.watch.progressed();
    for (const [part, next] of nexts) {
      if (this.cursors.get(part) !== before.get(part)) continue; // assigned again meanwhile, perhaps to another member
      this.cursors.set(part, { next });
      this.uncommitted.set(part, next);
      this.deliveries.finishRead(part);
    }
    const stopping = stop.filter((part) => this.cursors.has(part));
    for (const part of stopping) this.stopped.add(part);
    if (stopping.length > 0) this.consumer?.pause(stopping);
    this.deliveries.drop(stopping);
    this.committing ??= setTimeout(() => void this.commit(), COMMIT_EVERY_MS);
  }

  /** Drops the position of a partition in memory, so that it is read from the service's database again. */
  private forgetPosition(part: number): void {
    this.cursors.delete(part);
    this.unpositioned.add(part);
    this.positionsDueAt = 0;
    this.deliveries.drop([part]);
    this.signal.notify();
  }

  private get isPositioned(): boolean {
    return this.consumer !== undefined && !this.replacementIsDue && this.unpositioned.size === 0;
  }

  private reportReading(isReading: boolean): void {
    this.options.reader.reading?.(isReading);
  }

  private forget(): void {
    this.round += 1;
    this.cursors.clear();
    this.unpositioned.clear();
    this.stopped.clear();
    this.uncommitted.clear();
    this.deliveries.dropAll();
  }

  private async commit(): Promise<void> {
    clearTimeout(this.committing);
    this.committing = undefined;
    const positions = new Map(this.uncommitted);
    this.uncommitted.clear();
    if (positions.size === 0) return;
    try {
      await this.consumer?.commit(positions);
    } catch (error) {
      this.options.logger.debug({ err: error, reader: this.options.group }, 'offsets were not committed');
    }
  }

  private replaceSoon(pauseMs = RETRY_MS): void {
    if (this.replacementIsDue) return;
    this.replacementIsDue = true;
    this.reportReading(false);
    this.replacing = this.replacing.then(() => this.pause(pauseMs)).then(() => this.replace());
  }

  /** Closes the Kafka consumer and starts a new one. Tries until a new one has started. */
  private async replace(): Promise<void> {
    const { cluster, topic, group, logger } = this.options;
    this.replacementIsDue = false;
    const before = this.consumer;
    this.consumer = undefined;
    this.forget();
    await before?.close();
    while (!this.closed.signal.aborted) {
      this.watch.alive();
      this.watch.begun();
      const consumer = cluster.consumer({ topic, group }, this);
      this.consumer = consumer;
      try {
        await withTimeout(START_MS, consumer.start());
        return;
      } catch (error) {
        this.consumer = undefined;
        await consumer.close();
        if (this.closed.signal.aborted) return;
        logger.warn({ err: error, reader: group }, 'reading could not begin; it is tried again');
        this.reportReading(false);
        await this.pause(POSITION_RETRY_MS);
      }
    }
  }

  private watched(): Watched {
    const { cluster, topic, group, crashed, logger } = this.options;
    return {
      isBusy: () => this.batch !== undefined || this.replacementIsDue,
      ends: async () => {
        try {
          const ends = await cluster.ends(topic);
          this.reportReading(this.isPositioned);
          return ends;
        } catch (error) {
          this.reportReading(false);
          throw error;
        }
      },
      isBehind: (ends) =>
        [...this.cursors].some(([part, { next }]) => next < (ends[part] ?? 0) && !this.stopped.has(part)),
      stalled: (silence) => {
        logger.error({ reader: group, ...silence }, 'the log delivers nothing; reading begins again');
        this.replaceSoon();
      },
      hopeless: () => crashed(new Error(`${group} has read nothing for too long although there are records`)),
    };
  }

  private warnRarely(fields: object, message: string): void {
    if (performance.now() < this.warnAgainAt) return;
    this.warnAgainAt = performance.now() + WARN_EVERY_MS;
    this.options.logger.error({ reader: this.options.group, ...fields }, message);
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.closed.signal }).catch(() => undefined);
  }
}
