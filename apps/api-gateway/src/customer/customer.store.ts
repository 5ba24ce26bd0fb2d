import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database, type Tx } from '@rubrica/eventing';
import { type CustomerInput, numberAsked } from '@rubrica/fiscal';
import { type Condition, type List, type ListQuery, lockList, readList } from '@rubrica/service';
import { externalIdInUse } from '../resource/external-id.js';

/** Customers of requests that arrive together are read at once, so many at most. */
const LOOKUPS_AT_ONCE = 100;

export interface CustomerRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly position: string;
  readonly data: CustomerInput;
  readonly external_id: string | null;
  readonly livemode: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface CustomerListQuery extends ListQuery {
  readonly external_id?: string;
  readonly identification_number?: string;
}

/**
 * The customers of a tenant in one mode, one row each. A document keeps a copy of its customer, so later changes do not
 * reach it.
 */
@Injectable()
export class CustomerStore {
  private readonly lookups = new Batch('customers', (ids: readonly string[]) => this.findAll(ids), {
    most: LOOKUPS_AT_ONCE,
    policy: 'request',
  });

  constructor(private readonly database: Database) {}

  async find({ tenantId, livemode }: Caller, id: string): Promise<CustomerRow | undefined> {
    const row = await this.lookups.add(id);
    return row?.tenant_id === tenantId && row.livemode === livemode ? row : undefined;
  }

  private async findAll(ids: readonly string[]): Promise<(CustomerRow | undefined)[]> {
    const rows = await this.database.query<CustomerRow>(
      'select * from customers where id = any($1) and deleted_at is null',
      [ids],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  /**
   * Locks the list until the commit; taken first in a transaction that inserts. Throws when the external id is in use. It
   * stays in use after its customer is deleted.
   */
  async reserve(tx: Tx, { tenantId, livemode }: Caller, externalId: string | null): Promise<void> {
    await lockList(tx, tenantId, livemode);
    if (externalId === null) return;
    const [holder] = await tx.query<{ id: string }>(
      'select id from customers where tenant_id = $1 and livemode = $2 and external_id = $3',
      [tenantId, livemode, externalId],
    );
    if (holder) throw externalIdInUse('customer', holder.id);
  }

  /** Needs `reserve`. */
  async insert(tx: Tx, { tenantId, livemode }: Caller, id: string, data: CustomerInput): Promise<CustomerRow> {
    const [inserted] = await tx.query<CustomerRow>(
      `insert into customers (id, tenant_id, livemode, external_id, data, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning *`,
      [id, tenantId, livemode, data.external_id ?? null, JSON.stringify(data), tx.at],
    );
    if (!inserted) throw new Error('a row that was inserted is not returned');
    return inserted;
  }

  async update(
    tx: Tx,
    { tenantId, livemode }: Caller,
    id: string,
    change: (data: CustomerInput) => CustomerInput,
  ): Promise<CustomerRow | undefined> {
    const [row] = await tx.query<CustomerRow>(
      'select * from customers where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null for update',
      [id, tenantId, livemode],
    );
    if (!row) return undefined;
    const [changed] = await tx.query<CustomerRow>(
      'update customers set data = $2, updated_at = $3 where id = $1 returning *',
      [id, JSON.stringify(change(row.data)), tx.at],
    );
    return changed;
  }

  /** Erases the customer's data. The row stays, so that its external id is not used again. */
  async remove(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<boolean> {
    const rows = await tx.query(
      `update customers set deleted_at = $4, data = '{}' where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null returning id`,
      [id, tenantId, livemode, tx.at],
    );
    return rows.length > 0;
  }

  /** Returns the customers behind a position, in the order in which they were made. */
  after({ tenantId, livemode }: Caller, position: string, limit: number): Promise<CustomerRow[]> {
    return this.database.query<CustomerRow>(
      `select * from customers
        where tenant_id = $1 and livemode = $2 and deleted_at is null and position > $3 order by position limit $4`,
      [tenantId, livemode, position, limit],
    );
  }

  list<T>({ tenantId, livemode }: Caller, query: CustomerListQuery, itemOf: (row: CustomerRow) => T): Promise<List<T>> {
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
    return readList(this.database, '/v1/customers', { table: 'customers', scope, filters }, query, itemOf);
  }
}
