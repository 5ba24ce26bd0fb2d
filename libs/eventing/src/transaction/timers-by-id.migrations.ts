import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RAISED } from '../postgres/database-errors.js';

/**
 * The functions that complete timers find them by an array of their ids: a join alone compares each timer with each id
 * where the last `analyze` found few timers (ADR 0169).
 */
export class TimersById1763683211000 implements MigrationInterface {
  readonly name = 'TimersById1763683211000';

  async up(runner: QueryRunner): Promise<void> {
    await replaceFunctions(runner, 'and t.id = any(ids)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceFunctions(runner, '');
  }
}

const replaceFunctions = async (runner: QueryRunner, restriction: string): Promise<void> => {
  await runner.query(`create or replace function complete_timers(ids bigint[], owners text[]) returns void
    language plpgsql as $$
    declare completed integer;
    begin
      merge into timers as t
      using (select id, owner from unnest(ids, owners) as done (id, owner) order by id) as done
      on t.id = done.id and t.owner = done.owner ${restriction}
      when matched and t.again then update set owner = null, lease_until = null, again = false
      when matched then delete;
      get diagnostics completed = row_count;
      if completed <> cardinality(ids) then
        raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
      end if;
    end $$`);
  await runner.query(`create or replace function complete_begun(ids bigint[], owners text[], numbers integer[])
    returns void language plpgsql as $$
    declare completed integer;
    begin
      merge into timers as t
      using (
        select id, owner, array_agg(number) as numbers from unnest(ids, owners, numbers) as ended (id, owner, number)
        group by id, owner order by id
      ) as ended
      on t.id = ended.id and t.owner = ended.owner ${restriction}
      when matched and cardinality(t.done) + cardinality(ended.numbers) = t.members then delete
      when matched then update set done = t.done || ended.numbers;
      get diagnostics completed = row_count;
      if completed <> (select count(distinct id) from unnest(ids) as id) then
        raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
      end if;
    end $$`);
};
