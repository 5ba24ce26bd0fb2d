import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values. */
export class NoStatisticsOfBodies1763683203000 implements MigrationInterface {
  readonly name = 'NoStatisticsOfBodies1763683203000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table records
      alter column key set statistics 0,
      alter column headers set statistics 0,
      alter column body set statistics 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table records
      alter column key set statistics -1,
      alter column headers set statistics -1,
      alter column body set statistics -1`);
  }
}
