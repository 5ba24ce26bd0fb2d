import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leaves room in each page of marks: those of a document are moved again and again while it is new, all in one page. */
export class RoomForMarks1763683209000 implements MigrationInterface {
  readonly name = 'RoomForMarks1763683209000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox set (fillfactor = 60)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbox set (fillfactor = 80)');
  }
}
