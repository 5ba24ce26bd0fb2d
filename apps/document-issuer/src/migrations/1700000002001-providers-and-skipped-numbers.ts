import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider that owns a tenant's software, and the numbers of ranges that are not issued here. */
export class ProvidersAndSkippedNumbers1700000002001 implements MigrationInterface {
  name = 'ProvidersAndSkippedNumbers1700000002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table software add column provider_nit text, add column provider_name text');
    await runner.query(`alter table numbering_ranges add column skipped jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table numbering_ranges drop column skipped');
    await runner.query('alter table software drop column provider_nit, drop column provider_name');
  }
}
