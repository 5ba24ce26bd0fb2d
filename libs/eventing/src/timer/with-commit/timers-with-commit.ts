import type { Sql } from '../../postgres/sql.js';
import type { DueTimer } from '../timer.js';
import { type Lease, scheduleTimers, type TimerRow } from '../timer-store.js';
import type { Reservation, Reserve } from './reservations.js';
import { writeSharedRow } from './shared-row.js';

/**
 * Timers that one transaction schedules. A timer that has a `handover` object and is due at once starts in this
 * process right after the commit, if the runner has room for it. Such a timer is already claimed when it is written,
 * so nothing has to claim or read it. If the process dies, another one takes over the timer when its lease ends.
 */
export class TimersWithCommit {
  private readonly reservations = new Map<string, Reservation | undefined>();
  private readonly begun: DueTimer[] = [];

  constructor(private readonly reserve: Reserve) {}

  /**
   * Writes the timers. Returns the kinds of those that do not start with the commit, so that a runner has to claim
   * them.
   */
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

  /**
   * Must be called at the end of the transaction. If it was committed, starts in this process the timers that begin
   * with the commit. If it has failed, frees what was reserved for these timers.
   */
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
