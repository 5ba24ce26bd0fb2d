import type { Tx } from '@rubrica/eventing';

/** Identifies a list: one tenant in one mode. */
export interface Feed {
  readonly tenantId: string;
  readonly livemode: boolean;
}

/** Returns the next of the positions that were taken for a feed. */
export type NextPosition = (feed: Feed) => bigint;

/**
 * Takes positions for new rows, each with its feed. The feed's row stays locked until the commit, so that positions
 * are visible in their order: a reader that pages by position misses nothing.
 */
export const takePositions = async (tx: Tx, rows: readonly Feed[]): Promise<NextPosition> => {
  const counts = new Map<string, { feed: Feed; count: number }>();
  for (const feed of rows) {
    const known = counts.get(nameOf(feed));
    counts.set(nameOf(feed), { feed, count: (known?.count ?? 0) + 1 });
  }
  const taken = [...counts.values()];
  const lasts = await tx.query<{ tenant_id: string; livemode: boolean; last: string }>(
    `insert into feeds (tenant_id, livemode, last)
     select * from unnest($1::text[], $2::boolean[], $3::bigint[]) as new (tenant_id, livemode, count) order by 1, 2
     on conflict (tenant_id, livemode) do update set last = feeds.last + excluded.last
     returning tenant_id, livemode, last`,
    [taken.map(({ feed }) => feed.tenantId), taken.map(({ feed }) => feed.livemode), taken.map(({ count }) => count)],
  );
  const next = new Map<string, bigint>();
  for (const { tenant_id: tenantId, livemode, last } of lasts) {
    const name = nameOf({ tenantId, livemode });
    next.set(name, BigInt(last) - BigInt(counts.get(name)?.count ?? 0) + 1n);
  }
  return (feed) => {
    const position = next.get(nameOf(feed));
    if (position === undefined) throw new Error('no position was taken for this feed');
    next.set(nameOf(feed), position + 1n);
    return position;
  };
};

const nameOf = ({ tenantId, livemode }: Feed): string => `${tenantId}/${livemode ? 'live' : 'test'}`;
