import { Injectable } from '@nestjs/common';
import type { EventType, WebhookEndpointResource } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { Caller } from '@rubrica/service';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type List, listOf, type PageQuery } from '../list/page.view.js';
import { type Feed, takePositions } from '../list/positions.view.js';
import { offsetTime } from '../offset-time.js';
import type { Endpoint } from './endpoint.js';

/** A registered endpoint as it is now. Deleted ones have no row. */
@Entity({ name: 'endpoints' })
export class EndpointRow {
  @PrimaryColumn('text') id: string;
  @Column('text') tenant_id: string;
  @Column('boolean') livemode: boolean;
  @Column('bigint') position: string;
  @Column('text') url: string;
  @Column('text') description: string;
  @Column('text', { array: true }) subscribed_events: EventType[];
  @Column('boolean') is_active: boolean;
  @Column('jsonb') metadata: Record<string, string>;
  @Column('text') api_version: string;
  @Column('text') sealed_secret: string;
  @Column('timestamptz') created_at: Date;
  @Column('timestamptz') updated_at: Date;
}

export const endpointResource = (row: EndpointRow): WebhookEndpointResource => ({
  id: row.id,
  object: 'webhook_endpoint',
  url: row.url,
  description: row.description,
  subscribed_events: row.subscribed_events,
  is_active: row.is_active,
  livemode: row.livemode,
  metadata: row.metadata,
  api_version: row.api_version,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

type Registered = Endpoint & { status: 'registered' };

/** Which endpoints a tenant has, and which of them listen. */
@Injectable()
export class EndpointView {
  constructor(private readonly database: Database) {}

  find({ tenantId, livemode }: Caller, id: string): Promise<EndpointRow | null> {
    return this.database.dataSource.manager.findOneBy(EndpointRow, { id, tenant_id: tenantId, livemode });
  }

  list({ tenantId, livemode }: Caller, query: PageQuery): Promise<List<WebhookEndpointResource>> {
    const scope = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ] as const;
    return listOf(this.database, '/v1/webhook-endpoints', { table: 'endpoints', scope }, query, endpointResource);
  }

  /** Takes the new endpoint's place in the list and tells how many are there: nobody else registers one meanwhile. */
  async makeRoom(tx: Tx, feed: Feed): Promise<{ position: string; present: number }> {
    const next = await takePositions(tx, [feed]);
    const present = await tx.manager.countBy(EndpointRow, { tenant_id: feed.tenantId, livemode: feed.livemode });
    return { position: next(feed).toString(), present };
  }

  insert(tx: Tx, id: string, endpoint: Registered, position: string): Promise<EndpointRow> {
    const row = Object.assign(new EndpointRow(), { id, position, created_at: new Date(tx.at) });
    return this.save(tx, row, endpoint);
  }

  /** Writes what the endpoint has become. */
  save(tx: Tx, row: EndpointRow, { status: _, ...fields }: Registered): Promise<EndpointRow> {
    return tx.manager.save(Object.assign(row, fields, { updated_at: new Date(tx.at) }));
  }

  /** The row of the caller's endpoint, locked until the commit. */
  lock(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<EndpointRow | null> {
    return tx.manager.findOne(EndpointRow, {
      where: { id, tenant_id: tenantId, livemode },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async remove(tx: Tx, row: EndpointRow): Promise<void> {
    await tx.manager.delete(EndpointRow, { id: row.id });
  }

  /** The active endpoints of these tenants, both modes. */
  async activeOf(tx: Tx, tenantIds: readonly string[]): Promise<EndpointRow[]> {
    return tx.query<EndpointRow>('select * from endpoints where tenant_id = any($1) and is_active order by position', [
      tenantIds,
    ]);
  }
}
