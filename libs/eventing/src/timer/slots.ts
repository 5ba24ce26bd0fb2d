/** Default share of the slots that one group may hold if no other group has timers. */
export const GROUP_SHARE = 8 / 9;

/**
 * Returns how many more of the free slots a group may take. Its slots may be at most `share / (1 - share)` times the
 * free slots, so that a single group gets `share` of all slots. With 8/9, the first group gets 8/9 of all slots and the
 * next one 8/9 of the rest; two groups that come together get 8/17 each. A later group always finds a slot, however
 * long the calls of the others take. A group that holds fewer than 8 slots may take the last one (ADR 0063).
 */
export const mayTake = (free: number, held: number, share = GROUP_SHARE): number => {
  const timesTheFree = share / (1 - share);
  const more = Math.floor(((free + 1) * timesTheFree - held) / (timesTheFree + 1) + ROUNDING);
  return Math.max(0, Math.min(free, held === 0 ? Math.max(1, more) : more));
};

const ROUNDING = 1e-9;

/** Number of free slots, and of the slots that each group and each owner of groups holds. */
export interface Slots {
  readonly free: number;
  /** Number of held slots by group, and by owner of groups. Timers without a group are not counted. */
  readonly held: ReadonlyMap<string, number>;
  /** Share of all slots that one group may hold if no other group has timers. */
  readonly groupShare?: number;
  /** Share that the groups of one owner may hold together. */
  readonly ownerShare?: number;
}

/** Counts the slots that timers hold, by group and by owner of groups. Timers without a group are not counted. */
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

/** Returns the owner in the name of a group (`owner/group`), with the slash; undefined if the name has no owner. */
export const ownerOf = (group: string): string | undefined => {
  const end = group.indexOf('/') + 1;
  return end > 0 ? group.slice(0, end) : undefined;
};

/** Returns how many free slots each group gets. Slots are dealt one by one, in turns, and at most `limit` in all. */
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
