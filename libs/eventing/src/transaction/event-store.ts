import type { Cause } from '../event/cause.js';
import { isRaised, RAISED, VersionConflict, violates } from '../postgres/database-errors.js';
import type { Sql } from '../postgres/sql.js';

export interface StreamMove {
  readonly streamId: string;
  /** Before and after the append. */
  readonly from: number;
  readonly to: number;
}

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

/** The events of each stream in order; a stream without any has no entry. */
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

/** Appends to many streams at once, or throws `VersionConflict` and has spoilt the transaction. */
export const appendToStreams = async (
  sql: Sql,
  moves: readonly StreamMove[],
  events: readonly NewEvent[],
  at: string,
): Promise<void> => {
  try {
    await sql.query(
      `with moved as (
         insert into streams as s (id, version, previous)
         select id, version, previous from unnest($1::text[], $2::int[], $3::int[]) as move (id, version, previous)
         order by id
         on conflict (id) do update set version = excluded.version, previous = excluded.previous
         where s.version = excluded.previous
         returning id
       ), written as (
         insert into events (stream_id, version, type, data, correlation_id, causation_id, at)
         select event.*, $10::timestamptz
         from unnest($4::text[], $5::int[], $6::text[], $7::jsonb[], $8::text[], $9::text[]) as event
       )
       select expect_moved(count(*), $11) from moved`,
      [
        moves.map((move) => move.streamId),
        moves.map((move) => move.to),
        moves.map((move) => move.from),
        events.map((event) => event.streamId),
        events.map((event) => event.version),
        events.map((event) => event.type),
        events.map((event) => JSON.stringify(event.data)),
        events.map((event) => event.cause.correlationId),
        events.map((event) => event.cause.causationId),
        at,
        moves.length,
      ],
    );
  } catch (error) {
    const isConflict = isRaised(error, RAISED.versionConflict) || violates(error, 'events_pkey');
    throw isConflict ? new VersionConflict(moves.map((move) => move.streamId)) : error;
  }
};
