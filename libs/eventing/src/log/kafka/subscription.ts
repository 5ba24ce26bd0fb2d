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

const LOOK_MS = 1_000;
/** Whatever comes gives a signal. */
const IDLE_MS = 60_000;
const RETRY_MS = 500;
/** Whoever may not join asks again less often. */
const REFUSED_MS = 5_000;
const COMMIT_EVERY_MS = 5_000;
/** The last one: it is only for show. */
const COMMIT_MS = 2_000;
/** To join a group, which may begin anew meanwhile. */
const START_MS = 3 * REBALANCE_MS;
const COMPLAIN_EVERY_MS = 60_000;
/** A member that has to let go waits so long for its batch. */
const LET_GO_MS = 4_000;

export interface SubscriptionOptions {
  readonly reader: LogReader;
  readonly cluster: KafkajsCluster;
  /** In the cluster, with their prefix. */
  readonly topic: string;
  readonly group: string;
  /** Called when this process should end. */
  readonly crashed: (error: Error) => void;
  readonly logger: EventingLogger;
  readonly watch?: WatchTimes;
}

/** Where one partition has been read to; another one each time that it moves or is sought. */
interface Cursor {
  readonly next: number;
}

/**
 * One member of one group: hands on what its consumer brings, one batch at a time, of all partitions together. It asks
 * its reader and the log where to begin, whenever partitions are assigned and after a batch failed.
 */
export class KafkaSubscription implements KafkaConsumerListener, LogSubscription {
  private readonly signal = new Signal();
  private readonly closed = new AbortController();
  private consumer: KafkajsConsumer | undefined;
  private replacing: Promise<void>;
  private replacementIsDue = false;
  /** Counts how often all assignments were forgotten. */
  private round = 0;
  private readonly cursors = new Map<number, Cursor>();
  /** Assigned, but not sought yet. */
  private readonly unplaced = new Set<number>();
  private placeAt = 0;
  private complainAt = 0;
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
    for (const part of parts) this.unplaced.add(part);
    this.placeAt = 0;
    if (parts.length === 0) this.tell(true);
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
    for (const part of parts) if (this.cursors.has(part)) this.lose(part);
  }

  async interrupted(): Promise<void> {
    this.forget();
    await Promise.race([this.batch?.catch(() => undefined), this.pause(LET_GO_MS)]);
  }

  alive(): void {
    this.watch.alive();
  }

  /** Operators may grant the right at any time: what waits is read then. */
  refused(error: MissingRight, isOver: boolean): void {
    if (this.closed.signal.aborted) return;
    this.complain({ err: error }, error.message);
    this.watch.begun();
    this.tell(false);
    if (isOver) this.replaceSoon(REFUSED_MS);
  }

  failed(error: unknown, forGood: boolean): void {
    if (this.closed.signal.aborted) return;
    const { crashed, logger, group } = this.options;
    if (forGood) return crashed(new Error(`${group} can't read any more`, { cause: error }));
    logger.warn({ err: error, reader: group }, 'reading broke off and begins anew');
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
        if (this.consumer && this.unplaced.size > 0 && performance.now() >= this.placeAt)
          await this.place(this.consumer);
        handed.push(...this.deliveries.take(reader.batch).map((record) => ({ ...record, topic: reader.topic })));
        if (handed.length === 0) {
          await this.signal.wait(this.unplaced.size > 0 ? LOOK_MS : IDLE_MS);
          continue;
        }
        this.batch = this.hand(handed);
        await this.batch;
      } catch (error) {
        this.options.logger.warn({ err: error, reader: this.options.group }, 'a batch was not taken; it is read again');
        this.tell(false);
        for (const part of new Set(handed.map((record) => record.part))) if (this.cursors.has(part)) this.lose(part);
        await this.pause(RETRY_MS);
      } finally {
        this.batch = undefined;
      }
    }
  }

  /** Asks the reader where to begin, and the log whether it goes back, and reaches, that far. */
  private async place(consumer: KafkajsConsumer): Promise<void> {
    const { reader, cluster, topic } = this.options;
    const round = this.round;
    const parts = [...this.unplaced];
    const positions = await reader.positions(parts);
    const [starts, ends] = await Promise.all([cluster.starts(topic), cluster.ends(topic)]);
    if (round !== this.round || consumer !== this.consumer) return;
    const sought = new Map<number, number>();
    const ahead: number[] = [];
    for (const part of parts) {
      const [position, start, end] = [positions.get(part) ?? 0, starts[part] ?? 0, ends[part] ?? 0];
      if (position > end) {
        this.complain({ part, position, end }, 'the log ends before its reader: it was made anew, or has lost records');
        ahead.push(part);
        continue;
      }
      if (0 < position && position < start) {
        this.complain({ part, position, start }, 'the log has dropped records before they were read');
      }
      const next = Math.max(position, start);
      this.cursors.set(part, { next });
      this.unplaced.delete(part);
      sought.set(part, next);
    }
    this.placeAt = performance.now() + LOOK_MS;
    this.watch.begun();
    consumer.seek(sought);
    this.tell(ahead.length === 0);
  }

  private async hand(records: readonly PositionedRecord[]): Promise<void> {
    const nexts = new Map(records.map(({ part, pos }) => [part, pos + 1]));
    const before = new Map([...nexts.keys()].map((part) => [part, this.cursors.get(part)]));
    const { stop } = await this.options.reader.onBatch(records);
    this.watch.progressed();
    for (const [part, next] of nexts) {
      if (this.cursors.get(part) !== before.get(part)) continue; // assigned anew meanwhile, perhaps to another member
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

  /** The place has to be found again. */
  private lose(part: number): void {
    this.cursors.delete(part);
    this.unplaced.add(part);
    this.placeAt = 0;
    this.deliveries.drop([part]);
    this.signal.notify();
  }

  private get isPlaced(): boolean {
    return this.consumer !== undefined && !this.replacementIsDue && this.unplaced.size === 0;
  }

  private tell(goesOn: boolean): void {
    this.options.reader.reading?.(goesOn);
  }

  private forget(): void {
    this.round += 1;
    this.cursors.clear();
    this.unplaced.clear();
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
    this.tell(false);
    this.replacing = this.replacing.then(() => this.pause(pauseMs)).then(() => this.replace());
  }

  /** A consumer in place of the one before; tried until there is one. */
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
        logger.warn({ err: error, reader: group }, 'could not begin to read; it is tried again');
        this.tell(false);
        await this.pause(LOOK_MS);
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
          this.tell(this.isPlaced);
          return ends;
        } catch (error) {
          this.tell(false);
          throw error;
        }
      },
      isBehind: (ends) =>
        [...this.cursors].some(([part, { next }]) => next < (ends[part] ?? 0) && !this.stopped.has(part)),
      stalled: (silence) => {
        logger.error({ reader: group, ...silence }, 'nothing comes from the log: reading begins anew');
        this.replaceSoon();
      },
      hopeless: () => crashed(new Error(`${group} has read nothing for too long, although there is something`)),
    };
  }

  private complain(fields: object, message: string): void {
    if (performance.now() < this.complainAt) return;
    this.complainAt = performance.now() + COMPLAIN_EVERY_MS;
    this.options.logger.error({ reader: this.options.group, ...fields }, message);
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.closed.signal }).catch(() => undefined);
  }
}
