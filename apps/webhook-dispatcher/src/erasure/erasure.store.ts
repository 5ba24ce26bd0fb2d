import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { delivery } from '../delivery/delivery.decide.js';
import { endpoint } from '../endpoint/endpoint.decide.js';

/** Removes the rows and streams of erased tenants. */
@Injectable()
export class ErasureStore {
  /** Removes all of a tenant, and returns the ids of the deliveries that were pending. */
  async erase(tx: Tx, tenantId: string): Promise<string[]> {
    // Locked first, so that an outcome is recorded before what follows looks for its event, or finds no row any more.
    const pending = await tx.query<{ id: string }>(
      `select id from deliveries where tenant_id = $1 and status = 'pending' order by id for update`,
      [tenantId],
    );
    // The streams first: deliveries have their tenant in the row, deleted endpoints in their first event alone.
    await tx.query('delete from events where stream_id in (select $2 || id from deliveries where tenant_id = $1)', [
      tenantId,
      `${delivery.name}-`,
    ]);
    await tx.query(
      `delete from events where stream_id in (
         select stream_id from events
         where type = 'EndpointRegistered' and starts_with(stream_id, $2) and data->>'tenant_id' = $1)`,
      [tenantId, `${endpoint.name}-`],
    );
    for (const table of [
      'deliveries',
      'public_events',
      'documents',
      'endpoints',
      'endpoint_health',
      'endpoint_hours',
      'replays',
      'feeds',
    ])
      await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
    await tx.query(`delete from idempotency_records where starts_with(scope, $1 || '/')`, [tenantId]);
    return pending.map(({ id }) => id);
  }
}
