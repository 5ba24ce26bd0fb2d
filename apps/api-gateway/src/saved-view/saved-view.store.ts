import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, lockList, newId, notFound, readList } from '@rubrica/service';
import { refuseMoreViews, type ViewOwner } from './saved-view.js';

export interface SavedViewRow {
  readonly id: string;
  readonly tenant_id: string;
  /** Null: shared with the company. */
  readonly person_id: ViewOwner;
  /** Id of the person or of the API key. */
  readonly created_by: string;
  readonly name: string;
  readonly query: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type SavedViewInput = Pick<SavedViewRow, 'person_id' | 'name' | 'query'>;

/** Saved views of the companies. Both modes of a company have the same ones. */
@Injectable()
export class SavedViewStore {
  constructor(private readonly database: Database) {}

  async insert(tx: Tx, tenantId: string, createdBy: string, input: SavedViewInput): Promise<SavedViewRow> {
    await this.refuseMore(tx, tenantId, input.person_id);
    const [row] = await tx.query<SavedViewRow>(
      `insert into saved_views (id, tenant_id, person_id, created_by, name, query, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning *`,
      [newId('view'), tenantId, input.person_id, createdBy, input.name, input.query, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  /** Returns a page of the views that the caller sees: those of the company, and a person's own. */
  list<T>({ tenantId, personId }: Caller, query: ListQuery, itemOf: (row: SavedViewRow) => T): Promise<List<T>> {
    const shared: Condition[] = [['person_id is null']];
    const own: Condition[] = [['person_id = ?', personId]];
    const source = {
      table: 'saved_views',
      scope: [
        ['tenant_id = ?', tenantId],
        ['(person_id is null or person_id = ?)', personId ?? null],
      ],
      parts: personId === undefined ? [shared] : [shared, own],
    } as const;
    return readList(this.database, '/v1/views', source, query, itemOf);
  }

  /** Returns all views that the people of a company share. */
  shared(tenantId: string): Promise<readonly SavedViewRow[]> {
    return this.database.query<SavedViewRow>(
      'select * from saved_views where tenant_id = $1 and person_id is null order by position',
      [tenantId],
    );
  }

  /** Returns a view that the caller sees; throws a 404 when there is none of that id. */
  async get(caller: Caller, id: string, from: Pick<Tx, 'query'> = this.database): Promise<SavedViewRow> {
    const [row] = await from.query<SavedViewRow>(
      'select * from saved_views where id = $1 and tenant_id = $2 and (person_id is null or person_id = $3)',
      [id, caller.tenantId, caller.personId ?? null],
    );
    if (!row) throw notFound({ en: 'view', es: 'esa vista' });
    return row;
  }

  async change(tx: Tx, row: SavedViewRow, { person_id, name, query }: SavedViewInput): Promise<SavedViewRow> {
    if (person_id !== row.person_id) await this.refuseMore(tx, row.tenant_id, person_id);
    const [changed] = await tx.query<SavedViewRow>(
      'update saved_views set person_id = $2, name = $3, query = $4, updated_at = $5 where id = $1 returning *',
      [row.id, person_id, name, query, tx.at],
    );
    if (!changed) throw notFound({ en: 'view', es: 'esa vista' });
    return changed;
  }

  remove(tx: Tx, id: string): void {
    tx.write('delete from saved_views where id = $1', [id]);
  }

  private async refuseMore(tx: Tx, tenantId: string, owner: ViewOwner): Promise<void> {
    // Views belong to both modes of a company; the lock of live mode stands for them.
    await lockList(tx, tenantId, true);
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::integer as count from saved_views
        where tenant_id = $1 and person_id is not distinct from $2`,
      [tenantId, owner],
    );
    refuseMoreViews(owner, row?.count ?? 0);
  }
}
