import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leaves room in each page for the new versions of its rows, so that an update writes no index. */
export class RoomForUpdates1700000002003 implements MigrationInterface {
  name = 'RoomForUpdates1700000002003';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['deliveries', 'documents']) await runner.query(`alter table ${table} set (fillfactor = 70)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['deliveries', 'documents']) await runner.query(`alter table ${table} reset (fillfactor)`);
  }
}
