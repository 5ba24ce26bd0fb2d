import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How endpoints answer, the deliveries that another one follows, and samples, whose event is in no list. */
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deliveries drop column follows, drop column sample');
    await runner.query('alter table documents drop column event_ids');
    await runner.query('drop table endpoint_hours, endpoint_health');
  }
}
