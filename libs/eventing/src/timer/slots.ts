/**
 * Default for the largest part of all slots that one timer group (a tenant or receiver) may use while no other group
 * has timers. A slot is the right to run one timer.
 */
export const GROUP_SHARE = 8 / 9;

/**
 * Returns how many more of the free slots a timer group may take. A slot is the right to run one timer. The rule for
 * each slot: count the free slots before the group takes it, and the slots that the group holds after that. The held
 * slots may be at most `share / (1 - share)` times the free ones: 8 times, if the share is 8/9. Of 90 slots the first
 * group gets 80 and the next one 9. Two groups that begin at the same time get 43 and 42. Exception: a group that
 * holds no slot may always take the last free one (ADR 0063).
 */
export const mayTake = (free: number, held: number, share = GROUP_SHARE): number => {
  const timesTheFree = share / (1 - share);
  const more = Math.floor(((free + 1) * timesTheFree - held) / (timesTheFree + 1) + ROUNDING);
  return Math.max(0, Math.min(free, held === 0 ? Math.max(1, more) : more));
};

const ROUNDING = 1e-9;

/** Free and used slots of a timer runner. A slot is the right to run one timer. */
export interface Slots {
  readonly free: number;
  /**
   * Number of running timers of each group (a tenant or receiver) by its name. If a group has the name `owner/group`,
   * its timers also count for `owner/`. Timers without a group are not counted.
   */
  readonly held: ReadonlyMap<string, number>;
  /**
   * Limit for one group (a tenant or receiver) while no other group has timers. It is a part, from 0 to 1, of the
   * timers that may run at the same time; 8/9 by default.
   */
  readonly groupShare?: number;
  /**
   * Limit for all groups of one owner together. It is a part, from 0 to 1, of the timers that may run at the same
   * time; 8/9 by default. A group has an owner if its name has the form `owner/group`.
   */
  readonly ownerShare?: number;
}

/**
 * Counts the running timers of each group (a tenant or receiver), and of each owner (the part of a group's name before
 * a slash). Timers without a group are not counted.
 */
export class HeldSlots {
  private readonly counts = new Map<string, number>();

  get byName(): ReadonlyMap<string, number> {
    return this.counts;
  }

  add(timers: readonly { readonly group: string }[], more: 1 | -1): void {
    for (const { group } of timers) {
      for (const name of [group, ownerOf(group)]) {
        if (name === undefined || name === '') continue;
        const held = (this.counts.get(name) ?? 0) + more;
        if (held === 0) this.counts.delete(name);
        else this.counts.set(name, held);
      }
    }
  }
}

/**
 * Returns the part of a group's name up to the first slash, with the slash: `owner/` for `owner/group`. Undefined if
 * the name has no slash.
 */
export const ownerOf = (group: string): string | undefined => {
  const end = group.indexOf('/') + 1;
  return end > 0 ? group.slice(0, end) : undefined;
};

/**
 * Returns how many of the free slots each group gets, in the order of `groups`. A slot is the right to run one timer; a
 * group is a tenant or receiver. The groups get slots one by one, in turns, and at most `limit` in all.
 */
export const dealt = (limit: number, groups: readonly string[], slots: Slots): readonly number[] => {
  const { free, groupShare, ownerShare } = slots;
  const held = new Map(slots.held);
  const heldBy = (name: string): number => held.get(name) ?? 0;
  const shares = groups.map(() => 0);
  const owners = groups.map(ownerOf);
  let given = 0;
  for (let before = -1; before < given;) {
    before = given;
    groups.forEach((group, nth) => {
      const owner = owners[nth];
      const left = free - given;
      if (given === limit || mayTake(left, heldBy(group), groupShare) === 0) return;
      if (owner !== undefined && mayTake(left, heldBy(owner), ownerShare) === 0) return;
      shares[nth] = (shares[nth] ?? 0) + 1;
      for (const name of [group, owner]) if (name !== undefined) held.set(name, heldBy(name) + 1);
      given += 1;
    });
  }
  return shares;
};
