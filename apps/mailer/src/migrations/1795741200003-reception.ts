import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** In which environment a tenant receives documents of suppliers: that of its live mode. */
export class Reception1795741200003 implements Migration {
  readonly name = 'Reception1795741200003';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`alter table tenant_profiles add column live_environment text not null default 'habilitacion'`);
  }
}
