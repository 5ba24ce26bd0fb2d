import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document that waits keeps what it goes on with: its own request and trace, not those of whoever ends the wait. */
export class CausesOfWaits1700000002003 implements MigrationInterface {
  readonly name = 'CausesOfWaits1700000002003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table waiting_documents add column correlation_id text, add column causation_id text, add column traceparent text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table waiting_documents drop column correlation_id, drop column causation_id, drop column traceparent',
    );
  }
}
