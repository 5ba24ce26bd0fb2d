import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rejected document and the one that takes over its number know each other. */
export class Corrections1700000001002 implements MigrationInterface {
  name = 'Corrections1700000001002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column corrects text unique, add column corrected_by text unique');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column corrects, drop column corrected_by');
  }
}
