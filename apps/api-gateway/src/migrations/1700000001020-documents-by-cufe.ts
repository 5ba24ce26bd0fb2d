import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are found by CUFE or CUDE, which a note may give in `billing_reference`. A hash index has 4 bytes of each. */
export class DocumentsByCufe1700000001020 implements MigrationInterface {
  name = 'DocumentsByCufe1700000001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table documents add column cufe text generated always as (view->>'cufe') stored`);
    await runner.query('create index documents_by_cufe on documents using hash (cufe) where cufe is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column cufe');
  }
}
