import type { Topic } from '@rubrica/contracts';
import type { OutgoingRecord } from './cloud-event.js';
import type { Lease } from './partition-leases.js';
import type { Sql } from './sql.js';

/**
 * Writes what leaves, as the last act of a transaction: the partitions are locked in ascending order until the commit
 * is visible, and the positions are drawn under those locks. So within a partition the order of positions is the
 * order of commits, and a reader that has seen a position has seen all before it.
 */
export const writeOutbox = async (
  sql: Sql,
  lockClass: number,
  records: readonly OutgoingRecord[],
): Promise<number[]> => {
  const parts = [...new Set(records.map((record) => record.part))].sort((a, b) => a - b);
  await sql.query('select pg_advisory_xact_lock($1, part) from unnest($2::int[]) as part', [lockClass, parts]);
  await sql.query(
    `insert into outbox (part, topic, key, headers, body)
     select part, topic, key, headers, body
     from unnest($1::int[], $2::text[], $3::text[], $4::jsonb[], $5::text[]) with ordinality
       as record (part, topic, key, headers, body, nth)
     order by nth`,
    [
      records.map((record) => record.part),
      records.map((record) => record.topic),
      records.map((record) => record.key),
      records.map((record) => JSON.stringify(record.headers)),
      records.map((record) => record.body),
    ],
  );
  return parts;
};

export interface OutboxRow {
  readonly part: number;
  readonly pos: string;
  readonly topic: Topic;
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What lies behind the cursors, in order, at most `share` records of each partition. */
export const readOutbox = async (sql: Sql, leases: readonly Lease[], share: number): Promise<OutboxRow[]> => {
  const { rows } = await sql.query<OutboxRow>(
    `select record.* from unnest($1::int[], $2::bigint[]) as cursor (part, pos)
     cross join lateral (
       select part, pos, topic, key, headers, body from outbox
       where outbox.part = cursor.part and outbox.pos > cursor.pos order by outbox.pos limit $3
     ) as record
     order by record.part, record.pos`,
    [leases.map((lease) => lease.part), leases.map((lease) => lease.pos), share],
  );
  return rows;
};

/** Rows that the cursors of this owner's partitions have passed. */
export const clearOutbox = async (sql: Sql, work: string, owner: string): Promise<void> => {
  await sql.query(
    `delete from outbox using leases
     where leases.work = $1 and leases.owner = $2 and outbox.part = leases.part and outbox.pos <= leases.pos`,
    [work, owner],
  );
};
