import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns of their own for the parts of `view` that are indexed, so that a fact that changes neither writes no index
 * (HOT update): most facts of a document do not. `is_open`: the document is worked on and waits for nobody.
 */
export class OpenDocuments1700000001004 implements MigrationInterface {
  name = 'OpenDocuments1700000001004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents
        add column number text generated always as (view->>'number') stored,
        add column is_open boolean generated always as
          (view->>'status' in ('queued', 'signed', 'submitted') and view->>'waiting' is null) stored,
        set (fillfactor = 70)`);
    await runner.query('drop index documents_tenant_id_expr_idx');
    await runner.query('create index on documents (tenant_id, number) where number is not null');
    await runner.query('create index on documents (tenant_id, livemode) where is_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column number, drop column is_open, reset (fillfactor)');
    await runner.query(`create index on documents (tenant_id, (view->>'number'))`);
  }
}
