import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { IssuingWait } from './document.js';

/** Rows beside the streams: who waits for what, and the yearly counters of file names. */
@Injectable()
export class DocumentRows {
  wait(tx: Tx, documentId: string, tenantId: string, environment: Environment, reason: IssuingWait): Promise<unknown> {
    return tx.query(
      `insert into waiting_documents (document_id, tenant_id, environment, reason) values ($1, $2, $3, $4)
       on conflict (document_id) do update set reason = excluded.reason`,
      [documentId, tenantId, environment, reason],
    );
  }

  /** Documents that waited for this and need wait no longer. */
  async released(tx: Tx, tenantId: string, environment: Environment, reason: IssuingWait): Promise<string[]> {
    const rows = await tx.query<{ document_id: string }>(
      'delete from waiting_documents where tenant_id = $1 and environment = $2 and reason = $3 returning document_id',
      [tenantId, environment, reason],
    );
    return rows.map(({ document_id }) => document_id);
  }

  /** Takes `count` consecutive numbers of the issuer's files of that kind and year; the first of them. */
  async takeFileNumbers(tx: Tx, tenantId: string, environment: Environment, kind: string, year: number, count: number): Promise<number> {
    const [row] = await tx.query<{ next: number }>(
      `insert into file_counters (tenant_id, environment, kind, year, next) values ($1, $2, $3, $4, 1 + $5)
       on conflict (tenant_id, environment, kind, year) do update set next = file_counters.next + $5
       returning next`,
      [tenantId, environment, kind, year, count],
    );
    if (!row) throw new Error('a counter returned no row');
    return row.next - count;
  }
}
