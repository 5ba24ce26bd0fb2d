import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Replaces views whose rows are still those that were read (`seen`, their `xmin`): the update is the only lock. Otherwise it
 * fails as a conflict, so that the transaction, which is sent with its commit, runs again.
 */
export class ReplacedViews1700000001018 implements MigrationInterface {
  name = 'ReplacedViews1700000001018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function replace_views(ids text[], views jsonb[], seen xid[]) returns void
      language plpgsql as $$
      declare replaced integer;
      begin
        update documents d set view = u.view from unnest(ids, views, seen) as u (id, view, seen)
        where d.id = u.id and d.xmin = u.seen;
        get diagnostics replaced = row_count;
        if replaced <> cardinality(ids) then
          raise exception 'a document has changed meanwhile' using errcode = 'serialization_failure';
        end if;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function replace_views');
  }
}
