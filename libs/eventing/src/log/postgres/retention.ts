import type { Topic } from '@rubrica/contracts';
import type { Sql } from '../../postgres/sql.js';

/** A consumer group and the positions up to which this process has read for it. */
export interface ReadingGroup {
  readonly work: string;
  readonly topic: Topic;
  positions(): ReadonlyMap<number, number>;
}

/** Largest number of records that one statement removes per partition, so that no statement runs for long. */
const RECORDS_PER_PARTITION = 100;

/**
 * Removes records that are older than the retention time, and returns their number. Records that a consumer group has
 * not read are kept, unless the group has read nothing for the retention time. Appends do not wait for the removal, and
 * several processes may run it at once.
 */
export const removeOldRecords = async (
  sql: Sql,
  groups: Iterable<ReadingGroup>,
  retentionDays: number,
  signal: AbortSignal,
): Promise<number> => {
  for (const group of groups) await recordPositions(sql, group);
  let removed = 0;
  while (!signal.aborted) {
    const batch = await removeBatch(sql, retentionDays);
    removed += batch;
    if (batch === 0) break;
  }
  return removed;
};

const recordPositions = async (sql: Sql, group: ReadingGroup): Promise<void> => {
  const { work, topic } = group;
  const read = group.positions();
  await sql.query(
    `insert into readers (work, topic, part, pos, at)
     select $1, $2, part, pos, clock_timestamp() from unnest($3::int[], $4::bigint[]) as read (part, pos) order by part
     on conflict (work, part) do update set pos = excluded.pos, at = excluded.at
     where readers.pos <> excluded.pos or readers.at < excluded.at - interval '1 hour'`,
    [work, topic, [...read.keys()], [...read.values()]],
  );
};

const removeBatch = async (sql: Sql, retentionDays: number): Promise<number> => {
  const { rowCount } = await sql.query(
    `with kept_since as materialized (
       select clock_timestamp() - $1 * interval '1 day' as at
     ), unread as (
       select topic, part, min(pos) as pos from readers
       where work in (select work from readers, kept_since group by work, kept_since.at having max(readers.at) >= kept_since.at)
       group by topic, part
     ), old as (
       select r.topic, r.part, r.pos
       from partitions p
       left join unread u on u.topic = p.topic and u.part = p.part
       cross join kept_since
       cross join lateral (
         select topic, part, pos, at from records
         where records.topic = p.topic and records.part = p.part order by pos limit $2
         for update skip locked
       ) as r
       where r.at < kept_since.at and (u.pos is null or r.pos < u.pos)
     )
     delete from records using old
     where records.topic = old.topic and records.part = old.part and records.pos = old.pos`,
    [retentionDays, RECORDS_PER_PARTITION],
  );
  return rowCount ?? 0;
};
