import { randomUUID } from 'node:crypto';
import type { Sql } from '../../postgres/sql.js';
import { dealt, mayTake, type Slots } from '../slots.js';
import { type Claim, type ClaimedTimers, claimTimers, claimTimersOf, turnsAfter } from '../timer-store.js';

export interface Claimed extends ClaimedTimers {
  /**
   * What must happen before another claim can find timers. `nothing`: claim again at once. `time`: a timer must
   * become due. `slots`: a running call must end, because the due timers belong to groups that have already reached
   * their limit of running timers.
   */
  readonly waitsFor: 'nothing' | 'time' | 'slots';
}

/**
 * Claims due timers of one kind, so that no group (a tenant or receiver) has to wait for the many timers of another
 * one. If one claim can take all due timers, it takes them in the order of their due times. Otherwise the groups take
 * turns: each gets an equal part of the claim, and the next claim continues after the last group. Each process counts
 * its own turns.
 */
export class TimerTurns {
  private isBehind = false;
  /** Group after which the next claim continues, as `kind/group`. Undefined: it begins with the first group. */
  private last: string | undefined;

  constructor(private readonly sql: Sql) {}

  async claim(wanted: Omit<Claim, 'claim'>, slots: Slots): Promise<Claimed> {
    const claim = { ...wanted, claim: randomUUID() };
    const limit = Math.min(claim.limit, mayTakeUnseen(slots));
    if (this.isBehind || limit === 0) return this.claimByTurns(claim, slots);
    const claimed = await claimTimers(this.sql, { ...claim, limit });
    this.isBehind = claimed.timers.length === limit;
    return { ...claimed, waitsFor: this.isBehind ? 'nothing' : 'time' };
  }

  private async claimByTurns(claim: Claim, slots: Slots): Promise<Claimed> {
    this.isBehind = false;
    for (let isFromFirst = this.last === undefined; ;) {
      const { due, next } = await turnsAfter(this.sql, claim, this.last);
      const groups = due.map(({ group }) => group);
      const shares = dealt(claim.limit, groups, slots);
      const given = shares.reduce((sum, share) => sum + share, 0);
      const lastServed = due[shares.findLastIndex((share) => share > 0)];
      this.last = given === claim.limit && lastServed !== due.at(-1) ? lastServed?.turn : next;
      if (due.length > 0) this.isBehind = true;
      if (given > 0) {
        const { timers, nextDue } = await claimTimersOf(this.sql, claim, due, shares);
        // True if all groups were read and each got all timers that it may run now. Other due timers then wait until
        // a running call ends. If a group had fewer due timers than its share, the next claim gives the unused part
        // of the share to other groups.
        const isDealtOut = timers.length === given && given < claim.limit && this.last === undefined;
        const isLocked = timers.length === 0;
        return { timers, nextDue, waitsFor: isDealtOut ? 'slots' : isLocked ? 'time' : 'nothing' };
      }
      if (this.last !== undefined) continue;
      if (isFromFirst && this.isBehind) return { timers: [], nextDue: undefined, waitsFor: 'slots' };
      if (isFromFirst) return { ...(await claimTimers(this.sql, { ...claim, limit: 0 })), waitsFor: 'time' };
      isFromFirst = true;
    }
  }
}

/**
 * Returns how many timers may be claimed before their groups (tenants or receivers) are known. No limit is exceeded,
 * even if all these timers belong to the group that already runs the most timers, or to the owner that already runs
 * the most timers. An owner has several groups (`owner/group`), which have a common limit.
 */
const mayTakeUnseen = ({ free, held, groupShare, ownerShare }: Slots): number => {
  let [mostOfGroup, mostOfOwner] = [0, 0];
  for (const [name, count] of held) {
    if (name.endsWith('/')) mostOfOwner = Math.max(mostOfOwner, count);
    else mostOfGroup = Math.max(mostOfGroup, count);
  }
  return Math.min(mayTake(free, mostOfGroup, groupShare), mayTake(free, mostOfOwner, ownerShare));
};
