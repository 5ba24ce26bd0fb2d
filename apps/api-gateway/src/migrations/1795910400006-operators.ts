import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * People who run the installation, with their roles, and the links by which they log in (ADR 0255); and what gauges have shown in
 * the last 24 hours, with one row for each gauge and minute of a day.
 */
export class Operators1795910400006 implements Migration {
  readonly name = 'Operators1795910400006';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table operators (
        id text primary key,
        position bigint generated always as identity,
        person_id text not null unique references people on delete cascade,
        role text not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index on operators (position)');
    await runner.query(`
      create table operator_logins (
        hash text primary key,
        person_id text not null references people on delete cascade,
        expires_at timestamptz not null
      )`);
    await runner.query('create index on operator_logins (expires_at)');
    await runner.query('create index on operator_logins (person_id)');
    await runner.query(`
      create table gauge_history (
        gauge text not null,
        minute smallint not null check (minute between 0 and 1439),
        at timestamptz not null,
        value double precision not null,
        primary key (gauge, minute)
      )`);
  }
}
