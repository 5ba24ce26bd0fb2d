import { PARTITIONS, TOPICS } from '@rubrica/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LEASE_TABLES } from '../../postgres/lease-tables.js';

/** The log's own schema. */
export class PostgresLogTables1763683200000 implements MigrationInterface {
  readonly name = 'PostgresLogTables1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table partitions (
      topic text not null, part smallint not null, next_pos bigint not null default 0,
      primary key (topic, part)
    ) with (fillfactor = 50)`);
    await runner.query(`create table records (
      topic text not null, part smallint not null, pos bigint not null,
      key text not null, headers jsonb not null, body bytea not null, at timestamptz not null default clock_timestamp(),
      primary key (topic, part, pos)
    )`);
    await runner.query(
      'insert into partitions (topic, part) select topic, part from unnest($1::text[]) as topic, generate_series(0, $2) as part',
      [Object.values(TOPICS), PARTITIONS - 1],
    );
    for (const statement of LEASE_TABLES) await runner.query(statement);

    // The partitions' rows are locked in one order until the commit: positions have no gaps, and whoever sees one sees
    // all before it. Two statements, since the second has to see what the first has waited for.
    await runner.query(`
      create function append_records(topics text[], parts int[], keys text[], headers jsonb[], bodies bytea[])
      returns table (topic text, part int, next_pos bigint) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform from partitions where (topic, part) in (select * from unnest(topics, parts))
        order by topic, part for update;
        return query with fresh as (
          select *, row_number() over (partition by f.topic, f.part order by f.nth) - 1 as ahead
          from unnest(topics, parts, keys, headers, bodies) with ordinality as f (topic, part, key, headers, body, nth)
        ), written as (
          insert into records (topic, part, pos, key, headers, body)
          select f.topic, f.part, p.next_pos + f.ahead, f.key, f.headers, f.body
          from fresh f join partitions p on p.topic = f.topic and p.part = f.part
        )
        update partitions p set next_pos = p.next_pos + f.records
        from (select topic, part, count(*) as records from fresh group by topic, part) f
        where p.topic = f.topic and p.part = f.part
        returning p.topic, p.part::int, p.next_pos;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_records');
    await runner.query('drop table leases, members, records, partitions');
  }
}

/** How far each group has read, so that nothing is removed that a group in use still needs. */
export class PostgresLogRetention1763683201000 implements MigrationInterface {
  readonly name = 'PostgresLogRetention1763683201000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table readers (
      work text not null, topic text not null, part smallint not null, pos bigint not null, at timestamptz not null,
      primary key (work, part)
    ) with (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table readers');
  }
}
