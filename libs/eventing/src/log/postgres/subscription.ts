import type { Topic } from '@rubrica/contracts';
import { BatchDelay } from '../../batch/batch-delay.js';
import type { EventingLogger } from '../../eventing-logger.js';
import type { PartitionLeases } from '../../postgres/partition-leases.js';
import type { Sql } from '../../postgres/sql.js';
import { runStep } from '../../running-steps.js';
import { Signal } from '../../signal.js';
import { BATCH_BYTES, type LogReader, type LogSubscription, type PositionedRecord } from '../log.js';
import type { OwnAppends } from './own-appends.js';
import type { ReadingGroup } from './retention.js';

const RETRY_MS = 500;

interface Cursor {
  readonly epoch: number;
  readonly next: number;
}

/**
 * A member of a consumer group in the Postgres log. It reads the partitions that it holds and passes their records to
 * the `LogReader`, one batch at a time.
 */
export class PostgresSubscription implements LogSubscription, ReadingGroup {
  readonly topic: Topic;
  /** Name of the consumer group in the tables, `group/topic`. */
  readonly work: string;
  private readonly signal = new Signal();
  private readonly delay = new BatchDelay();
  private readonly cursors = new Map<number, Cursor>();
  private readonly stopped = new Set<number>();
  private batch: Promise<boolean> = Promise.resolve(false);
  /** True if the last batch was handled or there was nothing to read; false after a failure. */
  private isReading = false;
  private readonly running: Promise<void>;
  private closing = false;

  constructor(
    private readonly reader: LogReader,
    private readonly sql: Sql,
    private readonly leases: PartitionLeases,
    private readonly knownEnds: (topic: Topic) => readonly number[],
    private readonly ownAppends: OwnAppends,
    private readonly logger: EventingLogger,
  ) {
    this.topic = reader.topic;
    this.work = `${reader.group}/${reader.topic}`;
    leases.join(this.work, {
      taken: () => this.signal.notify(),
      giveUp: async (parts) => {
        await this.batch.catch(() => undefined);
        for (const part of parts) this.cursors.delete(part);
      },
    });
    this.running = this.run();
  }

  notify(): void {
    this.signal.notify();
  }

  reportReading(): void {
    this.reader.reading?.(this.isReading && this.leases.isConfirmed);
  }

  /** Returns the position of the next record for each partition that this process reads. */
  positions(): ReadonlyMap<number, number> {
    return new Map([...this.cursors].map(([part, { next }]) => [part, next]));
  }

  async close(): Promise<void> {
    this.closing = true;
    this.signal.notify();
    await this.running;
    await this.leases.leave(this.work);
  }

  private async run(): Promise<void> {
    while (!this.closing) {
      try {
        this.batch = this.next();
        const hasMore = await this.batch;
        this.isReading = true;
        this.reportReading();
        if (!hasMore) await this.signal.wait();
      } catch (error) {
        this.logger.warn({ err: error, reader: this.work }, 'a batch failed; it is read again');
        this.cursors.clear();
        this.isReading = false;
        this.reportReading();
        await this.signal.wait(RETRY_MS);
      }
    }
  }

  /** Reads one batch and passes it to the `LogReader`. Returns false if there was nothing to read. */
  private async next(): Promise<boolean> {
    await runStep(this.work, () => this.readStoredPositions());
    if (this.unread().length === 0) return false;
    await this.delay.next(() => this.unreadCount() >= this.reader.batch);
    const unread = this.unread().slice(0, this.reader.batch);
    const records = this.ownRecords(unread) ?? (await runStep(this.work, () => this.read(unread)));
    const held = this.leases.held(this.work);
    const mine = records.filter(({ part }) => held.get(part)?.epoch === this.cursors.get(part)?.epoch);
    if (mine.length === 0) return false;
    const { stop } = await this.reader.onBatch(mine);
    for (const part of stop) this.stopped.add(part);
    for (const { part, pos } of mine) {
      if (this.stopped.has(part)) continue; // the reader has stopped in this partition, so its position does not move
      const cursor = this.cursors.get(part);
      this.cursors.delete(part); // moves the partition behind the others, so that they come first in the next batch
      if (cursor) this.cursors.set(part, { ...cursor, next: pos + 1 });
    }
    return true;
  }

  /** Returns the partitions that have unread records, each with the position of its first unread record. */
  private unread(): (readonly [number, Cursor])[] {
    const ends = this.knownEnds(this.topic);
    return [...this.cursors].filter(([part, { next }]) => next < (ends[part] ?? 0) && !this.stopped.has(part));
  }

  private unreadCount(): number {
    const ends = this.knownEnds(this.topic);
    return this.unread().reduce((sum, [part, { next }]) => sum + (ends[part] ?? 0) - next, 0);
  }

  /** Reads the positions of partitions that this member has just got. Drops partitions that it no longer holds. */
  private async readStoredPositions(): Promise<void> {
    const held = this.leases.held(this.work);
    for (const [part, { epoch }] of this.cursors) if (held.get(part)?.epoch !== epoch) this.cursors.delete(part);
    const fresh = [...held.values()].filter(({ part }) => !this.cursors.has(part));
    if (fresh.length === 0) return;
    const parts = fresh.map(({ part }) => part);
    const positions = await this.reader.positions(parts);
    const starts = await this.startsOf(parts);
    for (const { part, epoch } of fresh) {
      const [position, start] = [positions.get(part) ?? 0, starts.get(part) ?? 0];
      if (0 < position && position < start) {
        this.logger.error(
          { reader: this.work, part, position, start },
          'the log has dropped records before they were read',
        );
      }
      this.stopped.delete(part);
      this.cursors.set(part, { epoch, next: Math.max(position, start) });
    }
  }

  /**
   * Returns the position of the first stored record of each partition; for an empty partition, the position of the next
   * record.
   */
  private async startsOf(parts: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { rows } = await this.sql.query<{ part: number; start: string }>(
      `select part, coalesce(
         (select pos from records r where r.topic = p.topic and r.part = p.part order by pos limit 1), next_pos
       ) as start
       from partitions p where topic = $1 and part = any($2)`,
      [this.topic, parts],
    );
    return new Map(rows.map(({ part, start }) => [part, Number(start)]));
  }

  /**
   * Returns unread records from the cache of records that this process has appended. Returns undefined if the first
   * unread record of one of the partitions is not in the cache.
   */
  private ownRecords(unread: readonly (readonly [number, Cursor])[]): PositionedRecord[] | undefined {
    const share = Math.floor(this.reader.batch / unread.length);
    const records: PositionedRecord[] = [];
    let bytes = 0;
    for (const [part, { next }] of unread) {
      const found = this.ownAppends.from(this.topic, part, next, share);
      if (!found) return undefined;
      for (const record of found) {
        bytes += record.body.length;
        if (bytes > BATCH_BYTES && records.length > 0) return records;
        records.push(record);
      }
    }
    return records;
  }

  private async read(unread: readonly (readonly [number, Cursor])[]): Promise<PositionedRecord[]> {
    interface Row extends Omit<PositionedRecord, 'topic' | 'pos'> {
      readonly pos: string;
    }
    const { rows } = await this.sql.query<Row>(
      `select part, pos, key, headers, body from (
         select record.*, sum(octet_length(body)) over turns as bytes_so_far, row_number() over turns as nth
         from unnest($2::int[], $3::bigint[]) with ordinality as cursor (part, pos, turn)
         cross join lateral (
           select part, pos, key, headers, body from records
           where records.topic = $1 and records.part = cursor.part and records.pos >= cursor.pos
           order by records.pos limit $4
         ) as record
         window turns as (order by turn, record.pos)
       ) as batch
       where bytes_so_far <= $5 or nth = 1
       order by nth`,
      [
        this.topic,
        unread.map(([part]) => part),
        unread.map(([, { next }]) => next),
        Math.floor(this.reader.batch / unread.length),
        BATCH_BYTES,
      ],
    );
    return rows.map(({ part, pos, key, headers, body }) => ({
      topic: this.topic,
      part,
      pos: Number(pos),
      key,
      headers,
      body,
    }));
  }
}
