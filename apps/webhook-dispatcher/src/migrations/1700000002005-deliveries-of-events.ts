import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without the index of deliveries by event: no statement looks for them so. */
export class DeliveriesOfEvents1700000002005 implements MigrationInterface {
  name = 'DeliveriesOfEvents1700000002005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index deliveries_event_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index on deliveries (event_id)');
  }
}
