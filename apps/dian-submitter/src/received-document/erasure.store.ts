import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { documentEvent } from '../document-event/document-event.messages.js';
import { receivedDocument } from './received-document.messages.js';

/** Finds and removes what is stored of the received documents and of the events of erased tenants. */
@Injectable()
export class ErasureStore {
  constructor(private readonly database: Database) {}

  /** Names of the blobs with containers and data, also of files that were replaced, and of all that events are made of. */
  async blobsOf(tenantId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `select distinct blob #>> '{}' as name
       from events
       cross join lateral jsonb_path_query(data::jsonb, '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{64}$")') as blob
       where stream_id in (select $2 || id from received_documents where tenant_id = $1
                           union all select $3 || id from document_events where tenant_id = $1)`,
      [tenantId, `${receivedDocument.name}-`, `${documentEvent.name}-`],
    );
    return rows.map(({ name }) => name);
  }

  /** Removes rows and kept answers, and returns the ids of documents and events. */
  async erase(tx: Tx, tenantId: string): Promise<{ readonly documents: string[]; readonly events: string[] }> {
    const documents = await this.deleted(tx, 'received_documents', tenantId);
    const events = await this.deleted(tx, 'document_events', tenantId);
    for (const table of ['document_event_counters', 'registered_events', 'tenant_profiles'])
      await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
    await tx.query(`delete from idempotency_records where starts_with(scope, $1 || '/')`, [tenantId]);
    return { documents, events };
  }

  private async deleted(tx: Tx, table: string, tenantId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(`delete from ${table} where tenant_id = $1 returning id`, [tenantId]);
    return rows.map(({ id }) => id);
  }
}
