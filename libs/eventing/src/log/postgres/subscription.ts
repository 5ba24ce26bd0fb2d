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

/** One member of one group: reads its share of the partitions and hands on what it reads, a batch at a time. */
export class PostgresSubscription implements LogSubscription, ReadingGroup {
  readonly topic: Topic;
  /** The group's name in the tables: `group/topic`. */
  readonly work: string;
  private readonly signal = new Signal();
  private readonly delay = new BatchDelay();
  private readonly cursors = new Map<number, Cursor>();
  private readonly stopped = new Set<number>();
  private batch: Promise<boolean> = Promise.resolve(false);
  /** The last batch was taken, or there was none to take. */
  private goesOn = false;
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

  /** Tells the reader whether reading goes on. */
  tell(): void {
    this.reader.reading?.(this.goesOn && this.leases.isConfirmed);
  }

  /** What is read next, of each partition that is read here. */
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
        this.goesOn = true;
        this.tell();
        if (!hasMore) await this.signal.wait();
      } catch (error) {
        this.logger.warn({ err: error, reader: this.work }, 'a batch was not taken; it is read again');
        this.cursors.clear();
        this.goesOn = false;
        this.tell();
        await this.signal.wait(RETRY_MS);
      }
    }
  }

  /** Hands on one batch; false if there is nothing to read. */
  private async next(): Promise<boolean> {
    await runStep(this.work, () => this.place());
    if (this.behind().length === 0) return false;
    await this.delay.next(() => this.waiting() >= this.reader.batch);
    const behind = this.behind().slice(0, this.reader.batch);
    const records = this.written(behind) ?? (await runStep(this.work, () => this.read(behind)));
    const held = this.leases.held(this.work);
    const mine = records.filter(({ part }) => held.get(part)?.epoch === this.cursors.get(part)?.epoch);
    if (mine.length === 0) return false;
    const { stop } = await this.reader.onBatch(mine);
    for (const part of stop) this.stopped.add(part);
    for (const { part, pos } of mine) {
      if (this.stopped.has(part)) continue; // not all of it was taken
      const cursor = this.cursors.get(part);
      this.cursors.delete(part); // behind those that wait for their turn
      if (cursor) this.cursors.set(part, { ...cursor, next: pos + 1 });
    }
    return true;
  }

  /** Partitions that hold something that was not read. */
  private behind(): (readonly [number, Cursor])[] {
    const ends = this.knownEnds(this.topic);
    return [...this.cursors].filter(([part, { next }]) => next < (ends[part] ?? 0) && !this.stopped.has(part));
  }

  /** How many records were not read. */
  private waiting(): number {
    const ends = this.knownEnds(this.topic);
    return this.behind().reduce((sum, [part, { next }]) => sum + (ends[part] ?? 0) - next, 0);
  }

  /** Asks the reader where to begin in partitions that are newly held, and forgets those that are not held any more. */
  private async place(): Promise<void> {
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

  /** The first position that is still kept; where nothing is, the next one. */
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

  /** What this process has written itself; undefined if something is missing of it. */
  private written(behind: readonly (readonly [number, Cursor])[]): PositionedRecord[] | undefined {
    const share = Math.floor(this.reader.batch / behind.length);
    const records: PositionedRecord[] = [];
    let bytes = 0;
    for (const [part, { next }] of behind) {
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

  private async read(behind: readonly (readonly [number, Cursor])[]): Promise<PositionedRecord[]> {
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
        behind.map(([part]) => part),
        behind.map(([, { next }]) => next),
        Math.floor(this.reader.batch / behind.length),
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
