import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database, type Tx } from '@rubrica/eventing';
import { type Counterparty, numberAsked } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES, type CounterpartyRole } from '@rubrica/kinds';
import {
  type Condition,
  externalIdInUse,
  type List,
  type ListQuery,
  lockList,
  newId,
  readList,
} from '@rubrica/service';

/** Counterparties of requests that arrive together are read at once, so many at most. */
const LOOKUPS_AT_ONCE = 100;

type Table = CounterpartyRole['path'];

export interface CounterpartyRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly position: string;
  readonly data: Counterparty;
  readonly external_id: string | null;
  readonly livemode: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface CounterpartyListQuery extends ListQuery {
  readonly external_id?: string;
  readonly identification_number?: string;
}

/**
 * Customers and suppliers of a tenant in one mode, one row each, in a table for each role. A document keeps a copy of its
 * counterparty, so later changes do not reach it.
 */
@Injectable()
export class CounterpartyStore {
  private readonly lookups = new Map(
    COUNTERPARTY_ROLES.map(({ path }) => [
      path,
      new Batch(path, (ids: readonly string[]) => this.findAll(path, ids), {
        most: LOOKUPS_AT_ONCE,
      }),
    ]),
  );

  constructor(private readonly database: Database) {}

  async find(
    { tenantId, livemode }: Caller,
    { path }: CounterpartyRole,
    id: string,
  ): Promise<CounterpartyRow | undefined> {
    const row = await this.lookups.get(path)?.add(id);
    return row?.tenant_id === tenantId && row.livemode === livemode ? row : undefined;
  }

  private async findAll(table: Table, ids: readonly string[]): Promise<(CounterpartyRow | undefined)[]> {
    const rows = await this.database.query<CounterpartyRow>(
      `select * from ${table} where id = any($1) and deleted_at is null`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  /**
   * Locks the list until the commit; taken first in a transaction that inserts. Throws when the external id is in use. It
   * stays in use after its holder is deleted.
   */
  async reserve(tx: Tx, caller: Caller, role: CounterpartyRole, externalId: string | null): Promise<void> {
    await lockList(tx, caller.tenantId, caller.livemode);
    if (externalId === null) return;
    const holder = await this.holderOf(caller, role, externalId, tx);
    if (holder !== null) throw externalIdInUse(role.name, holder);
  }

  /** Returns the id of the one that has an external id, deleted or not; null: it is free. */
  async holderOf(
    { tenantId, livemode }: Caller,
    { path }: CounterpartyRole,
    externalId: string | null,
    source: Pick<Tx, 'query'> = this.database,
  ): Promise<string | null> {
    const [holder] = await source.query<{ id: string }>(
      `select id from ${path} where tenant_id = $1 and livemode = $2 and external_id = $3`,
      [tenantId, livemode, externalId],
    );
    return holder?.id ?? null;
  }

  /** Needs `reserve`. */
  async insert(
    tx: Tx,
    { tenantId, livemode }: Caller,
    { path, idPrefix }: CounterpartyRole,
    data: Counterparty,
  ): Promise<CounterpartyRow> {
    const [inserted] = await tx.query<CounterpartyRow>(
      `insert into ${path} (id, tenant_id, livemode, external_id, data, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning *`,
      [newId(idPrefix), tenantId, livemode, data.external_id ?? null, JSON.stringify(data), tx.at],
    );
    if (!inserted) throw new Error('a row that was inserted is not returned');
    return inserted;
  }

  async update(
    tx: Tx,
    { tenantId, livemode }: Caller,
    { path }: CounterpartyRole,
    id: string,
    change: (data: Counterparty) => Counterparty,
  ): Promise<CounterpartyRow | undefined> {
    const [row] = await tx.query<CounterpartyRow>(
      `select * from ${path} where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null for update`,
      [id, tenantId, livemode],
    );
    if (!row) return undefined;
    const [changed] = await tx.query<CounterpartyRow>(
      `update ${path} set data = $2, updated_at = $3 where id = $1 returning *`,
      [id, JSON.stringify(change(row.data)), tx.at],
    );
    return changed;
  }

  /** Erases its data. The row stays, so that its external id is not used again. */
  async remove(tx: Tx, { tenantId, livemode }: Caller, { path }: CounterpartyRole, id: string): Promise<boolean> {
    const rows = await tx.query(
      `update ${path} set deleted_at = $4, data = '{}' where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null returning id`,
      [id, tenantId, livemode, tx.at],
    );
    return rows.length > 0;
  }

  /** Returns those behind a position, in the order in which they were made. */
  after(
    { tenantId, livemode }: Caller,
    { path }: CounterpartyRole,
    position: string,
    limit: number,
  ): Promise<CounterpartyRow[]> {
    return this.database.query<CounterpartyRow>(
      `select * from ${path}
        where tenant_id = $1 and livemode = $2 and deleted_at is null and position > $3 order by position limit $4`,
      [tenantId, livemode, position, limit],
    );
  }

  list<T>(
    { tenantId, livemode }: Caller,
    { path }: CounterpartyRole,
    query: CounterpartyListQuery,
    itemOf: (row: CounterpartyRow) => T,
  ): Promise<List<T>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    const { identification_number: number } = query;
    const filters: Condition[] = [
      ['deleted_at is null'],
      ['external_id = ?', query.external_id],
      ["data->'identification'->>'number' = ?", number === undefined ? undefined : numberAsked(number)],
    ];
    return readList(this.database, `/v1/${path}`, { table: path, scope, filters }, query, itemOf);
  }
}
