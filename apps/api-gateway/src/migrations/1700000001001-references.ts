import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes name the invoice that they correct; transcriptions of paper originals are found by their number. */
export class References1700000001001 implements MigrationInterface {
  name = 'References1700000001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column invoice_id text');
    await runner.query('create index on documents (invoice_id) where invoice_id is not null');
    await runner.query(
      `create index on documents (tenant_id, livemode, (draft->>'number')) where draft->>'number' is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index documents_tenant_id_livemode_expr_idx');
    await runner.query('alter table documents drop column invoice_id');
  }
}
