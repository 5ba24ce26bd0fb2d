import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values. */
export class NoStatisticsOfData1700000001019 implements MigrationInterface {
  name = 'NoStatisticsOfData1700000001019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table timeline alter column data set statistics 0');
    await runner.query(`alter table documents
      alter column draft set statistics 0,
      alter column customer set statistics 0,
      alter column totals set statistics 0,
      alter column view set statistics 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table timeline alter column data set statistics -1');
    await runner.query(`alter table documents
      alter column draft set statistics -1,
      alter column customer set statistics -1,
      alter column totals set statistics -1,
      alter column view set statistics -1`);
  }
}
