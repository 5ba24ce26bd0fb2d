import { RAISED } from '../postgres/database-errors.js';
import { LEASE_TABLES } from '../postgres/lease-tables.js';
import type { Migration, MigrationRunner } from '../postgres/migrate.js';
import { withdrawRights } from '../postgres/roles.js';

/**
 * Creates eventing's tables (events, outbox, inbox, timers and others) in the schema of a service. Needs PostgreSQL 15
 * or newer, because of `merge`.
 */
export class EventingTables1795741200000 implements Migration {
  readonly name = 'EventingTables1795741200000';

  async up(runner: MigrationRunner): Promise<void> {
    // Appending a version that already exists violates the primary key.
    await runner.query(`create table events (
      stream_id text not null, version integer not null, type text not null, data jsonb not null,
      at timestamptz(3) not null, correlation_id text not null, causation_id text not null,
      primary key (stream_id, version)
    )`);

    // Headers are always written and read as a whole, never in part, so `json` costs less than `jsonb`.
    await runner.query(`create table outbox (
      part smallint not null, pos bigint generated always as identity,
      topic text not null, key text not null, headers json not null, body text not null,
      primary key (part, pos)
    )`);
    for (const statement of LEASE_TABLES) await runner.query(statement);

    // A row names the last message of a stream that a consumer has handled: message `nth` (from 1) of event `version`.
    // `consumer` is group/topic. There is one row per stream and partition, because order is kept only within a
    // partition. Updates change only `version` and `nth`, which are in no index, so that they are cheap.
    await runner.query(`create table inbox (
      consumer text not null, source text not null, stream text not null, part smallint not null,
      version integer not null, nth smallint not null,
      primary key (consumer, source, stream, part)
    ) with (fillfactor = 60)`);
    // `previous` is the position before the last update, so that `update … returning` can return it.
    await runner.query(`create table consumer_positions (
      consumer text not null, part smallint not null, pos bigint not null, previous bigint,
      primary key (consumer, part)
    ) with (fillfactor = 50)`);

    await runner.query(`create table parked (
      consumer text not null, part smallint not null, pos bigint not null, key text not null,
      headers jsonb not null, body bytea not null, error text not null, attempts integer not null,
      dead boolean not null, parked_at timestamptz(3) not null,
      id text not null unique default 'dl_' || left(replace(gen_random_uuid()::text, '-', ''), 26),
      primary key (consumer, part, pos)
    )`);
    await runner.query('create index parked_of_key on parked (key, consumer, pos)');
    await runner.query('create index parked_by_time on parked (parked_at, id)');
    await runner.query('create index parked_dead on parked (parked_at, id) where dead');
    await runner.query(`create table blocked_keys (
      consumer text not null, key text not null, since timestamptz(3) not null,
      primary key (consumer, key)
    )`);
    await runner.query(`create table redrives (
      id bigint generated always as identity primary key, consumer text not null, key text not null,
      actor text not null, reason text not null, at timestamptz(3) not null, messages integer not null
    )`);

    await createTimers(runner);

    // Maintenance jobs that an operator has ordered, one row each.
    await runner.query(`create table chores (
      id text primary key, name text not null, request jsonb not null, actor text not null,
      begun_at timestamptz(3) not null, ended_at timestamptz(3), cursor text not null default '',
      done bigint not null default 0
    )`);

    // No statistics for columns that no query uses in a condition. With statistics, autovacuum would have to
    // decompress and sort thousands of the long values of these columns.
    await runner.query('alter table events alter column data set statistics 0');
    await runner.query('alter table outbox alter column headers set statistics 0, alter column body set statistics 0');
    await runner.query('alter table timers alter column payload set statistics 0');

    // The role that works in the schema can only add rows to the tables of events.
    const [{ schema }] = (await runner.query('select current_schema() as schema')) as [{ readonly schema: string }];
    await runner.query(withdrawRights(schema));
  }
}

/**
 * Creates the table of timers, its indexes and functions. If the column `again` is true, the timer was scheduled
 * again while it ran. If `due` is `infinity`, the timer was cancelled while it ran. Timers that start right after one
 * commit share a row: `members` is their number, and `done` lists those that have ended.
 *
 * The column `turn` contains kind and group in one text. So there is only one index that PostgreSQL can use when
 * timers are claimed group by group. With two columns, PostgreSQL would sometimes sort all timers of the kind
 * instead. Half of each page of the table stays free, so that claims do not change indexes.
 *
 * The functions complete timers. If one of these timers is held by another claim, the functions raise an error, so
 * that the transaction fails. The functions select timers by an array of ids, which is fast even if the last
 * `analyze` found few timers (ADR 0169).
 */
const createTimers = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`create table timers (
    id bigint generated always as identity primary key, kind text not null, key text not null,
    due timestamptz(3) not null, payload jsonb not null, attempt integer not null default 0,
    owner text, lease_until timestamptz, again boolean not null default false, group_key text not null,
    correlation_id text not null, causation_id text not null,
    turn text collate "C" not null generated always as (kind || '/' || group_key) stored,
    traceparent text, members integer, done integer[] not null default '{}',
    unique (kind, key)
  ) with (fillfactor = 50)`);
  await runner.query('create index timers_due on timers (kind, due)');
  await runner.query('create index timers_by_turn on timers (turn, due)');
  await runner.query(`create function complete_timers(ids bigint[], owners text[]) returns void
    language plpgsql as $$
    declare completed integer;
    begin
      merge into timers as t
      using (select id, owner from unnest(ids, owners) as done (id, owner) order by id) as done
      on t.id = done.id and t.owner = done.owner and t.id = any(ids)
      when matched and t.again then update set owner = null, lease_until = null, again = false
      when matched then delete;
      get diagnostics completed = row_count;
      if completed <> cardinality(ids) then
        raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
      end if;
    end $$`);
  await runner.query(`create function complete_begun(ids bigint[], owners text[], numbers integer[])
    returns void language plpgsql as $$
    declare completed integer;
    begin
      merge into timers as t
      using (
        select id, owner, array_agg(number) as numbers from unnest(ids, owners, numbers) as ended (id, owner, number)
        group by id, owner order by id
      ) as ended
      on t.id = ended.id and t.owner = ended.owner and t.id = any(ids)
      when matched and cardinality(t.done) + cardinality(ended.numbers) = t.members then delete
      when matched then update set done = t.done || ended.numbers;
      get diagnostics completed = row_count;
      if completed <> (select count(distinct id) from unnest(ids) as id) then
        raise exception 'another owner has a timer' using errcode = '${RAISED.leaseLost}';
      end if;
    end $$`);
};
