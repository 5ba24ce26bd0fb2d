import { Injectable } from '@nestjs/common';
import { type Caller, type EventType, knowsEventType, type PublicEvent } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { binaryArray } from '@rubrica/eventing/postgres';
import { type Condition, type List, type ListQuery, readList } from '@rubrica/service';
import { knownTypes } from '../list/known-types.js';
import { documentOf } from './subscription.js';

/** A public event; every attempt sends `body`, byte for byte. */
export interface EventRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly type: EventType;
  readonly document_id: string;
  readonly body: string;
}

export interface EventQuery extends ListQuery {
  readonly type?: string;
  readonly document_id?: string;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

export interface NewPublicEvent {
  readonly event: PublicEvent;
  /** The event as JSON. */
  readonly body: string;
  readonly position: bigint;
}

export const eventResource = ({ body }: { readonly body: string }): PublicEvent => JSON.parse(body) as PublicEvent;

@Injectable()
export class EventView {
  constructor(private readonly database: Database) {}

  /** Returns undefined also for an event that the caller's version of the API does not know. */
  async find({ tenantId, livemode, version }: Caller, id: string): Promise<EventRow | undefined> {
    const [row] = await this.database.query<EventRow>(
      'select * from public_events where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row && knowsEventType(version, row.type) ? row : undefined;
  }

  /** Lists events in the order in which they were recorded. Every combination of filters is served by an index (ADR 0126). */
  list({ tenantId, livemode, version }: Caller, query: EventQuery): Promise<List<PublicEvent>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
      ...(query.type === undefined ? knownTypes('type', version) : []),
    ];
    const filters: Condition[] = [
      ['type = ?', query.type],
      ['document_id = ?', query.document_id],
      ['created_at >= ?', query['created[gte]']],
      ['created_at < ?', query['created[lt]']],
    ];
    const source = { table: 'public_events', time: 'recorded_at', scope, filters, parts: partsOf(query) };
    return readList(this.database, '/v1/events', source, query, eventResource);
  }

  /** Returns the ids that exist already, so that a fact that is read again makes no second event. */
  async present(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await tx.query<{ id: string }>('select id from public_events where id = any($1)', [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Needs the locks of `takePositions`. The events are recorded now; or later, if one that is listed before them was, or
   * if one is of a clock that goes faster.
   */
  async insert(tx: Tx, events: readonly NewPublicEvent[]): Promise<void> {
    await tx.query(
      `with new as materialized (
         select * from unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[], $5::text[], $6::text[], $7::timestamptz[], $8::text[])
           as new (id, tenant_id, livemode, position, type, document_id, created_at, body)
       ), latest as materialized (
         select tenant_id, livemode, (
           select e.recorded_at from public_events e where e.tenant_id = feed.tenant_id and e.livemode = feed.livemode
           order by e.recorded_at desc, e.position desc limit 1
         ) as recorded_at
         from (select distinct tenant_id, livemode from new) as feed
       )
       insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, body, recorded_at)
       select id, tenant_id, livemode, position, type, document_id, created_at, body,
              greatest($9::timestamptz, max(created_at) over (), latest.recorded_at)
       from new join latest using (tenant_id, livemode)`,
      [
        events.map(({ event }) => event.id),
        events.map(({ event }) => event.account),
        events.map(({ event }) => event.livemode),
        events.map(({ position }) => position),
        events.map(({ event }) => event.type),
        events.map(({ event }) => documentOf(event).id),
        events.map(({ event }) => event.created),
        binaryArray('text', events, ({ body }) => body),
        tx.at,
      ],
    );
  }
}

const ON_TIME = `recorded_at - created_at <= interval '1 minute'`;
const LATE = `recorded_at - created_at > interval '1 minute'`;

/**
 * An event is recorded after the fact that it is of. So nothing that was created from a time on was recorded before it;
 * what was created before a time was recorded within a minute after it, or is one of the few in the index of late ones.
 */
const partsOf = ({ 'created[gte]': from, 'created[lt]': until }: EventQuery): Condition[][] => {
  const recorded: Condition[] = from === undefined ? [] : [['recorded_at >= ?', from]];
  if (until === undefined) return [recorded];
  return [
    [...recorded, [`recorded_at < ?::timestamptz + interval '1 minute'`, until], [ON_TIME]],
    [...recorded, [LATE]],
  ];
};
