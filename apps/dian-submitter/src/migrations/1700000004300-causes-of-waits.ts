import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document that waits or is held keeps what it goes on with: its own request and trace. */
export class CausesOfWaits1700000004300 implements MigrationInterface {
  readonly name = 'CausesOfWaits1700000004300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table waiting_submissions add column correlation_id text, add column causation_id text, add column traceparent text',
    );
    await runner.query(
      'alter table contingency_documents add column correlation_id text, add column causation_id text, add column traceparent text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table waiting_submissions drop column correlation_id, drop column causation_id, drop column traceparent',
    );
    await runner.query(
      'alter table contingency_documents drop column correlation_id, drop column causation_id, drop column traceparent',
    );
  }
}
