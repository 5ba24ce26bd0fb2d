import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Token bucket per API key. Unlogged: taking tokens costs no WAL and waits for no disk; after a crash of the database
 * every bucket is full, which harms nobody.
 */
export class RateLimits1700000001011 implements MigrationInterface {
  name = 'RateLimits1700000001011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table rate_limits (
        key_id text primary key,
        tokens float8 not null,
        granted float8 not null,
        filled_at timestamptz not null
      ) with (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limits');
  }
}
