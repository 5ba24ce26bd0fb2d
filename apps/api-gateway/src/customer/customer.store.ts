import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import type { CustomerInput } from '@rubrica/fiscal';
import type { Caller } from '@rubrica/service';
import { Conditions, type ListRequest, type Page, pageOf } from '../list/list.js';

export interface CustomerRow {
  readonly id: string;
  readonly position: string;
  readonly data: CustomerInput;
  readonly external_id: string | null;
  readonly livemode: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A tenant's customers, per mode: plain rows. A document keeps its own snapshot. */
@Injectable()
export class CustomerStore {
  constructor(private readonly database: Database) {}

  async find({ tenantId, livemode }: Caller, id: string): Promise<CustomerRow | undefined> {
    const [row] = await this.database.query<CustomerRow>(
      'select * from customers where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null',
      [id, tenantId, livemode],
    );
    return row;
  }

  /** The id that holds this external id already, for ever (a deleted customer's too). */
  async holderOf(tx: Tx, { tenantId, livemode }: Caller, externalId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string }>(
      'select id from customers where tenant_id = $1 and livemode = $2 and external_id = $3',
      [tenantId, livemode, externalId],
    );
    return row?.id;
  }

  async insert(tx: Tx, { tenantId, livemode }: Caller, id: string, data: CustomerInput): Promise<CustomerRow> {
    await lockList(tx, tenantId, livemode);
    const [row] = await tx.query<CustomerRow>(
      `insert into customers (id, tenant_id, livemode, external_id, data, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning *`,
      [id, tenantId, livemode, data.external_id ?? null, JSON.stringify(data), tx.at],
    );
    if (!row) throw new Error('an insert returned no row');
    return row;
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

  async remove(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<boolean> {
    const rows = await tx.query(
      'update customers set deleted_at = $4 where id = $1 and tenant_id = $2 and livemode = $3 and deleted_at is null returning id',
      [id, tenantId, livemode, tx.at],
    );
    return rows.length > 0;
  }

  async list(
    { tenantId, livemode }: Caller,
    query: ListRequest & { readonly external_id?: string },
  ): Promise<{ page: Page; rows: CustomerRow[] }> {
    const conditions = new Conditions()
      .add('tenant_id = ?', tenantId)
      .add('livemode = ?', livemode)
      .when('external_id = ?', query.external_id);
    const page = await pageOf(query, conditions, async (id) => {
      const [row] = await this.database.query<{ position: string }>(
        'select position from customers where id = $1 and tenant_id = $2 and livemode = $3',
        [id, tenantId, livemode],
      );
      return row?.position;
    });
    const rows = await this.database.query<CustomerRow>(
      `select * from customers ${page.sql.replace('where', 'where deleted_at is null and')}`,
      page.params,
    );
    return { page, rows };
  }
}

/**
 * Taken before a row of a list is inserted: positions come from a sequence, and with the lock their order is the
 * order of commits, so that no poller passes a row that commits late.
 */
export const lockList = (tx: Tx, tenantId: string, livemode: boolean): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [`${tenantId}/${livemode}`]);
