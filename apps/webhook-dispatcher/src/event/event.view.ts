import { Injectable } from '@nestjs/common';
import type { Caller, EventType, PublicEvent } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, readList } from '@rubrica/service';

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

export interface NewEvent {
  readonly event: PublicEvent;
  readonly position: bigint;
}

export const eventResource = ({ body }: { readonly body: string }): PublicEvent => JSON.parse(body) as PublicEvent;

@Injectable()
export class EventView {
  constructor(private readonly database: Database) {}

  async find({ tenantId, livemode }: Caller, id: string): Promise<EventRow | undefined> {
    const [row] = await this.database.query<EventRow>(
      'select * from public_events where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  list({ tenantId, livemode }: Caller, query: EventQuery): Promise<List<PublicEvent>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    const filters: Condition[] = [
      ['type = ?', query.type],
      ['document_id = ?', query.document_id],
      ['created_at >= ?', query['created[gte]']],
      ['created_at < ?', query['created[lt]']],
    ];
    return readList(this.database, '/v1/events', { table: 'public_events', scope, filters }, query, eventResource);
  }

  /** Returns the ids that exist already, so that a fact that is read again makes no second event. */
  async present(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await tx.query<{ id: string }>('select id from public_events where id = any($1)', [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async insert(tx: Tx, events: readonly NewEvent[]): Promise<void> {
    const rows = events.map(({ event, position }) => ({
      id: event.id,
      tenant_id: event.account,
      livemode: event.livemode,
      position: position.toString(),
      type: event.type,
      document_id: event.data.object.id,
      created_at: event.created,
      body: JSON.stringify(event),
    }));
    await tx.query(
      `insert into public_events (id, tenant_id, livemode, position, type, document_id, created_at, body)
       select id, tenant_id, livemode, position, type, document_id, created_at, body
       from json_to_recordset($1) as new (id text, tenant_id text, livemode boolean, position bigint, type text, document_id text, created_at timestamptz, body text)`,
      [JSON.stringify(rows)],
    );
  }
}
