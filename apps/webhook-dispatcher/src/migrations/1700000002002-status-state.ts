import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest signed edition of a document, and the service in which it failed: both decide its next status. */
export class StatusState1700000002002 implements MigrationInterface {
  name = 'StatusState1700000002002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table documents add column edition integer not null default 0, add column failed_in text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column edition, drop column failed_in');
  }
}
