/** Share of the slots that one group alone may hold, unless told otherwise. */
export const GROUP_SHARE = 8 / 9;

/**
 * Returns how many more of the free slots a group may take. Its slots may be at most `share / (1 - share)` times the free
 * slots, so that a group alone gets `share` of all. Example for 8/9: the first group gets 8/9 of all slots, the next one 8/9
 * of the rest, and two that come together 8 of 17 each. A later group always finds a slot, however long the calls of the
 * others take. A group that holds less than 8 may have the last slot (ADR 0063).
 */
export const mayTake = (free: number, held: number, share = GROUP_SHARE): number => {
  const timesTheFree = share / (1 - share);
  const more = Math.floor(((free + 1) * timesTheFree - held) / (timesTheFree + 1) + ROUNDING);
  return Math.max(0, Math.min(free, held === 0 ? Math.max(1, more) : more));
};

const ROUNDING = 1e-9;

/** Slots that are free now, and how many each group and each owner of groups holds. */
export interface Slots {
  readonly free: number;
  /** By group and by owner. Timers without a group are not counted. */
  readonly held: ReadonlyMap<string, number>;
  /** Share of all slots that one group alone may hold. */
  readonly groupShare?: number;
  /** Share that the groups of one owner may hold together. */
  readonly ownerShare?: number;
}

/** Returns the owner that a group names (`owner/group`), with its slash; undefined if it names none. */
export const ownerOf = (group: string): string | undefined => {
  const end = group.indexOf('/') + 1;
  return end > 0 ? group.slice(0, end) : undefined;
};

/** Returns how many of the free slots each group gets, dealt one by one in turns; `limit` in all at most. */
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
