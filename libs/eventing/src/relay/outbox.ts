import type { Topic } from '@rubrica/contracts';
import type { OutgoingRecord } from '../log/cloud-event.js';
import type { Lease } from '../postgres/partition-leases.js';
import { binaryArray } from '../postgres/binary-array.js';
import type { Sql } from '../postgres/sql.js';

/**
 * Writes what leaves, as the last act of a transaction: `parts`, the partitions of the records in ascending order, are
 * locked until the commit is visible, and the positions are drawn under those locks. So within a partition the order of
 * positions is the order of commits, and a reader that has seen a position has seen all before it.
 */
export const writeOutbox = async (
  sql: Sql,
  lockClass: number,
  parts: readonly number[],
  records: readonly OutgoingRecord[],
): Promise<void> => {
  const locked = sql.query('select pg_advisory_xact_lock($1, part) from unnest($2::int[]) as part', [lockClass, parts]);
  const written = sql.query(
    `insert into outbox (part, topic, key, headers, body)
     select part, topic, key, headers, body
     from unnest($1::int[], $2::text[], $3::text[], $4::jsonb[], $5::text[]) with ordinality
       as record (part, topic, key, headers, body, nth)
     order by nth`,
    [
      records.map((record) => record.part),
      records.map((record) => record.topic),
      records.map((record) => record.key),
      binaryArray('jsonb', records, (record) => JSON.stringify(record.headers)),
      binaryArray('text', records, (record) => record.body),
    ],
  );
  await Promise.all([locked, written]);
};

/** `from …`: what is written and not yet on the log, each row as `o`. */
export const UNSENT = `outbox o left join leases l on l.work = 'relay' and l.part = o.part where o.pos > coalesce(l.pos, 0)`;

export interface OutboxRow {
  readonly part: number;
  readonly pos: string;
  readonly topic: Topic;
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface OutboxBatch {
  readonly rows: readonly OutboxRow[];
  /** More was found than has room in a batch. */
  readonly isCut: boolean;
}

/** What lies behind the cursors, in order: of each partition at most `share` records, of all so many bytes, though at least one. */
export const readOutbox = async (
  sql: Sql,
  leases: readonly Lease[],
  share: number,
  bytes: number,
): Promise<OutboxBatch> => {
  const { rows } = await sql.query<OutboxRow & { readonly found: string }>(
    `select part, pos, topic, key, headers, body, found from (
       select record.*, count(*) over () as found, sum(octet_length(body)) over turns as bytes_so_far,
              row_number() over turns as nth
       from unnest($1::int[], $2::bigint[]) with ordinality as cursor (part, pos, turn)
       cross join lateral (
         select part, pos, topic, key, headers, body from outbox
         where outbox.part = cursor.part and outbox.pos > cursor.pos order by outbox.pos limit $3
       ) as record
       window turns as (order by turn, record.pos)
     ) as batch
     where bytes_so_far <= $4 or nth = 1
     order by nth`,
    [leases.map((lease) => lease.part), leases.map((lease) => lease.pos), share, bytes],
  );
  return { rows, isCut: rows.length < Number(rows[0]?.found ?? 0) };
};

/** Rows that the cursors of this owner's partitions have passed, so many at most; returns how many. */
export const clearOutbox = async (sql: Sql, work: string, owner: string, most: number): Promise<number> => {
  const { rowCount } = await sql.query(
    `delete from outbox using (
       select passed.part, passed.pos from leases cross join lateral (
         select part, pos from outbox where outbox.part = leases.part and outbox.pos <= leases.pos order by pos limit $3
       ) as passed
       where leases.work = $1 and leases.owner = $2 limit $3
     ) as passed
     where outbox.part = passed.part and outbox.pos = passed.pos`,
    [work, owner, most],
  );
  return rowCount ?? 0;
};
