import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code that DIAN gave a provider, for the names of files. */
export class ProviderCode1700000002002 implements MigrationInterface {
  name = 'ProviderCode1700000002002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table software add column provider_code text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table software drop column provider_code');
  }
}
