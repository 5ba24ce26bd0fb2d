import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index in the order of each list for each filter of documents (ADR 0126): the time of a document never decreases from
 * one position to the next, so it stands before the position, and a filter by time is a part of the index.
 */
export class ListsByIndex1700000001013 implements MigrationInterface {
  name = 'ListsByIndex1700000001013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table documents add column status text not null generated always as (view->>'status') stored`,
    );
    for (const index of ['tenant_id_livemode_kind_position', 'tenant_id_customer_id', 'invoice_id'])
      await runner.query(`drop index documents_${index}_idx`);
    await runner.query('create index documents_listed on documents (tenant_id, livemode, kind, created_at, position)');
    await runner.query(
      'create index documents_by_status on documents (tenant_id, environment, kind, status, created_at, position)',
    );
    await runner.query(
      `create index documents_by_customer
       on documents (tenant_id, customer_id, environment, kind, status, created_at, position) where customer_id is not null`,
    );
    await runner.query(
      'create index documents_by_invoice on documents (invoice_id, created_at, position) where invoice_id is not null',
    );
    // Deleted customers stay in the table, and no list looks at them.
    for (const index of ['customers_tenant_id_livemode_position_idx', 'customers_by_number'])
      await runner.query(`drop index ${index}`);
    await runner.query(
      'create index customers_listed on customers (tenant_id, livemode, position) where deleted_at is null',
    );
    await runner.query(
      `create index customers_by_number on customers
       (tenant_id, livemode, (data->'identification'->>'number'), position) where deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index documents_listed, documents_by_invoice, documents_by_customer, customers_listed');
    await runner.query('alter table documents drop column status');
    await runner.query('create index on documents (tenant_id, livemode, kind, position)');
    await runner.query('create index on documents (tenant_id, customer_id) where customer_id is not null');
    await runner.query('create index on documents (invoice_id) where invoice_id is not null');
    await runner.query('drop index customers_by_number');
    await runner.query('create index on customers (tenant_id, livemode, position)');
    await runner.query(
      `create index customers_by_number on customers (tenant_id, livemode, (data->'identification'->>'number'), position)`,
    );
  }
}
