import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that sign the mails from tenants' domains. */
export class DkimKeys1700000003003 implements MigrationInterface {
  name = 'DkimKeys1700000003003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table dkim_keys (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        domain text not null,
        selector text not null,
        public_key text not null,
        sealed_key bytea not null,
        status text not null,
        check_result text,
        checked_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create index on dkim_keys (tenant_id, livemode, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dkim_keys');
  }
}
