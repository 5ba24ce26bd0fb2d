import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailing is updated at least once, with its outcome: with room in its page, the update writes no index. */
export class RoomForOutcomes1700000003050 implements MigrationInterface {
  name = 'RoomForOutcomes1700000003050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mailings set (fillfactor = 50)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mailings reset (fillfactor)');
  }
}
