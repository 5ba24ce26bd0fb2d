import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers are found by NIT or other identification number. */
export class CustomersByNumber1700000001006 implements MigrationInterface {
  name = 'CustomersByNumber1700000001006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index customers_by_number on customers (tenant_id, livemode, (data->'identification'->>'number'), position)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index customers_by_number');
  }
}
