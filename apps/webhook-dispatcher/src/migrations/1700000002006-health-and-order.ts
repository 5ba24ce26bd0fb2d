import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How endpoints answer, the deliveries that another one follows, samples (whose event is in no list), and replays. */
export class HealthAndOrder1700000002006 implements MigrationInterface {
  name = 'HealthAndOrder1700000002006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table endpoint_health (
        endpoint_id text primary key,
        tenant_id text not null,
        failures integer not null default 0,
        failing_since timestamptz(3),
        open_until timestamptz(3),
        failed_trials integer not null default 0,
        last_error text,
        last_error_status integer,
        last_error_at timestamptz(3)
      ) with (fillfactor = 50)`);
    await runner.query('insert into endpoint_health (endpoint_id, tenant_id) select id, tenant_id from endpoints');
    await runner.query(`
      create table endpoint_hours (
        endpoint_id text not null,
        hour timestamptz not null,
        tenant_id text not null,
        succeeded integer not null,
        failed integer not null,
        durations integer[] not null,
        primary key (endpoint_id, hour)
      ) with (fillfactor = 50)`);
    await runner.query(`alter table documents add column event_ids text[] not null default '{}'`);
    await runner.query('alter table deliveries add column follows text[], add column sample text');
    await runner.query(`
      alter table endpoints add column previous_sealed_secret text, add column previous_until timestamptz(3),
        add column switched_off_at timestamptz(3)`);
    await runner.query(`
      create table replays (
        id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        position bigint not null,
        endpoint_id text not null,
        status text not null,
        filter jsonb not null,
        scheduled integer not null,
        after_recorded_at timestamptz,
        after_position bigint not null,
        created_at timestamptz not null,
        ended_at timestamptz
      )`);
    await runner.query('create index on replays (endpoint_id, position)');
    // Rows are added in the order of their times, so that a small index finds those that are old enough to be removed.
    await runner.query('create index deliveries_by_age on deliveries using brin (created_at)');
    await runner.query('create index public_events_by_age on public_events using brin (recorded_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index public_events_by_age, deliveries_by_age');
    await runner.query('drop table replays');
    await runner.query(
      'alter table endpoints drop column previous_sealed_secret, drop column previous_until, drop column switched_off_at',
    );
    await runner.query('alter table deliveries drop column follows, drop column sample');
    await runner.query('alter table documents drop column event_ids');
    await runner.query('drop table endpoint_hours, endpoint_health');
  }
}
