import { Injectable } from '@nestjs/common';
import { type Caller, type EventType, knowsEventType, Refusal, type WebhookEndpointResource } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { ApiVersion } from '@rubrica/kinds';
import {
  type Condition,
  type List,
  type ListQuery,
  notFound,
  offsetTime,
  type Problem,
  readList,
} from '@rubrica/service';
import { type Feed, takePositions } from '../list/positions.store.js';
import type { RegisteredEndpoint } from './endpoint.js';

/** A registered endpoint in its present state. Deleted ones have no row. */
export interface EndpointRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string;
  readonly subscribed_events: EventType[];
  readonly is_active: boolean;
  readonly metadata: Record<string, string>;
  readonly api_version: ApiVersion;
  readonly sealed_secret: string;
  readonly switched_off_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Shows an endpoint to a caller, without subscriptions that the caller's version of the API does not know. */
export const endpointResource = (row: EndpointRow, { version }: Caller): WebhookEndpointResource => ({
  id: row.id,
  object: 'webhook_endpoint',
  url: row.url,
  description: row.description,
  subscribed_events: row.subscribed_events.filter((type) => knowsEventType(version, type)),
  is_active: row.is_active,
  livemode: row.livemode,
  metadata: row.metadata,
  api_version: row.api_version,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

export const endpointNotActive = (): Refusal =>
  new Refusal('endpoint_not_active', {
    en: 'This webhook endpoint is disabled. Set is_active to true first.',
    es: 'Este webhook está desactivado. Ponga antes is_active en true.',
  });

export const endpointNotFound = (): Problem => notFound({ en: 'webhook endpoint', es: 'ese webhook' });

/** The endpoints of tenants, and which of them are active. */
@Injectable()
export class EndpointView {
  constructor(private readonly database: Database) {}

  async find({ tenantId, livemode }: Caller, id: string): Promise<EndpointRow | undefined> {
    const [row] = await this.database.query<EndpointRow>(
      'select * from endpoints where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  /** Throws 404 if the caller has no such endpoint. */
  async get(caller: Caller, id: string): Promise<EndpointRow> {
    const row = await this.find(caller, id);
    if (!row) throw endpointNotFound();
    return row;
  }

  list(caller: Caller, query: ListQuery): Promise<List<WebhookEndpointResource>> {
    const scope: Condition[] = [
      ['tenant_id = ?', caller.tenantId],
      ['livemode = ?', caller.livemode],
    ];
    return readList(this.database, '/v1/webhook-endpoints', { table: 'endpoints', scope }, query, (row: EndpointRow) =>
      endpointResource(row, caller),
    );
  }

  /**
   * Takes the new endpoint's position in the list and counts the endpoints. No other is registered before the commit.
   */
  async makeRoom(tx: Tx, feed: Feed): Promise<{ position: bigint; present: number }> {
    const next = await takePositions(tx, [feed]);
    const [row] = await tx.query<{ count: string }>(
      'select count(*) from endpoints where tenant_id = $1 and livemode = $2',
      [feed.tenantId, feed.livemode],
    );
    return { position: next(feed), present: Number(row?.count ?? 0) };
  }

  async insert(tx: Tx, id: string, endpoint: RegisteredEndpoint, position: bigint): Promise<EndpointRow> {
    const [row] = await tx.query<EndpointRow>(
      `insert into endpoints (id, tenant_id, livemode, position, url, description, subscribed_events, is_active, metadata, api_version, sealed_secret, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning *`,
      [
        id,
        endpoint.tenant_id,
        endpoint.livemode,
        position.toString(),
        endpoint.url,
        endpoint.description,
        endpoint.subscribed_events,
        endpoint.is_active,
        JSON.stringify(endpoint.metadata),
        endpoint.api_version,
        endpoint.sealed_secret,
        tx.at,
      ],
    );
    if (!row) throw new Error(`${id} has no row`);
    return row;
  }

  /** Returns the row of the caller's endpoint, locked until the commit. */
  async lock(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<EndpointRow | undefined> {
    const [row] = await tx.query<EndpointRow>(
      'select * from endpoints where id = $1 and tenant_id = $2 and livemode = $3 for update',
      [id, tenantId, livemode],
    );
    return row;
  }

  /** Writes the new state of a locked endpoint into its row. */
  async update(tx: Tx, id: string, endpoint: RegisteredEndpoint): Promise<EndpointRow> {
    const [row] = await tx.query<EndpointRow>(
      `update endpoints set url = $2, description = $3, subscribed_events = $4, is_active = $5, metadata = $6, sealed_secret = $7, updated_at = $8,
         previous_sealed_secret = $9, previous_until = $10, switched_off_at = $11
       where id = $1 returning *`,
      [
        id,
        endpoint.url,
        endpoint.description,
        endpoint.subscribed_events,
        endpoint.is_active,
        JSON.stringify(endpoint.metadata),
        endpoint.sealed_secret,
        tx.at,
        endpoint.previous_secret?.sealed_secret ?? null,
        endpoint.previous_secret?.until ?? null,
        endpoint.switched_off_at,
      ],
    );
    if (!row) throw new Error(`${id} has no row`);
    return row;
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from endpoints where id = $1', [id]);
  }

  /** Returns the endpoint of this id, if it is active. */
  active(tx: Tx, id: string): Promise<EndpointRow[]> {
    return tx.query<EndpointRow>('select * from endpoints where id = $1 and is_active', [id]);
  }

  /** Returns the active endpoints of these tenants, of both modes. */
  async activeOf(tx: Tx, tenantIds: readonly string[]): Promise<EndpointRow[]> {
    if (tenantIds.length === 0) return [];
    return tx.query<EndpointRow>('select * from endpoints where tenant_id = any($1) and is_active order by position', [
      tenantIds,
    ]);
  }
}
