import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values. */
export class NoStatisticsOfBodies1700000002007 implements MigrationInterface {
  name = 'NoStatisticsOfBodies1700000002007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table public_events alter column body set statistics 0');
    await runner.query('alter table deliveries alter column attempts set statistics 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table public_events alter column body set statistics -1');
    await runner.query('alter table deliveries alter column attempts set statistics -1');
  }
}
