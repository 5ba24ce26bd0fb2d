import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, expiry and last use of API keys, and their order in the list. */
export class ApiKeyLives1700000001010 implements MigrationInterface {
  name = 'ApiKeyLives1700000001010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_keys
        add column name text not null default 'First key',
        add column expires_at timestamptz,
        add column last_used_at timestamptz,
        add column position bigint generated always as identity unique`);
    await runner.query('alter table api_keys alter column name drop default');
    await runner.query('create index on api_keys (tenant_id, livemode, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table api_keys drop column name, drop column expires_at, drop column last_used_at, drop column position',
    );
  }
}
