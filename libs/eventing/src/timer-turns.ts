import { randomUUID } from 'node:crypto';
import type { Sql } from './sql.js';
import type { DueTimer } from './timer.js';
import { type Claim, claimTimers, claimTimersOf, turnsAfter } from './timer-store.js';

/**
 * Claims timers of one kind so that no group waits behind the backlog of another. As long as all that is due fits into
 * a claim, it is taken as it comes; when it does not, groups take turns, each with an equal share, and the turn goes
 * on where it ended. Every process has turns of its own.
 */
export class TimerTurns {
  private isBehind = false;
  /** Who had a turn last. */
  private last: string | undefined;

  constructor(private readonly sql: Sql) {}

  async claim(wanted: Omit<Claim, 'claim'>): Promise<DueTimer[]> {
    const claim = { ...wanted, claim: randomUUID() };
    const fair = this.isBehind ? await this.claimByTurns(claim) : [];
    const room = wanted.limit - fair.length;
    const rest = room > 0 ? await claimTimers(this.sql, { ...claim, limit: room }) : [];
    this.isBehind = rest.length === room;
    return [...fair, ...rest];
  }

  private async claimByTurns(claim: Claim): Promise<DueTimer[]> {
    const { due, last } = await turnsAfter(this.sql, claim, this.last);
    this.last = last;
    if (due.length === 0) return [];
    return claimTimersOf(this.sql, claim, due, Math.floor(claim.limit / due.length));
  }
}
