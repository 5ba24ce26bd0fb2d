import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes name the invoice that they correct. */
export class CorrectedInvoice1700000001001 implements MigrationInterface {
  name = 'CorrectedInvoice1700000001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column invoice_id text');
    await runner.query('create index on documents (invoice_id) where invoice_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column invoice_id');
  }
}
