/** A group may hold so many times as many places as are free. */
const OF_THE_FREE = 8;

/**
 * How many more of the free places one group may take that holds some already. One alone gets 8 of 9 places, the next one
 * 8 of 9 of those that are left; two that come together 8 of 17 each. So whoever comes next finds a place at once,
 * whatever the calls of the others wait for. A group that holds less than 8 may have the last place: few places are not
 * worth keeping free.
 */
export const mayTake = (free: number, held: number): number =>
  Math.max(0, Math.floor(((free + 1) * OF_THE_FREE - held) / (OF_THE_FREE + 1)));

/** Deals free places out one by one, in turns, as if every group had use for all it may take; `limit` at most. */
export const dealt = (limit: number, free: number, held: readonly number[]): readonly number[] => {
  const shares = held.map(() => 0);
  let given = 0;
  for (let before = -1; before < given;) {
    before = given;
    held.forEach((own, nth) => {
      const share = shares[nth] ?? 0;
      if (given === limit || mayTake(free - given, own + share) === 0) return;
      shares[nth] = share + 1;
      given += 1;
    });
  }
  return shares;
};
