import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `previous` is the position before the last move: whoever moves it learns it from the update itself, without another lock. */
export class PreviousPositions1763683207000 implements MigrationInterface {
  readonly name = 'PreviousPositions1763683207000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consumer_positions add column previous bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consumer_positions drop column previous');
  }
}
