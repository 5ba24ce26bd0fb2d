import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fields of the profile that keys of test mode have changed, for test documents only. */
export class TestProfiles1700000001005 implements MigrationInterface {
  name = 'TestProfiles1700000001005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tenants add column test_changes jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tenants drop column test_changes');
  }
}
