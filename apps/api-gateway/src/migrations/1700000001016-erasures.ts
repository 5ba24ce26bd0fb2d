import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That the data of a revoked tenant were erased, by whom and when. The data of customers that were deleted go too. */
export class Erasures1700000001016 implements MigrationInterface {
  name = 'Erasures1700000001016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tenants add column erasure jsonb');
    await runner.query(`update customers set data = '{}' where deleted_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tenants drop column erasure');
  }
}
