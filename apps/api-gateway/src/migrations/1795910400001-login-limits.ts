import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * What logins are limited by (ADR 0248): the times of the last hour, by what is counted and of whom. Addresses are in the keys as
 * hashes, also those of nobody. Tries are counted there and not with a login, so that those of an unknown address count alike.
 */
export class LoginLimits1795910400001 implements Migration {
  readonly name = 'LoginLimits1795910400001';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`create table login_limits (
      key text primary key,
      times timestamptz[] not null,
      last_at timestamptz not null
    )`);
    await runner.query('create index on login_limits (last_at)');
    await runner.query('alter table logins drop column tries');
    await runner.query('alter table people add column language text');
  }
}
