import type { Sql } from '../postgres/sql.js';
import type { DueTimer } from './timer.js';
import { type Lease, scheduleTimers, type TimerRow } from './timer-store.js';
import { writeSharedRow } from './shared-row.js';

/** Free slots of a runner, reserved by a transaction until it is committed or has failed. */
export interface Reservation {
  readonly lease: Lease;
  /** Reserves a slot for a timer of this group; false if none is free for it. */
  take(group: string): boolean;
  /** Frees the slots and begins these timers, which have been committed. Called once. */
  end(begun: readonly DueTimer[]): void;
}

/** Returns a reservation of the runner of this kind; undefined while no runner of this process begins timers of it. */
export type Reserve = (kind: string) => Reservation | undefined;

/**
 * Timers that one transaction schedules. A timer that hands something over and is due begins right after the commit, if this
 * process has a free slot: it is written as claimed, so that it needs no claim and no second reading. When the process dies,
 * another one takes it over like every claimed timer.
 */
export class TimersWithCommit {
  private readonly reservations = new Map<string, Reservation | undefined>();
  private readonly begun: DueTimer[] = [];

  constructor(private readonly reserve: Reserve) {}

  /** Sends the statements at once. Resolves to the kinds with timers that need a claim. */
  async schedule(sql: Sql, rows: readonly TimerRow[], at: string): Promise<ReadonlySet<string>> {
    const own = new Set(rows.filter((row) => this.takesSlot(row, at)));
    const others = rows.filter((row) => !own.has(row));
    const writes = [...Map.groupBy(own, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const lease = this.reservations.get(kind)?.lease;
      if (lease) this.begun.push(...(await writeSharedRow(sql, kind, ofKind, lease)));
    });
    if (others.length > 0) writes.push(scheduleTimers(sql, others));
    await Promise.all(writes);
    return new Set(others.map(({ kind }) => kind));
  }

  /** Called when the transaction has been committed or has failed. */
  end(isCommitted: boolean): void {
    const byKind = Map.groupBy(isCommitted ? this.begun : [], ({ kind }) => kind);
    for (const [kind, reservation] of this.reservations) reservation?.end(byKind.get(kind) ?? []);
    this.reservations.clear();
  }

  private takesSlot({ kind, due, group, handover }: TimerRow, at: string): boolean {
    if (!handover || due > at) return false;
    if (!this.reservations.has(kind)) this.reservations.set(kind, this.reserve(kind));
    return this.reservations.get(kind)?.take(group) ?? false;
  }
}
