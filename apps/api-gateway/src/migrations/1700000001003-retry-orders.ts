import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the retry of a failed document was ordered, until a fact or a refusal answers the order. It stood inside `view`,
 * where a rebuild lost it.
 */
export class RetryOrders1700000001003 implements MigrationInterface {
  name = 'RetryOrders1700000001003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column retry_ordered_at timestamptz');
    await runner.query(
      `update documents set retry_ordered_at = now()
       where view->>'status' = 'failed' and view->'failure'->>'retrying' = 'true'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column retry_ordered_at');
  }
}
