import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values. */
export class NoStatisticsOfData1763683208000 implements MigrationInterface {
  readonly name = 'NoStatisticsOfData1763683208000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events alter column data set statistics 0');
    await runner.query('alter table outbox alter column headers set statistics 0, alter column body set statistics 0');
    await runner.query('alter table timers alter column payload set statistics 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events alter column data set statistics -1');
    await runner.query(
      'alter table outbox alter column headers set statistics -1, alter column body set statistics -1',
    );
    await runner.query('alter table timers alter column payload set statistics -1');
  }
}
