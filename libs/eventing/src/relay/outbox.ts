import type { Topic } from '@rubrica/contracts';
import type { OutgoingRecord } from '../log/cloud-event.js';
import type { PartitionLease } from '../postgres/partition-leases.js';
import { binaryArray } from '../postgres/binary-array.js';
import type { Sql } from '../postgres/sql.js';

/**
 * Writes messages to the outbox, the table of messages that are committed and not yet on the log. Must be the last
 * statement of a transaction. Locks the partitions `parts`, in ascending order, until the commit is visible, and
 * assigns the positions under these locks. So positions follow the order of commits, and a reader that sees one
 * position sees all positions before it.
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
     from unnest($1::int[], $2::text[], $3::text[], $4::json[], $5::text[]) with ordinality
       as record (part, topic, key, headers, body, nth)
     order by nth`,
    [
      records.map((record) => record.part),
      records.map((record) => record.topic),
      records.map((record) => record.key),
      binaryArray('json', records, (record) => JSON.stringify(record.headers)),
      binaryArray('text', records, (record) => record.body),
    ],
  );
  await Promise.all([locked, written]);
};

/** SQL to follow `from`: selects the unsent messages of the outbox, as rows `o`. */
export const UNSENT = `outbox o left join leases l on l.work = 'relay' and l.part = o.part where o.pos > coalesce(l.pos, 0)`;

export interface OutboxRow {
  readonly part: number;
  readonly pos: string;
  readonly topic: Topic;
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Positions up to which a process has sent the outbox to the log. They are still only in the memory of this process,
 * not in the database.
 */
export interface Passed {
  readonly owner: string;
  readonly cursors: readonly PartitionLease[];
}

/** SQL that stores how far the outbox was sent, for partitions that this process still holds in the same epoch. */
const MOVE = `update leases set pos = move.pos from unnest($2::int[], $3::bigint[], $4::bigint[]) as move (part, epoch, pos)
  where leases.work = 'relay' and leases.owner = $1 and leases.part = move.part and leases.epoch = move.epoch
    and leases.pos <= move.pos
  returning leases.part`;

const paramsOfMove = ({ owner, cursors }: Passed): unknown[] => [
  owner,
  cursors.map(({ part }) => part),
  cursors.map(({ epoch }) => epoch),
  cursors.map(({ pos }) => pos),
];

/** Stores how far the outbox was sent in each partition. Returns the partitions that this process still holds. */
export const noteCursors = async (sql: Sql, passed: Passed): Promise<number[]> => {
  const { rows } = await sql.query<{ part: number }>(MOVE, paramsOfMove(passed));
  return rows.map(({ part }) => part);
};

export interface OutboxBatch {
  readonly rows: readonly OutboxRow[];
  /** True if the outbox has more messages than fit into this batch. */
  readonly isCut: boolean;
  /** Partitions for which the new position was stored, because this process still holds them. */
  readonly noted: readonly number[];
}

/**
 * Partitions to read from, and limits of one read: at most `share` messages per partition and `bytes` bytes in all, but
 * at least one message.
 */
export interface OutboxQuery {
  readonly leases: readonly PartitionLease[];
  readonly share: number;
  readonly bytes: number;
}

/**
 * Reads the next messages of the outbox, in order. The same statement stores how far earlier batches were sent
 * (ADR 0229).
 */
export const readOutbox = async (
  sql: Sql,
  passed: Passed,
  { leases, share, bytes }: OutboxQuery,
): Promise<OutboxBatch> => {
  interface Row extends Omit<OutboxRow, 'pos'> {
    readonly noted: number[];
    readonly found: string;
    /** Position of the message. If there are no messages, the statement returns one row in which it is null. */
    readonly pos: string | null;
  }
  const { rows } = await sql.query<Row>(
    `with moved as (${MOVE}), batch as (select * from (
       select record.*, count(*) over () as found, sum(octet_length(body)) over turns as bytes_so_far,
              row_number() over turns as nth
       from unnest($5::int[], $6::bigint[]) with ordinality as cursor (part, pos, turn)
       cross join lateral (
         select part, pos, topic, key, headers, body from outbox
         where outbox.part = cursor.part and outbox.pos > cursor.pos order by outbox.pos limit $7
       ) as record
       window turns as (order by turn, record.pos)
     ) as found where bytes_so_far <= $8 or nth = 1)
     select array(select part from moved) as noted, part, pos, topic, key, headers, body, found
     from (select) as one left join batch on true
     order by nth`,
    [...paramsOfMove(passed), leases.map((lease) => lease.part), leases.map((lease) => lease.pos), share, bytes],
  );
  const [{ noted, found } = { noted: [], found: '0' }] = rows;
  const read = rows.flatMap(({ pos, ...row }) => (pos === null ? [] : [{ ...row, pos }]));
  return { rows: read, isCut: read.length < Number(found), noted };
};

/**
 * Removes sent messages from the outbox in the partitions of this process, at most `most`, and returns their number.
 * `clearedTo` has the last removed position per partition. Without `clearedTo`, each search would visit the index
 * entries of all removed rows; these entries stay until the next vacuum. Rows are selected by an array of `ctid`
 * (their places in the table). A join instead would be slow if the last `analyze` found no rows: 1,500 ms instead of
 * 4 ms for 2,000 rows (ADR 0169).
 */
export const clearOutbox = async (
  sql: Sql,
  { work, owner, most }: { readonly work: string; readonly owner: string; readonly most: number },
  clearedTo: Map<number, string>,
): Promise<number> => {
  const { rows } = await sql.query<{ part: number; pos: string; count: number }>(
    `with removed as (
       delete from outbox where ctid = any(array(
         select passed.place from leases
           left join unnest($4::int[], $5::bigint[]) as cleared (part, pos) on cleared.part = leases.part
           cross join lateral (
             select ctid as place from outbox
             where outbox.part = leases.part and outbox.pos > coalesce(cleared.pos, 0) and outbox.pos <= leases.pos
             order by pos limit $3
           ) as passed
         where leases.work = $1 and leases.owner = $2 limit $3
       ))
       returning part, pos
     )
     select part, max(pos) as pos, count(*)::int as count from removed group by part`,
    [work, owner, most, [...clearedTo.keys()], [...clearedTo.values()]],
  );
  for (const { part, pos } of rows) clearedTo.set(part, pos);
  return rows.reduce((sum, { count }) => sum + count, 0);
};
