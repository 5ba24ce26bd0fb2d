import type { Cause } from '../event/cause.js';
import { binaryArray } from '../postgres/binary-array.js';
import { VersionConflict, violates } from '../postgres/database-errors.js';
import type { Sql } from '../postgres/sql.js';

export interface NewEvent {
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly data: object;
  readonly cause: Cause;
}

interface EventRow {
  readonly stream_id: string;
  readonly type: string;
  readonly data: unknown;
}

/** Returns the stored events of each stream, in order. A stream without events has no entry in the result. */
export const readStreams = async (
  sql: Sql,
  streamIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EventRow[]>> => {
  const { rows } = await sql.query<EventRow>(
    'select stream_id, type, data from events where stream_id = any($1) order by stream_id, version',
    [streamIds],
  );
  const streams = new Map<string, EventRow[]>();
  for (const row of rows) {
    const stream = streams.get(row.stream_id);
    if (stream) stream.push(row);
    else streams.set(row.stream_id, [row]);
  }
  return streams;
};

/**
 * Appends events to many streams with one statement. Throws `VersionConflict` if another transaction has appended to
 * one of these streams since it was read. PostgreSQL then accepts no further statement of this transaction.
 */
export const appendToStreams = async (sql: Sql, events: readonly NewEvent[], at: string): Promise<void> => {
  // All transactions append in the same order of streams, so that two of them never wait for each other.
  const sorted = events.toSorted((a, b) => (a.streamId < b.streamId ? -1 : a.streamId > b.streamId ? 1 : 0));
  try {
    await sql.query(
      `insert into events (stream_id, version, type, data, correlation_id, causation_id, at)
       select event.*, $7::timestamptz
       from unnest($1::text[], $2::int[], $3::text[], $4::jsonb[], $5::text[], $6::text[]) as event`,
      [
        sorted.map((event) => event.streamId),
        sorted.map((event) => event.version),
        sorted.map((event) => event.type),
        binaryArray('jsonb', sorted, (event) => JSON.stringify(event.data)),
        sorted.map((event) => event.cause.correlationId),
        sorted.map((event) => event.cause.causationId),
        at,
      ],
    );
  } catch (error) {
    throw violates(error, 'events_pkey')
      ? new VersionConflict([...new Set(sorted.map(({ streamId }) => streamId))])
      : error;
  }
};
