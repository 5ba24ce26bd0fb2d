import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What keeps a service running for years: marks instead of a row per message, fair timers, named dead letters, maintenance jobs (`chores`). */
export class EventingOperations1763683201000 implements MigrationInterface {
  readonly name = 'EventingOperations1763683201000';

  async up(runner: QueryRunner): Promise<void> {
    // One mark per stream and partition. Only `version` and `nth` ever change, and no index knows them.
    await runner.query('alter table inbox rename to heard_messages');
    await runner.query('alter index inbox_pkey rename to heard_messages_pkey');
    await runner.query(`create table inbox (
      consumer text not null, source text not null, stream text not null, part smallint not null,
      version integer not null, nth smallint not null,
      primary key (consumer, source, stream, part)
    ) with (fillfactor = 80)`);
    await runner.query(`insert into inbox (consumer, source, stream, part, version, nth)
      select distinct on (consumer, source, stream, part) consumer, source, stream, part, version, nth
      from heard_messages order by consumer, source, stream, part, version desc, nth desc`);
    await runner.query('drop table heard_messages');

    // Claims that take turns between groups step along this index. The column is one, and not a pair, so that no other
    // index fits: with statistics of an emptier table the planner would read all of the kind and sort it.
    await runner.query(`alter table timers add column turn text collate "C" not null
      generated always as (kind || '/' || group_key) stored`);
    await runner.query('create index timers_by_turn on timers (turn, due)');

    await runner.query(`alter table parked add column id text not null unique
      default 'dl_' || left(replace(gen_random_uuid()::text, '-', ''), 26)`);
    await runner.query('create index parked_by_time on parked (parked_at, id)');

    await runner.query(`create table chores (
      id text primary key, name text not null, request jsonb not null, actor text not null,
      begun_at timestamptz(3) not null, ended_at timestamptz(3), cursor text not null default '',
      done bigint not null default 0
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chores');
    await runner.query('drop index parked_by_time');
    await runner.query('alter table parked drop column id');
    await runner.query('alter table timers drop column turn');
    await runner.query('alter table inbox drop constraint inbox_pkey');
    await runner.query('alter table inbox add primary key (consumer, source, stream, version, nth)');
  }
}
