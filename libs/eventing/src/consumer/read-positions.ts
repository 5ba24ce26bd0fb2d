import type { EventingLogger } from '../eventing-logger.js';
import type { PositionedRecord } from '../log/log.js';
import type { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';

/**
 * Thrown if the position in the database is lower than the one in memory, for example after a restore of a backup.
 * Reading then begins again at the position in the database.
 */
export class PositionLost extends Error {}

/**
 * Longest time, in milliseconds, until the position after skipped messages is stored. If a batch is handled before
 * this time is over, the batch stores that position together with its own.
 */
const WRITE_SKIPPED_MS = 1_000;

/** Position of the next record to read, by partition. */
type Positions = ReadonlyMap<number, number>;

/**
 * Position of one consumer in each partition, in memory and in a table. The table is updated in the transaction that
 * handles the messages.
 */
export class ReadPositions {
  private readonly next = new Map<number, number>();
  /** Positions, by partition, as this process has last read or stored them in the table. */
  private readonly stored = new Map<number, number>();
  /** Positions, by partition, after skipped messages that are not stored in the table yet. */
  private readonly skipped = new Map<number, number>();
  private writing: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    /** Name of the consumer in the table, `group/topic`. */
    private readonly consumer: string,
    private readonly database: Database,
    private readonly logger: EventingLogger,
  ) {}

  /**
   * Reads the positions at which reading begins in these partitions from the table, and returns them. The position
   * is 0 for a partition that was never read.
   */
  async begin(parts: readonly number[]): Promise<Positions> {
    const rows = await this.database.query<PositionRow>(
      `with wanted as (select part from unnest($2::int[]) as part),
       begun as (
         insert into consumer_positions (consumer, part, pos) select $1, part, 0 from wanted order by part
         on conflict do nothing
       )
       select part, pos from consumer_positions where consumer = $1 and part = any($2)`,
      [this.consumer, parts],
    );
    const stored = byPart(rows);
    for (const part of parts) {
      const position = stored.get(part) ?? 0;
      this.skipped.delete(part);
      this.stored.set(part, position);
      this.next.set(part, position);
    }
    return new Map(parts.map((part) => [part, stored.get(part) ?? 0]));
  }

  /** Returns the partitions that are not read up to the given ends, as far as this process knows. */
  behind(ends: readonly number[]): number[] {
    return [...ends.keys()].filter((part) => (this.next.get(part) ?? 0) < (ends[part] ?? 0));
  }

  /**
   * Returns the stored positions of these partitions, which other processes may have moved. Does not change the
   * positions in memory.
   */
  async refresh(parts: readonly number[]): Promise<Positions> {
    return byPart(
      await this.database.query<PositionRow>(
        'select part, pos from consumer_positions where consumer = $1 and part = any($2)',
        [this.consumer, parts],
      ),
    );
  }

  /**
   * Moves the positions in memory past skipped records, and stores them a little later. If the process dies before
   * they are stored, the records are skipped again, which is harmless.
   */
  skip(records: readonly PositionedRecord[]): void {
    for (const { part, pos } of records) {
      this.skipped.set(part, pos + 1);
      this.next.set(part, pos + 1);
    }
    this.writeSoon();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.writing);
  }

  /**
   * Returns the positions to store together with a batch of these records, including positions after skipped records.
   */
  after(records: readonly PositionedRecord[]): Positions {
    return new Map([...this.skipped, ...records.map(({ part, pos }) => [part, pos + 1] as const)]);
  }

  /**
   * Locks the stored positions, moves them, and returns the positions that were stored before the move. If another
   * process has taken over a partition and has already handled the caller's records, the returned position is past
   * these records, and the caller drops the records. Throws `PositionLost` if a stored position has become lower.
   */
  async move(tx: Tx, moves: Positions): Promise<Positions> {
    const rows = await tx.query<PositionRow>(
      `update consumer_positions set previous = pos, pos = greatest(pos, ($3::bigint[])[array_position($2::int[], part::int)])
       where consumer = $1 and part = any($2::int[]) returning part, previous as pos`,
      [this.consumer, [...moves.keys()], [...moves.values()]],
    );
    const before = byPart(rows);
    for (const part of moves.keys()) {
      if ((before.get(part) ?? 0) < (this.stored.get(part) ?? 0))
        throw new PositionLost(`${this.consumer}: the position of ${part} went back`);
    }
    return before;
  }

  /** Updates the positions in memory. Must be called after the commit of the transaction that stored them. */
  moved(moves: Positions): void {
    for (const [part, next] of moves) {
      this.stored.set(part, Math.max(next, this.stored.get(part) ?? 0));
      this.next.set(part, Math.max(next, this.next.get(part) ?? 0));
      if (this.skipped.get(part) === next) this.skipped.delete(part);
    }
  }

  private writeSoon(): void {
    if (!this.isClosed) this.writing ??= setTimeout(() => void this.writeSkipped(), WRITE_SKIPPED_MS);
  }

  private async writeSkipped(): Promise<void> {
    this.writing = undefined;
    const skipped = new Map(this.skipped);
    if (skipped.size === 0) return;
    try {
      // Skips rows that a running batch has locked: that batch writes the positions of its partitions itself.
      const rows = await this.database.query<PositionRow>(
        `update consumer_positions as p set pos = greatest(p.pos, move.next)
         from (
           select part from consumer_positions where consumer = $1 and part = any($2::int[]) for update skip locked
         ) as free
         join unnest($2::int[], $3::bigint[]) as move (part, next) on move.part = free.part
         where p.consumer = $1 and p.part = free.part
         returning p.part, move.next as pos`,
        [this.consumer, [...skipped.keys()], [...skipped.values()]],
      );
      this.moved(byPart(rows));
    } catch (error) {
      this.logger.debug(
        { err: error, consumer: this.consumer },
        'positions could not be written; they are written later',
      );
    }
    // Other processes wait until they see these positions in the table. Perhaps no further batch comes that would store
    // them, so they are stored soon.
    if (this.skipped.size > 0) this.writeSoon();
  }
}

interface PositionRow {
  readonly part: number;
  readonly pos: string;
}

const byPart = (rows: readonly PositionRow[]): Map<number, number> =>
  new Map(rows.map(({ part, pos }) => [part, Number(pos)]));
