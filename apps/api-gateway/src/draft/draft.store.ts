import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock, type List, type ListQuery, lockList, newId, notFound, readList } from '@rubrica/service';
import { draftExpiry, type DraftRow, issuedExpiry, refuseMoreDrafts } from './draft.js';

export type DraftInput = Pick<DraftRow, 'kind' | 'name' | 'body'>;
/** A draft without its body, which may have megabytes. */
export type ListedDraft = Omit<DraftRow, 'body'>;

const LISTED =
  'id, tenant_id, livemode, kind, name, version, created_by, document_id, created_at, updated_at, expires_at, position';

/** Drafts of documents, of each tenant and mode. */
@Injectable()
export class DraftStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async insert(tx: Tx, caller: Caller, { kind, name, body }: DraftInput): Promise<DraftRow> {
    const { tenantId, livemode, personId, keyId } = caller;
    await lockList(tx, tenantId, livemode);
    refuseMoreDrafts(await this.kept(tx, caller));
    const [row] = await tx.query<DraftRow>(
      `insert into drafts (id, tenant_id, livemode, kind, name, body, version, created_by, created_at, updated_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $8, $9) returning *`,
      [newId('draft'), tenantId, livemode, kind, name, body, personId ?? keyId, tx.at, draftExpiry(tx.at)],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  /** Returns how many drafts a tenant has in one mode, and the length of their bodies together. */
  private async kept(tx: Tx, { tenantId, livemode }: Caller): Promise<{ count: number; bytes: number }> {
    const [row] = await tx.query<{ count: number; bytes: string }>(
      `select count(*)::integer as count, coalesce(sum(octet_length(body)), 0) as bytes
         from drafts where tenant_id = $1 and livemode = $2`,
      [tenantId, livemode],
    );
    return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
  }

  list<T>({ tenantId, livemode }: Caller, query: ListQuery, itemOf: (row: ListedDraft) => T): Promise<List<T>> {
    const source = {
      table: 'drafts',
      columns: LISTED,
      scope: [
        ['tenant_id = ?', tenantId],
        ['livemode = ?', livemode],
        ['expires_at > ?', this.clock.now().toISOString()],
      ],
    } as const;
    return readList(this.database, '/v1/drafts', source, query, itemOf);
  }

  /** Returns drafts in the order in which they were made, behind a position ('0' is the beginning). */
  after(
    { tenantId, livemode }: Caller,
    position: string,
    limit: number,
  ): Promise<readonly (DraftRow & { readonly position: string })[]> {
    return this.database.query(
      `select * from drafts where tenant_id = $1 and livemode = $2 and position > $3 and expires_at > $4
        order by position limit $5`,
      [tenantId, livemode, position, this.clock.now().toISOString(), limit],
    );
  }

  /** Returns the caller's draft; throws a 404 when there is none of that id. */
  async get({ tenantId, livemode }: Caller, id: string): Promise<DraftRow> {
    return found(
      await this.database.query<DraftRow>(
        'select * from drafts where id = $1 and tenant_id = $2 and livemode = $3 and expires_at > $4',
        [id, tenantId, livemode, this.clock.now().toISOString()],
      ),
    );
  }

  /** The same, locked until the commit. */
  async locked(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<DraftRow> {
    return found(
      await tx.query<DraftRow>(
        'select * from drafts where id = $1 and tenant_id = $2 and livemode = $3 and expires_at > $4 for update',
        [id, tenantId, livemode, tx.at],
      ),
    );
  }

  async change(tx: Tx, { id }: DraftRow, { kind, name, body }: DraftInput): Promise<DraftRow> {
    return found(
      await tx.query<DraftRow>(
        `update drafts set kind = $2, name = $3, body = $4, version = version + 1, updated_at = $5, expires_at = $6
          where id = $1 returning *`,
        [id, kind, name, body, tx.at, draftExpiry(tx.at)],
      ),
    );
  }

  async markIssued(tx: Tx, { id }: DraftRow, documentId: string): Promise<DraftRow> {
    return found(
      await tx.query<DraftRow>(
        'update drafts set document_id = $2, updated_at = $3, expires_at = $4 where id = $1 returning *',
        [id, documentId, tx.at, issuedExpiry(tx.at)],
      ),
    );
  }

  remove(tx: Tx, id: string): void {
    tx.write('delete from drafts where id = $1', [id]);
  }

  /** Deletes a draft whose time is over. Returns when it will be over; null when there is no such draft any more. */
  async expire(tx: Tx, id: string): Promise<Date | null> {
    await tx.query('delete from drafts where id = $1 and expires_at <= $2', [id, tx.at]);
    const [row] = await tx.query<{ expires_at: Date }>('select expires_at from drafts where id = $1', [id]);
    return row?.expires_at ?? null;
  }
}

const found = ([row]: readonly DraftRow[]): DraftRow => {
  if (!row) throw notFound({ en: 'draft', es: 'ese borrador' });
  return row;
};
