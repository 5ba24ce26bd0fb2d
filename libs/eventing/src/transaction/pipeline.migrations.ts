import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RAISED } from '../postgres/database-errors.js';

/**
 * What lets writes and commit be sent together: a write that must not be committed fails by itself, and no answer has to
 * be awaited before the commit.
 */
export class EventingPipeline1763683202000 implements MigrationInterface {
  readonly name = 'EventingPipeline1763683202000';

  async up(runner: QueryRunner): Promise<void> {
    // The key of `events` says by itself that a version is taken. One row less to write per stream and transaction.
    await runner.query('drop table streams');
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
    await runner.query(`create table streams (
      id text primary key, version integer not null, previous integer not null
    ) with (fillfactor = 80)`);
    await runner.query(`insert into streams (id, version, previous)
      select stream_id, max(version), max(version) - 1 from events group by stream_id`);
  }
}
