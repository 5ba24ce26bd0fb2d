import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a tenant went live, who asked for it, and what was missing. */
export class WentLive1700000001021 implements MigrationInterface {
  name = 'WentLive1700000001021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tenants add column went_live jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tenants drop column went_live');
  }
}
