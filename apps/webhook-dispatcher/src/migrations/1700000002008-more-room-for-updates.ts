import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of one page are updated in one set: half of the page is room for their next versions, and an update writes no index. */
export class MoreRoomForUpdates1700000002008 implements MigrationInterface {
  name = 'MoreRoomForUpdates1700000002008';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['deliveries', 'documents']) await runner.query(`alter table ${table} set (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deliveries', 'documents']) await runner.query(`alter table ${table} set (fillfactor = 70)`);
  }
}
