import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import type { DocumentView } from '../document/document.js';
import type { NewDocumentRow } from '../document/document-row.js';
import type { NamedRequest } from './other-documents.js';

/** A document that collects requests, with the key that its requests share. */
export interface CollectingRow extends NewDocumentRow {
  readonly collection_key: string;
}

/** Documents that collect requests. All functions need `DocumentStore.lock`. */
@Injectable()
export class DocumentCollectionStore {
  /** Returns the documents that collect requests with these keys, oldest first. */
  open(tx: Tx, tenantIds: readonly string[], keys: readonly string[]): Promise<CollectingRow[]> {
    return tx.query<CollectingRow>(
      `select * from documents
        where tenant_id = any($1) and collection_key = any($2) and collects_until is not null
        order by created_at, position`,
      [tenantIds, keys],
    );
  }

  /** Needs a row that is there, or is inserted by this transaction. */
  save(tx: Tx, row: CollectingRow): void {
    tx.write(
      `update documents set draft = $2, customer = $3, totals = $4, view = $5, collects_until = $6, collection_key = $7
        where id = $1`,
      [
        row.id,
        JSON.stringify(row.draft),
        row.customer && JSON.stringify(row.customer),
        JSON.stringify(row.totals),
        JSON.stringify(row.view),
        row.collects_until,
        row.collection_key,
      ],
    );
  }

  /** Records that the external id of a request is taken, though it is not that of the document which has its content. */
  remember(tx: Tx, { caller: { tenantId, livemode }, kind, draft }: NamedRequest, documentId: string): void {
    if (draft.external_id === undefined) return;
    tx.write(
      `insert into collected_external_ids (tenant_id, livemode, kind, external_id, document_id) values ($1, $2, $3, $4, $5)`,
      [tenantId, livemode, kind, draft.external_id, documentId],
    );
  }

  close(tx: Tx, id: string, view: DocumentView): void {
    tx.write('update documents set collects_until = null, view = $2 where id = $1', [id, JSON.stringify(view)]);
  }
}
