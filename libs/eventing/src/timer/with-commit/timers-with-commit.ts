import type { Sql } from '../../postgres/sql.js';
import type { DueTimer } from '../timer.js';
import { type Lease, scheduleTimers, type TimerRow } from '../timer-store.js';
import type { Reservation, Reserve } from './reservations.js';
import { writeSharedRow } from './shared-row.js';

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
    const byLease = Map.groupBy(rows, (row) => this.leaseFor(row, at));
    const others = byLease.get(undefined) ?? [];
    const writes = [...byLease].map(async ([lease, own]) => {
      if (lease) this.begun.push(...(await writeSharedRow(sql, own, lease)));
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

  private leaseFor({ kind, due, group, handover }: TimerRow, at: string): Lease | undefined {
    if (!handover || due > at) return undefined;
    if (!this.reservations.has(kind)) this.reservations.set(kind, this.reserve(kind));
    return this.reservations.get(kind)?.take(group);
  }
}
