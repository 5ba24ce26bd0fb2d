import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a document was before it failed, which it is again when it is retried. */
export class FailedFrom1700000002001 implements MigrationInterface {
  name = 'FailedFrom1700000002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column failed_from text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column failed_from');
  }
}
