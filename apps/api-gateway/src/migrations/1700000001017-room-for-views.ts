import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Room for the six views that a document has one after the other. The draft (some kB, never changed) moves out of the row,
 * so that no update copies it and none moves or compresses the view. A page begins with three rows: the next views of
 * all three have room in it, and an update that changes no indexed column writes no index.
 *
 * It holds for new documents and for those that get another fact. The draft is not compressed: it is read in every
 * answer, and each change of an indexed column looks for its number.
 */
export class RoomForViews1700000001017 implements MigrationInterface {
  name = 'RoomForViews1700000001017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents
        alter column draft set storage external,
        alter column customer set storage main,
        alter column totals set storage main,
        alter column view set storage main,
        set (fillfactor = 35)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table documents
        alter column draft set storage extended,
        alter column customer set storage extended,
        alter column totals set storage extended,
        alter column view set storage extended,
        set (fillfactor = 70)`);
  }
}
