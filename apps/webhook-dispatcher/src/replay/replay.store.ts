import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type EventType,
  knowsEventType,
  type ReplayInput,
  type ReplayResource,
  type ReplayStatus,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, offsetTime, readList } from '@rubrica/service';
import { knownTypes } from '../list/known-types.js';

/** A replay, and how far it has come in the list that it goes through. */
export interface ReplayRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly endpoint_id: string;
  readonly status: ReplayStatus;
  readonly filter: ReplayInput;
  readonly scheduled: number;
  readonly after_recorded_at: Date | null;
  readonly after_position: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** Place of a row in its list: of events the time when they were recorded, too. */
export interface Place {
  readonly recordedAt: Date | null;
  readonly position: string;
}

/** Where a page of what is to be replayed ends. */
export interface ReplayPage<Row> {
  readonly rows: readonly Row[];
  /** Null when this was the last page. */
  readonly next: Place | null;
}

export const replayResource = (row: ReplayRow): ReplayResource => ({
  id: row.id,
  object: 'replay',
  livemode: row.livemode,
  webhook_endpoint_id: row.endpoint_id,
  status: row.status,
  filter: {
    only_failed: row.filter.only_failed ?? false,
    type: row.filter.type ?? null,
    document_id: row.filter.document_id ?? null,
    created_gte: row.filter.created_gte ?? null,
    created_lt: row.filter.created_lt ?? null,
  },
  scheduled: row.scheduled,
  created_at: offsetTime(row.created_at),
  ended_at: row.ended_at === null ? null : offsetTime(row.ended_at),
});

@Injectable()
export class ReplayStore {
  constructor(private readonly database: Database) {}

  async insert(
    tx: Tx,
    { tenantId, livemode }: Caller,
    replay: { id: string; endpointId: string; filter: ReplayInput; position: bigint },
  ): Promise<ReplayRow> {
    const [row] = await tx.query<ReplayRow>(
      `insert into replays (id, tenant_id, livemode, position, endpoint_id, status, filter, scheduled, after_position, created_at)
       values ($1, $2, $3, $4, $5, 'running', $6, 0, 0, $7) returning *`,
      [
        replay.id,
        tenantId,
        livemode,
        replay.position.toString(),
        replay.endpointId,
        JSON.stringify(replay.filter),
        tx.at,
      ],
    );
    if (!row) throw new Error(`${replay.id} has no row`);
    return row;
  }

  /** Returns undefined also for a replay of a type of event that the caller's version of the API does not know. */
  async find({ tenantId, livemode, version }: Caller, id: string): Promise<ReplayRow | undefined> {
    const [row] = await this.database.query<ReplayRow>(
      'select * from replays where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    const type = row?.filter.type;
    return type === undefined || knowsEventType(version, type) ? row : undefined;
  }

  list({ version }: Caller, endpointId: string, query: ListQuery): Promise<List<ReplayResource>> {
    const scope: Condition[] = [['endpoint_id = ?', endpointId], ...knownTypes(`filter ->> 'type'`, version)];
    const source = { table: 'replays', scope };
    return readList(this.database, `/v1/webhook-endpoints/${endpointId}/replays`, source, query, replayResource);
  }

  async lock(tx: Tx, id: string): Promise<ReplayRow | undefined> {
    const [row] = await tx.query<ReplayRow>('select * from replays where id = $1 for update', [id]);
    return row;
  }

  /** Notes how far a replay has come: where it goes on, or how it has ended. */
  async move(tx: Tx, id: string, scheduled: number, next: Place | 'completed' | 'cancelled'): Promise<ReplayRow> {
    const [row] = await tx.query<ReplayRow>(
      `update replays set scheduled = scheduled + $2, status = coalesce($3, status),
         ended_at = case when $3::text is not null then $4::timestamptz end,
         after_recorded_at = $5, after_position = coalesce($6, after_position)
       where id = $1 returning *`,
      typeof next === 'string'
        ? [id, scheduled, next, tx.at, null, null]
        : [id, scheduled, null, tx.at, next.recordedAt, next.position],
    );
    if (!row) throw new Error(`${id} has no row`);
    return row;
  }

  /** Returns the bodies of the next events that fit, in the order of their list. */
  async events(tx: Tx, replay: ReplayRow, types: readonly EventType[], most: number): Promise<ReplayPage<string>> {
    const { tenant_id, livemode, filter, created_at, after_recorded_at, after_position } = replay;
    const rows = await tx.query<{ body: string; recorded_at: Date; position: string }>(
      `select body, recorded_at, position from public_events
       where tenant_id = $1 and livemode = $2 and recorded_at <= $3 and type = any($4)
         and ($5::timestamptz is null or (recorded_at, position) > ($5, $6::bigint))
         and ($7::timestamptz is null or (recorded_at >= $7 and created_at >= $7))
         and ($8::timestamptz is null or created_at < $8) and ($9::text is null or document_id = $9)
       order by recorded_at, position limit $10`,
      [
        ...[tenant_id, livemode, created_at],
        types.filter((type) => (filter.type ?? type) === type),
        ...[after_recorded_at, after_position],
        ...[filter.created_gte ?? null, filter.created_lt ?? null, filter.document_id ?? null, most],
      ],
    );
    const last = rows.at(-1);
    return {
      rows: rows.map(({ body }) => body),
      next: last && rows.length === most ? { recordedAt: last.recorded_at, position: last.position } : null,
    };
  }

  /** Returns the ids of the next deliveries that fit and that are exhausted or cancelled, in the order of their list. */
  async failed(tx: Tx, replay: ReplayRow, most: number): Promise<ReplayPage<string>> {
    const { endpoint_id, filter, created_at, after_position } = replay;
    const rows = await tx.query<{ id: string; position: string }>(
      `select failed.* from unnest(array['exhausted', 'cancelled']) as ended (status) cross join lateral (
         select id, position from deliveries d
         where endpoint_id = $1 and d.status = ended.status and position > $2 and created_at <= $3
           and ($4::text is null or event_type = $4)
           and ($5::timestamptz is null or created_at >= $5) and ($6::timestamptz is null or created_at < $6)
           and ($7::text is null or exists (select from public_events e where e.id = d.event_id and e.document_id = $7))
         order by position limit $8) as failed
       order by position limit $8`,
      [
        ...[endpoint_id, after_position, created_at, filter.type ?? null],
        ...[filter.created_gte ?? null, filter.created_lt ?? null, filter.document_id ?? null, most],
      ],
    );
    const last = rows.at(-1);
    return {
      rows: rows.map(({ id }) => id),
      next: last && rows.length === most ? { recordedAt: null, position: last.position } : null,
    };
  }
}
