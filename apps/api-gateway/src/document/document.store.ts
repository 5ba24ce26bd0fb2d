import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { DocumentKind } from '@rubrica/fiscal';
import { type Condition, type List, type ListQuery, lockList, notFound, readList } from '@rubrica/service';
import { externalIdInUse } from '../resource/external-id.js';
import type { DocumentRow } from './document-row.js';
import type { KindOfDocument } from './kind-of-document.js';

export interface DocumentListQuery extends ListQuery {
  readonly status?: string;
  readonly environment?: string;
  readonly customer_id?: string;
  readonly number?: string;
  readonly external_id?: string;
  readonly invoice_id?: string;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

/** SQL condition: the document can still become valid, or is. One that failed and is being retried can. */
const CAN_BE_VALID = `(view->>'status' not in ('rejected_by_dian', 'failed')
  or (view->>'status' = 'failed' and retry_ordered_at is not null))`;

/** Documents as they were requested, one row each. The column `view` is written by DocumentViews after the insert. */
@Injectable()
export class DocumentStore {
  constructor(private readonly database: Database) {}

  async find(
    { tenantId, livemode }: Caller,
    kind: DocumentKind,
    id: string,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<DocumentRow | undefined> {
    const [row] = await from.query<DocumentRow>(
      'select * from documents where id = $1 and tenant_id = $2 and livemode = $3 and kind = $4',
      [id, tenantId, livemode, kind],
    );
    return row;
  }

  /** Returns the caller's document of that kind and id; throws a 404 when there is none. */
  async get(caller: Caller, { kind, noun }: KindOfDocument, id: string): Promise<DocumentRow> {
    const row = await this.find(caller, kind, id);
    if (!row) throw notFound(noun);
    return row;
  }

  /** Finds a document for a capability URL, which names tenant and document but no kind. */
  async findAny(tenantId: string, id: string): Promise<DocumentRow | undefined> {
    const [row] = await this.database.query<DocumentRow>('select * from documents where id = $1 and tenant_id = $2', [
      id,
      tenantId,
    ]);
    return row;
  }

  /**
   * Locks the documents of a tenant in one mode until the commit, so that they are inserted one after the other. Taken
   * first in a transaction that inserts.
   */
  lock(tx: Tx, { tenantId, livemode }: Caller): Promise<unknown> {
    return lockList(tx, tenantId, livemode);
  }

  /** Needs `lock`. Throws when the external id is in use; it is unique per tenant, mode and kind, and never freed. */
  async insert(
    tx: Tx,
    row: Omit<DocumentRow, 'position' | 'corrected_by' | 'retry_ordered_at' | 'created_at'>,
  ): Promise<DocumentRow> {
    const [inserted] = await tx.query<DocumentRow>(
      `insert into documents (id, tenant_id, livemode, environment, kind, external_id, customer_id, invoice_id, corrects, draft, customer, totals, view, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (tenant_id, livemode, kind, external_id) where external_id is not null do nothing
       returning *`,
      [
        row.id,
        row.tenant_id,
        row.livemode,
        row.environment,
        row.kind,
        row.external_id,
        row.customer_id,
        row.invoice_id,
        row.corrects,
        JSON.stringify(row.draft),
        row.customer && JSON.stringify(row.customer),
        JSON.stringify(row.totals),
        JSON.stringify(row.view),
        tx.at,
      ],
    );
    if (inserted) return inserted;
    const [holder] = await tx.query<{ id: string }>(
      'select id from documents where tenant_id = $1 and livemode = $2 and kind = $3 and external_id = $4',
      [row.tenant_id, row.livemode, row.kind, row.external_id],
    );
    throw externalIdInUse(row.kind, holder?.id ?? '');
  }

  /**
   * Records that `by` corrects a rejected document. Returns null, or the id of the document that already corrects it.
   */
  async correct(tx: Tx, id: string, by: string): Promise<string | null> {
    const rows = await tx.query(
      'update documents set corrected_by = $2 where id = $1 and corrected_by is null returning id',
      [id, by],
    );
    if (rows.length > 0) return null;
    const [row] = await tx.query<{ corrected_by: string }>('select corrected_by from documents where id = $1', [id]);
    return row?.corrected_by ?? null;
  }

  /**
   * Returns the notes to an invoice that are neither rejected nor failed, without `except`. A failed one that is being
   * retried counts.
   */
  notesTo(
    invoiceId: string,
    from: Pick<Tx, 'query'> = this.database,
    except = '',
  ): Promise<Pick<DocumentRow, 'kind' | 'totals'>[]> {
    return from.query(`select kind, totals from documents where invoice_id = $1 and id <> $2 and ${CAN_BE_VALID}`, [
      invoiceId,
      except,
    ]);
  }

  /**
   * Returns the id of the invoice that transcribes the paper original of this number, if one exists that is neither
   * rejected nor failed. `except` is ignored; a failed one that is being retried counts.
   */
  async transcriptionOf(
    { tenantId, livemode }: Caller,
    number: string,
    from: Pick<Tx, 'query'> = this.database,
    except = '',
  ): Promise<string | undefined> {
    const [row] = await from.query<{ id: string }>(
      `select id from documents
        where tenant_id = $1 and livemode = $2 and draft->>'number' = $3 and id <> $4 and ${CAN_BE_VALID}`,
      [tenantId, livemode, number, except],
    );
    return row?.id;
  }

  /**
   * Needs `lock`. Records that the retry of a failed document is ordered, so that checks of other documents count it at
   * once, until `endRetries`.
   */
  async orderRetry(tx: Tx, id: string): Promise<void> {
    await tx.query(`update documents set retry_ordered_at = $2 where id = $1 and view->>'status' = 'failed'`, [
      id,
      tx.at,
    ]);
  }

  /** Records that the retries of these documents are answered: by a fact or by a refusal. */
  async endRetries(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query('update documents set retry_ordered_at = null where id = any($1) and retry_ordered_at is not null', [
      ids,
    ]);
  }

  list<T>(
    { tenantId, livemode }: Caller,
    { kind, path }: KindOfDocument,
    query: DocumentListQuery,
    itemOf: (row: DocumentRow) => Promise<T>,
  ): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
      ['kind = ?', kind],
    ];
    const filters: Condition[] = [
      ["view->>'status' = ?", query.status],
      ['environment = ?', query.environment],
      ['customer_id = ?', query.customer_id],
      ["view->>'number' = ?", query.number],
      ['external_id = ?', query.external_id],
      ['invoice_id = ?', query.invoice_id],
      ['created_at >= ?', query['created[gte]']],
      ['created_at < ?', query['created[lt]']],
    ];
    return readList(this.database, `/v1/${path}`, { table: 'documents', scope, filters }, query, itemOf);
  }
}
