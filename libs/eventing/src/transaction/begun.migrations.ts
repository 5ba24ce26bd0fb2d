import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RAISED } from '../postgres/database-errors.js';

/** Timers that begin with their commit share one row: `members` counts them, `done` has the numbers of those that have ended. */
export class BegunTimers1763683206000 implements MigrationInterface {
  readonly name = 'BegunTimers1763683206000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table timers add column members integer, add column done integer[] not null default '{}'`,
    );
    await runner.query(`create function complete_begun(ids bigint[], owners text[], numbers integer[]) returns void
      language plpgsql as $$
      declare completed integer;
      begin
        merge into timers as t
        using (
          select id, owner, array_agg(number) as numbers from unnest(ids, owners, numbers) as ended (id, owner, number)
          group by id, owner order by id
        ) as ended
        on t.id = ended.id and t.owner = ended.owner
        when matched and cardinality(t.done) + cardinality(ended.numbers) = t.members then delete
        when matched then update set done = t.done || ended.numbers;
        get diagnostics completed = row_count;
        if completed <> (select count(distinct id) from unnest(ids) as id) then
          raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
        end if;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function complete_begun');
    await runner.query('alter table timers drop column members, drop column done');
  }
}
