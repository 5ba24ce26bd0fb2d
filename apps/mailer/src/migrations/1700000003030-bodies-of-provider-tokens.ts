import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The body that came with the token of a provider's signature: a retry brings the same one, a forgery another. */
export class BodiesOfProviderTokens1700000003030 implements MigrationInterface {
  name = 'BodiesOfProviderTokens1700000003030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table provider_tokens add column body_digest text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table provider_tokens drop column body_digest');
  }
}
