import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { mailing } from '../mailing/mailing.decide.js';

/** Removes the rows and streams of erased tenants. */
@Injectable()
export class ErasureStore {
  constructor(private readonly database: Database) {}

  /** Returns the blobs with the addresses of a tenant's mailings, those of earlier attempts too. */
  async blobsOf(tenantId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `select distinct data->>'recipient_blob' as name from events
       where stream_id in (select $2 || id from mailings where tenant_id = $1) and data ? 'recipient_blob'`,
      [tenantId, `${mailing.name}-`],
    );
    return rows.map(({ name }) => name);
  }

  /** Removes all of a tenant, and returns the ids of the mailings that were not sent yet. */
  async erase(tx: Tx, tenantId: string): Promise<string[]> {
    const open = await tx.query<{ id: string }>(
      `select id from mailings where tenant_id = $1 and status in ('queued', 'sent')`,
      [tenantId],
    );
    await tx.query('delete from events where stream_id in (select $2 || id from mailings where tenant_id = $1)', [
      tenantId,
      `${mailing.name}-`,
    ]);
    for (const table of ['mailings', 'packages', 'mail_reports', 'suppressions', 'mail_senders', 'tenant_profiles'])
      await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
    await tx.query(`delete from idempotency_records where starts_with(scope, $1 || '/')`, [tenantId]);
    return open.map(({ id }) => id);
  }
}
