import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { IssuingWait } from './issuing-wait.js';

export interface WaitingDocument {
  readonly documentId: string;
  readonly tenantId: string;
  /** Kind of the timer that is scheduled again when the wait ends. */
  readonly timerKind: string;
}

/** Documents that wait for a certificate, a number or an invoice: one row each, deleted when the wait ends. */
@Injectable()
export class WaitingDocumentStore {
  /** Returns the ids that had no row before. */
  async put(
    tx: Tx,
    waiting: readonly (WaitingDocument & { readonly environment: Environment; readonly reason: IssuingWait })[],
  ): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ document_id: string; is_new: boolean }>(
      `insert into waiting_documents (document_id, tenant_id, environment, reason, timer)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       on conflict (document_id) do update set reason = excluded.reason, timer = excluded.timer
       returning document_id, xmax = 0 as is_new`,
      [
        waiting.map(({ documentId }) => documentId),
        waiting.map(({ tenantId }) => tenantId),
        waiting.map(({ environment }) => environment),
        waiting.map(({ reason }) => reason),
        waiting.map(({ timerKind }) => timerKind),
      ],
    );
    return new Set(rows.flatMap(({ document_id, is_new }) => (is_new ? [document_id] : [])));
  }

  async remove(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0)
      await tx.query('delete from waiting_documents where document_id = any($1)', [documentIds]);
  }

  /** Deletes the rows of a tenant's documents that wait for this, and returns them. */
  async takeByReason(
    tx: Tx,
    tenantId: string,
    environment: Environment,
    reason: IssuingWait,
  ): Promise<WaitingDocument[]> {
    const rows = await tx.query<WaitingRow>(
      `delete from waiting_documents where tenant_id = $1 and environment = $2 and reason = $3
       returning document_id, tenant_id, timer`,
      [tenantId, environment, reason],
    );
    return rows.map(waitingDocument);
  }

  /** Deletes the rows of those notes that still wait for their invoice, and returns them. */
  async takeNotes(tx: Tx, noteIds: readonly string[]): Promise<WaitingDocument[]> {
    if (noteIds.length === 0) return [];
    const rows = await tx.query<WaitingRow>(
      `delete from waiting_documents where document_id = any($1) and reason = 'invoice_not_accepted'
       returning document_id, tenant_id, timer`,
      [noteIds],
    );
    return rows.map(waitingDocument);
  }
}

interface WaitingRow {
  readonly document_id: string;
  readonly tenant_id: string;
  readonly timer: string;
}

const waitingDocument = ({ document_id, tenant_id, timer }: WaitingRow): WaitingDocument => ({
  documentId: document_id,
  tenantId: tenant_id,
  timerKind: timer,
});
