import { randomUUID } from 'node:crypto';
import type { Sql } from '../postgres/sql.js';
import { dealt, mayTake, ownerOf, type Places } from './timer-places.js';
import { type Claim, type ClaimedTimers, claimTimers, claimTimersOf, turnsAfter } from './timer-store.js';

export interface Claimed extends ClaimedTimers {
  /** What has to happen before a further claim brings more: nothing, time, or the end of calls. */
  readonly waitsFor: 'nothing' | 'time' | 'places';
}

/**
 * Claims timers of one kind so that no group waits behind the backlog of another, nor for its calls. As long as all that
 * is due fits into a claim, it is taken as it comes; when it does not, groups take turns, each with an equal share, and
 * the turn goes on where it ended. Every process has turns of its own.
 */
export class TimerTurns {
  private isBehind = false;
  /** Who had a turn last. */
  private last: string | undefined;
  /** Groups, and owners of groups, of which something was due at the last look; undefined: it did not look at each. */
  private dueLately: ReadonlySet<string> | undefined;

  constructor(private readonly sql: Sql) {}

  async claim(wanted: Omit<Claim, 'claim'>, places: Places): Promise<Claimed> {
    const claim = { ...wanted, claim: randomUUID() };
    const limit = Math.min(claim.limit, mayTakeUnseen(places));
    if (this.isBehind || limit === 0) return this.claimByTurns(claim, places);
    const claimed = await claimTimers(this.sql, { ...claim, limit });
    this.isBehind = claimed.timers.length === limit;
    this.dueLately = this.isBehind ? undefined : new Set();
    return { ...claimed, waitsFor: this.isBehind ? 'nothing' : 'time' };
  }

  /** Whether something of this group, or of this owner of groups, may be due and wait for a claim. */
  mayWait(name: string): boolean {
    return this.dueLately?.has(name) ?? true;
  }

  private async claimByTurns(claim: Claim, places: Places): Promise<Claimed> {
    this.isBehind = false;
    for (let isFromFirst = this.last === undefined; ;) {
      const { due, next } = await turnsAfter(this.sql, claim, this.last);
      const groups = due.map(({ group }) => group);
      const isOfAll = this.last === undefined && next === undefined;
      this.dueLately = isOfAll ? new Set(groups.flatMap((group) => [group, ownerOf(group) ?? group])) : undefined;
      const shares = dealt(claim.limit, groups, places);
      const given = shares.reduce((sum, share) => sum + share, 0);
      const lastServed = due[shares.findLastIndex((share) => share > 0)];
      this.last = given === claim.limit && lastServed !== due.at(-1) ? lastServed?.turn : next;
      if (due.length > 0) this.isBehind = true;
      if (given > 0) {
        const { timers, nextDue } = await claimTimersOf(this.sql, claim, due, shares);
        // If somebody had less due than he could get, there is more for others.
        const isDealtOut = timers.length === given && given < claim.limit && this.last === undefined;
        const isLocked = timers.length === 0;
        return { timers, nextDue, waitsFor: isDealtOut ? 'places' : isLocked ? 'time' : 'nothing' };
      }
      if (this.last !== undefined) continue;
      if (isFromFirst && this.isBehind) return { timers: [], nextDue: undefined, waitsFor: 'places' };
      if (isFromFirst) return { ...(await claimTimers(this.sql, { ...claim, limit: 0 })), waitsFor: 'time' };
      isFromFirst = true;
    }
  }
}

/** How many places may be filled by whatever comes: all of it may be of the group, or of the owner, that holds most. */
const mayTakeUnseen = ({ free, held, groupShare, ownerShare }: Places): number => {
  let [mostOfGroup, mostOfOwner] = [0, 0];
  for (const [name, count] of held) {
    if (name.endsWith('/')) mostOfOwner = Math.max(mostOfOwner, count);
    else mostOfGroup = Math.max(mostOfGroup, count);
  }
  return Math.min(mayTake(free, mostOfGroup, groupShare), mayTake(free, mostOfOwner, ownerShare));
};
