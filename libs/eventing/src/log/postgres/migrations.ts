import { PARTITIONS, TOPICS } from '@rubrica/contracts';
import { LEASE_TABLES } from '../../postgres/lease-tables.js';
import type { Migration, MigrationRunner } from '../../postgres/migrate.js';

/** Creates the tables of the log in Postgres, in a schema of their own. */
export class PostgresLogTables1795741200000 implements Migration {
  readonly name = 'PostgresLogTables1795741200000';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`create table partitions (
      topic text not null, part smallint not null, next_pos bigint not null default 0,
      primary key (topic, part)
    ) with (fillfactor = 50)`);
    await runner.query(`create table records (
      topic text not null, part smallint not null, pos bigint not null,
      key text not null, headers jsonb not null, body bytea not null, at timestamptz not null default clock_timestamp(),
      primary key (topic, part, pos)
    )`);
    // Keep no statistics for columns that no query uses in its conditions: autovacuum would have to decompress and
    // sort thousands of their long values.
    await runner.query(`alter table records
      alter column key set statistics 0,
      alter column headers set statistics 0,
      alter column body set statistics 0`);
    await runner.query(
      'insert into partitions (topic, part) select topic, part from unnest($1::text[]) as topic, generate_series(0, $2) as part',
      [Object.values(TOPICS), PARTITIONS - 1],
    );
    for (const statement of LEASE_TABLES) await runner.query(statement);

    // Position of each group. Records are not removed while a group that is in use still needs them.
    await runner.query(`create table readers (
      work text not null, topic text not null, part smallint not null, pos bigint not null, at timestamptz not null,
      primary key (work, part)
    ) with (fillfactor = 50)`);

    await createAppend(runner);
  }
}

/**
 * Creates the SQL function that appends records. `topics`, `parts` and `counts` have one element per partition, in
 * ascending order. `turns` has for each record the index of its partition in these lists (from 1), and `nths` the
 * record's index within its partition (from 0).
 *
 * The function first updates the end of each partition. This update locks the partition's row until the commit. So
 * positions have no gaps, and a reader that sees one position sees all positions before it.
 */
const createAppend = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create function append_to_partitions(
      topics text[], parts int[], counts int[], turns int[], nths int[], keys text[], headers jsonb[], bodies bytea[]
    ) returns bigint[] language plpgsql as $$
    declare ends bigint[];
    begin
      with moved as (
        update partitions p set next_pos = p.next_pos + f.records
        from unnest(topics, parts, counts) with ordinality as f (topic, part, records, turn)
        where p.topic = f.topic and p.part = f.part
        returning f.turn, p.next_pos
      )
      select array_agg(next_pos order by turn) into ends from moved;
      if cardinality(ends) is distinct from cardinality(topics) then
        raise exception 'a partition is missing';
      end if;
      insert into records (topic, part, pos, key, headers, body)
      select topics[f.turn], parts[f.turn], ends[f.turn] - counts[f.turn] + f.nth, f.key, f.headers, f.body
      from unnest(turns, nths, keys, headers, bodies) as f (turn, nth, key, headers, body);
      return ends;
    end $$`);
};
