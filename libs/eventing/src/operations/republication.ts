import type { ServiceName } from '@rubrica/contracts';
import { currentEvent, type DomainEvent, type Publisher } from '../event/aggregate.js';
import { type OutgoingRecord, outgoingRecord } from '../log/cloud-event.js';
import { UNSENT } from '../relay/outbox.js';
import type { Tx } from '../transaction/tx.js';
import type { MaintenanceJobKind, MaintenanceJobPage } from './maintenance-jobs.js';

export const REPUBLISH = 'republish';

const STREAMS_PER_PAGE = 200;
/** Number of unsent messages above which republication pauses, so that new messages are sent first. */
const OUTBOX_AT_MOST = 5_000;
const PAUSE_MS = 500;

/**
 * Returns the kind of maintenance job that publishes again the messages of all events since a time (`from`, ISO 8601),
 * with their old ids. Readers drop messages that they have handled before. The order is kept within each stream, but
 * not between streams.
 */
export const republication = (service: ServiceName, aggregates: readonly Publisher[]): MaintenanceJobKind => ({
  name: REPUBLISH,
  page: async (tx, request, after): Promise<MaintenanceJobPage> => {
    if (await isOutboxFull(tx)) return { after, done: 0, pauseMs: PAUSE_MS };
    const { from } = request as { readonly from: string };
    const streams = await tx.query<{ id: string }>(
      'select stream_id as id from events where stream_id > $1 and version = 1 order by stream_id limit $2',
      [after, STREAMS_PER_PAGE],
    );
    const rows = await tx.query<EventRow>(
      `select stream_id, version, type, data, at, correlation_id, causation_id from events
       where stream_id in (select stream_id from events where stream_id = any($1) and at >= $2)
       order by stream_id, version`,
      [streams.map(({ id }) => id), from],
    );
    const since = new Date(from).toISOString();
    const facts = [...Map.groupBy(rows, ({ stream_id }) => stream_id).values()]
      .flatMap((stream) => factsOf(service, aggregates, stream))
      .filter(({ headers }) => (headers['ce_time'] ?? '') >= since);
    tx.repeat(facts);
    return {
      after: streams.length === STREAMS_PER_PAGE ? streams.at(-1)?.id : undefined,
      done: facts.length,
    };
  },
});

interface EventRow {
  readonly stream_id: string;
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
  readonly at: Date;
  readonly correlation_id: string;
  readonly causation_id: string;
}

const isOutboxFull = async (tx: Tx): Promise<boolean> => {
  const rows = await tx.query(`select from ${UNSENT} limit $1`, [OUTBOX_AT_MOST]);
  return rows.length === OUTBOX_AT_MOST;
};

/** Returns the messages of all events of one stream, as they were published. */
const factsOf = (
  service: ServiceName,
  aggregates: readonly Publisher[],
  stream: readonly EventRow[],
): OutgoingRecord[] => {
  const streamId = stream[0]?.stream_id ?? '';
  const publisher = aggregates
    .filter(({ name }) => streamId.startsWith(`${name}-`))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!publisher) throw new Error(`no aggregate of ${service} has the stream ${streamId}: add it to its aggregates`);
  const id = streamId.slice(publisher.name.length + 1);
  let state = publisher.initialState;
  return stream.flatMap((row) => {
    const event = currentEvent(row, publisher.olderEvents) as DomainEvent;
    state = publisher.evolve(state, event);
    const at = row.at.toISOString();
    const cause = { correlationId: row.correlation_id, causationId: row.causation_id };
    const facts = publisher.messages?.(event, state, { id, at }) ?? [];
    return facts.map((fact, i) =>
      outgoingRecord(fact, { service, streamId, version: row.version, nth: i + 1, at, cause }),
    );
  });
};
