/** Of the places one group alone gets so many, the next one so many of those that are left, unless told otherwise. */
export const GROUP_SHARE = 8 / 9;

/**
 * How many more of the free places one group may take that holds some already: it may hold so many times as many as are
 * free that, alone, it gets `share` of all. With 8/9 the next one gets 8/9 of those that are left, and two that come
 * together 8 of 17 each. So whoever comes next finds a place at once, whatever the calls of the others wait for. Few
 * places are not worth keeping free: with 8/9 a group that holds less than 8 may have the last one.
 */
export const mayTake = (free: number, held: number, share = GROUP_SHARE): number => {
  const timesTheFree = share / (1 - share);
  const more = Math.floor(((free + 1) * timesTheFree - held) / (timesTheFree + 1) + ROUNDING);
  return Math.max(0, Math.min(free, held === 0 ? Math.max(1, more) : more));
};

const ROUNDING = 1e-9;

/** Places that are free now, and how many each group and each owner of groups holds. */
export interface Places {
  readonly free: number;
  /** By group and by owner; what belongs to no group is not counted. */
  readonly held: ReadonlyMap<string, number>;
  /** Share of all places that one group alone may hold. */
  readonly groupShare?: number;
  /** Share that the groups of one owner may hold together. */
  readonly ownerShare?: number;
}

/** Returns the owner that a group names (`owner/group`), with its slash; undefined if it names none. */
export const ownerOf = (group: string): string | undefined => {
  const end = group.indexOf('/') + 1;
  return end > 0 ? group.slice(0, end) : undefined;
};

/** Deals free places out one by one, in turns, as if every group had use for all it may take; `limit` at most. */
export const dealt = (limit: number, groups: readonly string[], places: Places): readonly number[] => {
  const { free, groupShare, ownerShare } = places;
  const held = new Map(places.held);
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
