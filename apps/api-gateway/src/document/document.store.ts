import { Injectable } from '@nestjs/common';
import { type Caller, DOCUMENT_STATUSES, type Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { binaryArray } from '@rubrica/eventing/postgres';
import { type DocumentKind, ownValue } from '@rubrica/fiscal';
import { KINDS, kindsOf } from '@rubrica/kinds';
import {
  type Condition,
  type List,
  type ListQuery,
  lockLists,
  lockListsOf,
  notFound,
  readList,
} from '@rubrica/service';
import type { DocumentRow, NewDocumentRow } from './document-row.js';
import type { KindOfDocument } from './kind-of-document.js';

/** Filters that depend on the kind have the names that it gives them: of its counterparty, of what it corrects. */
export interface DocumentListQuery extends ListQuery {
  readonly [filter: string]: string | undefined;
  readonly status?: string;
  readonly environment?: string;
  readonly number?: string;
  readonly external_id?: string;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

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

  /** Returns the documents of all kinds with that number or that CUFE or CUDE, newest first. */
  named(
    { tenantId, livemode }: Caller,
    environment: Environment,
    { number, cufe }: { readonly number: string; readonly cufe: string },
  ): Promise<DocumentRow[]> {
    return this.database.query<DocumentRow>(
      `select * from documents
        where id in (select id from documents where tenant_id = $1 and number = $4 union select id from documents where cufe = $5)
          and tenant_id = $1 and livemode = $2 and environment = $3
        order by position desc`,
      [tenantId, livemode, environment, number, cufe],
    );
  }

  /** Returns which of these documents have failed. */
  async failedOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<Pick<DocumentRow, 'id'>>(
      `select id from documents where id = any($1) and status = 'failed'`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns the caller's document of that kind and id; throws a 404 when there is none. */
  async get(caller: Caller, { kind, noun, spanishNoun }: KindOfDocument, id: string): Promise<DocumentRow> {
    const row = await this.find(caller, kind, id);
    if (!row) throw notFound({ en: noun, es: spanishNoun });
    return row;
  }

  /** Finds a document of any tenant and kind. */
  async byId(id: string, from: Pick<Tx, 'query'> = this.database): Promise<DocumentRow | undefined> {
    const [row] = await from.query<DocumentRow>('select * from documents where id = $1', [id]);
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
   * Locks the documents of these tenants and modes until the commit, so that they are inserted one after the other.
   * Taken first in a transaction that inserts.
   */
  lock(tx: Tx, callers: readonly Caller[]): Promise<unknown> {
    return lockLists(tx, callers);
  }

  /** Locks the documents of both modes of a tenant until the commit, as `lock` does. */
  lockTenant(tx: Tx, tenantId: string): Promise<unknown> {
    return lockListsOf(tx, [tenantId]);
  }

  /**
   * Counts the documents of both modes that need a signature yet: those without a verdict, and accepted ones without a
   * package.
   */
  async countUnderWay(tx: Tx, tenantId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from documents
        where tenant_id = $1
          and (status in ('queued', 'signed', 'submitted', 'accepted_contingency')
            or (status = 'accepted_by_dian' and view->>'zip_blob' is null))`,
      [tenantId],
    );
    return row?.count ?? 0;
  }

  /** Tells whether DIAN has accepted a document of the tenant in this environment. */
  async hasAccepted(tenantId: string, environment: Environment): Promise<boolean> {
    const rows = await this.database.query(
      `select from documents where tenant_id = $1 and environment = $2 and kind = any($3) and status = 'accepted_by_dian' limit 1`,
      [tenantId, environment, KINDS.map(({ name }) => name)],
    );
    return rows.length > 0;
  }

  /** Tells whether the tenant has asked for documents in live mode. */
  async hasLive(tx: Tx, tenantId: string): Promise<boolean> {
    const rows = await tx.query('select from documents where tenant_id = $1 and livemode limit 1', [tenantId]);
    return rows.length > 0;
  }

  /**
   * Needs `lock`. Returns when the newest document of these callers was made: none that is inserted now is to be older,
   * since lists are sorted by that time.
   */
  async newest(tx: Tx, callers: readonly Caller[]): Promise<string | null> {
    const [row] = await tx.query<{ at: Date | null }>(
      `select max(newest.created_at) as at
       from (select distinct * from unnest($1::text[], $2::boolean[])) as caller (tenant_id, livemode)
       cross join unnest($3::text[]) as kind (name)
       cross join lateral (
         select created_at from documents d
         where d.tenant_id = caller.tenant_id and d.livemode = caller.livemode and d.kind = kind.name
         order by created_at desc, position desc limit 1
       ) as newest`,
      [callers.map(({ tenantId }) => tenantId), callers.map(({ livemode }) => livemode), KINDS.map(({ name }) => name)],
    );
    return row?.at?.toISOString() ?? null;
  }

  /** Needs `lock`, that no other document excludes one of these, and that none is older than `newest`. */
  insertAll(tx: Tx, rows: readonly NewDocumentRow[]): void {
    if (rows.length === 0) return;
    tx.write(
      `insert into documents (id, tenant_id, livemode, environment, kind, external_id, customer_id, invoice_id, corrects, created_at, currency, asked_by, customer, draft, totals, view)
       select * from unnest($1::text[], $2::text[], $3::boolean[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
         $10::timestamptz[], $11::text[], $12::text[], $13::json[], $14::json[], $15::json[], $16::jsonb[])`,
      [
        rows.map((row) => row.id),
        rows.map((row) => row.tenant_id),
        rows.map((row) => row.livemode),
        rows.map((row) => row.environment),
        rows.map((row) => row.kind),
        rows.map((row) => row.external_id),
        rows.map((row) => row.customer_id),
        rows.map((row) => row.invoice_id),
        rows.map((row) => row.corrects),
        rows.map((row) => row.created_at.toISOString()),
        rows.map(({ draft }) => draft.currency),
        rows.map((row) => row.asked_by),
        rows.map(({ customer }) => customer && JSON.stringify(customer)),
        binaryArray('json', rows, ({ draft }) => JSON.stringify(draft)),
        binaryArray('json', rows, ({ totals }) => JSON.stringify(totals)),
        binaryArray('jsonb', rows, ({ view }) => JSON.stringify(view)),
      ],
    );
  }

  /** Needs `lock`. Records which document corrects which rejected one, which must not be corrected yet. */
  correctAll(tx: Tx, corrections: readonly { readonly id: string; readonly corrects: string }[]): void {
    if (corrections.length === 0) return;
    tx.write(
      `update documents d set corrected_by = c.by from unnest($1::text[], $2::text[]) as c (id, by)
       where d.id = c.id and d.corrected_by is null`,
      [corrections.map(({ corrects }) => corrects), corrections.map(({ id }) => id)],
    );
  }

  /**
   * Needs `lock`. Records that the retry of a failed document is ordered, so that checks of other documents count it at
   * once, until `endRetries`.
   */
  async orderRetry(tx: Tx, id: string): Promise<void> {
    await tx.query(`update documents set retry_ordered_at = $2 where id = $1 and status = 'failed'`, [id, tx.at]);
  }

  /** Records that the retries of these documents are answered: by a fact or by a refusal. */
  endRetries(tx: Tx, ids: readonly string[]): void {
    if (ids.length === 0) return;
    tx.write('update documents set retry_ordered_at = null where id = any($1) and retry_ordered_at is not null', [ids]);
  }

  /** Lists the notes of all kinds to a document. */
  listNotes<T>(
    { tenantId, livemode, version }: Caller,
    { path }: KindOfDocument,
    id: string,
    query: ListQuery,
    itemOf: (row: DocumentRow) => Promise<T>,
  ): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
      ['invoice_id = ?', id],
      // No index serves this, so that the planner still reads that of the document.
      ['array_position(?::text[], kind) is not null', kindsOf(version).map(({ name }) => name)],
    ];
    return readList(this.database, `/v1/${path}/${id}/notes`, { ...SORTED, scope }, query, itemOf);
  }

  /**
   * Returns documents of one kind in the order in which they were made: those behind a cursor ('' is the beginning), and
   * none that was made after `until`. Each has the cursor that goes on behind it.
   */
  after(
    { tenantId, livemode }: Caller,
    kind: DocumentKind,
    { cursor, until, limit }: { readonly cursor: string; readonly until: Date; readonly limit: number },
  ): Promise<(DocumentRow & { readonly cursor: string })[]> {
    const [time = '', position = ''] = (cursor || '-infinity|0').split('|');
    return this.database.query(
      `select *, created_at::text || '|' || position as cursor from documents
        where tenant_id = $1 and livemode = $2 and kind = $3
          and (created_at, position) > ($4::timestamptz, $5) and created_at <= $6
        order by created_at, position limit $7`,
      [tenantId, livemode, kind, time, position, until, limit],
    );
  }

  /** Lists documents of one kind. Every combination of filters is served by an index (ADR 0126). */
  list<T>(
    { tenantId, livemode }: Caller,
    { kind, path, counterparty: { idField }, corrects }: KindOfDocument,
    query: DocumentListQuery,
    itemOf: (row: DocumentRow) => Promise<T>,
  ): Promise<List<T>> {
    const counterpartyId = query[idField];
    const parts = partsOf(livemode, query, counterpartyId);
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      // Only without parts can the index of the whole list be used: it would be read on and on for what is rare or old.
      [parts ? `(environment <> 'test') = ?` : 'livemode = ?', livemode],
      ['kind = ?', kind],
    ];
    const filters: Condition[] = [
      ['customer_id = ?', counterpartyId],
      ['number = ?', query.number],
      ['external_id = ?', query.external_id],
      ['invoice_id = ?', corrects === null ? undefined : ownValue(query, corrects.field)],
      ['created_at >= ?', query['created[gte]']],
      ['created_at < ?', query['created[lt]']],
    ];
    const source = { ...SORTED, scope, filters, parts };
    return readList(this.database, `/v1/${path}`, source, query, itemOf);
  }
}

const SORTED = { table: 'documents', time: 'created_at' } as const;

/** Parts of a list by environment, status or counterparty, each of one environment and one status, as their indexes are. */
const partsOf = (
  livemode: boolean,
  { environment, status }: DocumentListQuery,
  counterpartyId: string | undefined,
): Condition[][] | undefined => {
  if (environment === undefined && status === undefined && counterpartyId === undefined) return undefined;
  const ofMode: readonly Environment[] = livemode ? ['production', 'habilitacion'] : ['test'];
  const environments = ofMode.filter((one) => environment === undefined || one === environment);
  const statuses = status === undefined ? DOCUMENT_STATUSES : [status];
  return environments.flatMap((one) =>
    statuses.map((each): Condition[] => [
      ['environment = ?', one],
      ['status = ?', each],
    ]),
  );
};
