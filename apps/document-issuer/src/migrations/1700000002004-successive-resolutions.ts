import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The range that has taken over the numbers, and the technical keys of earlier resolutions, encrypted, in hexadecimal. */
export class SuccessiveResolutions1700000002004 implements MigrationInterface {
  readonly name = 'SuccessiveResolutions1700000002004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table numbering_ranges add column successor_id text, add column former_keys jsonb not null default '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table numbering_ranges drop column successor_id, drop column former_keys');
  }
}
