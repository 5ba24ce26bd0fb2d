import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Headers in the outbox are written once and read once, whole: as text they are neither taken apart nor put together. */
export class HeadersAsText1763683210000 implements MigrationInterface {
  readonly name = 'HeadersAsText1763683210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox alter column headers type json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox alter column headers type jsonb');
  }
}
