import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { receivedDocument } from './received-document.messages.js';

/** Finds and removes what is stored of the received documents of erased tenants. */
@Injectable()
export class ErasureStore {
  constructor(private readonly database: Database) {}

  /** Names of the blobs with containers and data, also of files that were replaced. */
  async blobsOf(tenantId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `select distinct blob #>> '{}' as name
       from events
       cross join lateral jsonb_path_query(data::jsonb, '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{64}$")') as blob
       where stream_id in (select $2 || id from received_documents where tenant_id = $1)`,
      [tenantId, `${receivedDocument.name}-`],
    );
    return rows.map(({ name }) => name);
  }

  /** Removes rows and kept answers, and returns the ids of the documents. */
  async erase(tx: Tx, tenantId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>('delete from received_documents where tenant_id = $1 returning id', [
      tenantId,
    ]);
    await tx.query(`delete from idempotency_records where starts_with(scope, $1 || '/')`, [tenantId]);
    return rows.map(({ id }) => id);
  }
}
