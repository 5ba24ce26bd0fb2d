import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values. */
export class NoStatisticsOfPackages1700000003040 implements MigrationInterface {
  name = 'NoStatisticsOfPackages1700000003040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table packages alter column package set statistics 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table packages alter column package set statistics -1');
  }
}
