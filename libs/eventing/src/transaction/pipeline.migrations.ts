import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RAISED } from '../postgres/database-errors.js';

/**
 * Functions that make a transaction fail by itself, so that its writes and its commit are sent together, and no answer
 * has to be awaited between them.
 */
export class EventingPipeline1763683202000 implements MigrationInterface {
  readonly name = 'EventingPipeline1763683202000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function expect_moved(moved bigint, wanted bigint) returns void language plpgsql as $$
      begin
        if moved <> wanted then
          raise exception 'appended meanwhile to a stream' using errcode = '${RAISED.versionConflict}';
        end if;
      end $$`);
    // Scheduled anew since the claim: only let go. The rest is done for good.
    await runner.query(`create function complete_timers(ids bigint[], owners text[]) returns void language plpgsql as $$
      declare completed integer;
      begin
        merge into timers as t
        using (select id, owner from unnest(ids, owners) as done (id, owner) order by id) as done
        on t.id = done.id and t.owner = done.owner
        when matched and t.again then update set owner = null, lease_until = null, again = false
        when matched then delete;
        get diagnostics completed = row_count;
        if completed <> cardinality(ids) then
          raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
        end if;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function complete_timers');
    await runner.query('drop function expect_moved');
  }
}
