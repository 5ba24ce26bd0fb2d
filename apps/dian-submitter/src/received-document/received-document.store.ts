import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type Environment,
  RECEIVED_DOCUMENT,
  type ReceivedDocumentQuery,
  type ReceivedStatus,
  type ReceptionOrder,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, externalIdInUse, type List, lockList, readList } from '@rubrica/service';
import type { Reason } from '@rubrica/reception';
import type { KnownReceivedDocument } from './received-document.js';

export interface ReceivedDocumentRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly environment: Environment;
  readonly status: ReceivedStatus;
  readonly reasons: readonly Reason[];
  readonly cufe: string;
  readonly number: string | null;
  readonly supplier_nit: string | null;
  readonly buyer_nit: string;
  readonly validated_at: Date | null;
  readonly container_blob: string | null;
  readonly document_blob: string | null;
  readonly pdf_blob: string | null;
  readonly external_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What the tenant calls a document. */
export type OwnNames = Pick<ReceptionOrder, 'external_id' | 'metadata'>;

/** The buyer may claim or accept the invoice until that day at the latest, and has not done so. */
const CLAIM_DUE = `exists (select from registered_events as received
  where received.tenant_id = received_documents.tenant_id and received.environment = received_documents.environment
    and received.cufe = received_documents.cufe and received.claim_deadline <= ?
    and not exists (select from registered_events as closing
      where closing.tenant_id = received.tenant_id and closing.environment = received.environment
        and closing.cufe = received.cufe and closing.code in ('031', '033', '034')))`;

/** Received documents as lists ask for them, one row per stream, written with its events. */
@Injectable()
export class ReceivedDocumentStore {
  constructor(private readonly database: Database) {}

  async find(
    { tenantId, livemode }: Caller,
    id: string,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<ReceivedDocumentRow | undefined> {
    const [row] = await from.query<ReceivedDocumentRow>(
      'select * from received_documents where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  /** Lists the documents of a tenant and mode, the latest first. */
  list<T>(
    { tenantId, livemode }: Caller,
    query: ReceivedDocumentQuery,
    itemOf: (row: ReceivedDocumentRow) => Promise<T>,
  ): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    const filters: Condition[] = [
      ['status = ?', query.status],
      ['supplier_nit = ?', query.supplier_nit],
      ['external_id = ?', query.external_id],
      ['number = ?', query.number],
      ['cufe = ?', query.cufe],
      ['issued_on >= ?', query['issued_on[gte]']],
      ['issued_on < ?', query['issued_on[lt]']],
      [CLAIM_DUE, query.events_due],
    ];
    return readList(
      this.database,
      '/v1/received-documents',
      { table: 'received_documents', scope, filters },
      query,
      itemOf,
    );
  }

  /** Locks the list of the tenant until the commit; taken first in a transaction that may insert. */
  lock(tx: Tx, { tenantId, livemode }: Pick<Caller, 'tenantId' | 'livemode'>): Promise<unknown> {
    return lockList(tx, tenantId, livemode);
  }

  /** Finds the document that a timer is about; undefined once it is erased. */
  async byId(id: string): Promise<ReceivedDocumentRow | undefined> {
    const [row] = await this.database.query<ReceivedDocumentRow>('select * from received_documents where id = $1', [
      id,
    ]);
    return row;
  }

  /** Keeps a document from being erased until the commit; false if it was erased before. */
  async hold(tx: Tx, id: string): Promise<boolean> {
    return (await tx.query('select from received_documents where id = $1 for update', [id])).length > 0;
  }

  /** Returns those of the tenant's documents that are not verified for this reason, among others. */
  async withReason(tx: Tx, tenantId: string, environment: Environment, code: Reason['code']): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from received_documents
        where tenant_id = $1 and environment = $2 and status = 'unverified' and reasons @> $3::jsonb`,
      [tenantId, environment, JSON.stringify([{ code }])],
    );
    return rows.map(({ id }) => id);
  }

  /** Gives a document what the tenant calls it, unless it has that already. Throws where another document has the external id. Needs `lock`. */
  async name(
    tx: Tx,
    { tenant_id, livemode, id }: ReceivedDocumentRow,
    { external_id, metadata }: OwnNames,
  ): Promise<ReceivedDocumentRow> {
    const [holder] = await tx.query<{ id: string }>(
      'select id from received_documents where tenant_id = $1 and livemode = $2 and external_id = $3 and id <> $4',
      [tenant_id, livemode, external_id ?? null, id],
    );
    if (holder) throw externalIdInUse(RECEIVED_DOCUMENT, holder.id);
    const [row] = await tx.query<ReceivedDocumentRow>(
      `update received_documents set external_id = coalesce(external_id, $2),
         metadata = case metadata when '{}' then $3 else metadata end
       where id = $1 returning *`,
      [id, external_id ?? null, JSON.stringify(metadata ?? {})],
    );
    if (!row) throw new Error('an update returned no row');
    return row;
  }

  /** Writes the row of a document as its stream now says, with what the stream leaves out. Needs `lock` for a new one. */
  async keep(
    tx: Tx,
    id: string,
    { status, receipt, file, judged }: KnownReceivedDocument,
    { buyerNit, supplierNit }: { readonly buyerNit: string; readonly supplierNit: string | null },
  ): Promise<ReceivedDocumentRow> {
    const { tenant_id, environment, cufe } = receipt;
    const [row] = await tx.query<ReceivedDocumentRow>(
      `insert into received_documents (id, tenant_id, livemode, environment, cufe, status, reasons, number, supplier_nit, issued_on,
         validated_at, container_blob, document_blob, buyer_nit, created_at, updated_at, pdf_blob)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)
       on conflict (id) do update set status = excluded.status, reasons = excluded.reasons, number = excluded.number,
         supplier_nit = excluded.supplier_nit, issued_on = excluded.issued_on, validated_at = excluded.validated_at,
         container_blob = excluded.container_blob, document_blob = excluded.document_blob,
         pdf_blob = excluded.pdf_blob, updated_at = excluded.updated_at
       returning *`,
      [
        id,
        tenant_id,
        environment !== 'test',
        environment,
        cufe,
        status,
        JSON.stringify(judged?.reasons ?? []),
        file?.number ?? null,
        supplierNit,
        file?.issued_on ?? null,
        judged?.validated_at ?? null,
        file?.container_blob ?? null,
        file?.document_blob ?? null,
        buyerNit,
        tx.at,
        file?.pdf_blob ?? null,
      ],
    );
    if (!row) throw new Error('an upsert returned no row');
    return row;
  }

  /**
   * Tells whether another document of that supplier with that number is verified. Others do not count: whoever forges one
   * would make the genuine one suspicious.
   */
  async hasOther(
    { id, tenant_id, environment }: Pick<ReceivedDocumentRow, 'id' | 'tenant_id' | 'environment'>,
    supplierNit: string,
    number: string,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `select from received_documents
        where tenant_id = $1 and environment = $2 and supplier_nit = $3 and number = $4 and id <> $5
          and status = 'verified' limit 1`,
      [tenant_id, environment, supplierNit, number, id],
    );
    return rows.length > 0;
  }
}
