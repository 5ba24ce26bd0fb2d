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

/** Deals free places out one by one, in turns, as if every group had use for all it may take; `limit` at most. */
export const dealt = (
  limit: number,
  free: number,
  held: readonly number[],
  groupShare = GROUP_SHARE,
): readonly number[] => {
  const shares = held.map(() => 0);
  let given = 0;
  for (let before = -1; before < given;) {
    before = given;
    held.forEach((own, nth) => {
      const share = shares[nth] ?? 0;
      if (given === limit || mayTake(free - given, own + share, groupShare) === 0) return;
      shares[nth] = share + 1;
      given += 1;
    });
  }
  return shares;
};
