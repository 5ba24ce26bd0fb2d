import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far each audit chain was published, and where. */
export class PublishedHeads1700000003004 implements MigrationInterface {
  name = 'PublishedHeads1700000003004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table audit_heads
      add column published_length bigint not null default 0,
      add column published_at timestamptz not null default '-infinity',
      add column published_blob text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table audit_heads drop column published_length, drop column published_at, drop column published_blob',
    );
  }
}
