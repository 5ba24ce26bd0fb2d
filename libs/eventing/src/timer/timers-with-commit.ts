import type { Sql } from '../postgres/sql.js';
import type { DueTimer } from './timer.js';
import { type Lease, scheduleTimers, type TimerRow } from './timer-store.js';
import { writeSharedRow } from './shared-row.js';

/**
 * Slots that a transaction has reserved in a runner. They are reserved until the transaction is committed or has
 * failed.
 */
export interface Reservation {
  readonly lease: Lease;
  /** Reserves a slot for a timer of this group. Returns false if the group may not have a slot now. */
  take(group: string): boolean;
  /** Frees the slots and begins these timers, whose transaction was committed. Called once. */
  end(begun: readonly DueTimer[]): void;
}

/**
 * Begins a reservation in the runner of this kind. Returns undefined if this process has no such runner, or the runner
 * is stopping.
 */
export type Reserve = (kind: string) => Reservation | undefined;

/**
 * Timers that one transaction schedules. A timer that hands over an object and is due at once begins right after the
 * commit, if this process has a free slot. It is written as claimed, so that it is neither claimed nor read again. If
 * the process dies, another one takes it over like any claimed timer.
 */
export class TimersWithCommit {
  private readonly reservations = new Map<string, Reservation | undefined>();
  private readonly begun: DueTimer[] = [];

  constructor(private readonly reserve: Reserve) {}

  /** Sends the statements. Resolves with the kinds of the timers that a runner has to claim. */
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

  /** Ends the reservations. Called when the transaction has been committed or has failed. */
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
