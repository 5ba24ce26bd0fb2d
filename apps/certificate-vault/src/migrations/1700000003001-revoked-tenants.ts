import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tenants that get no certificate any more. */
export class RevokedTenants1700000003001 implements MigrationInterface {
  name = 'RevokedTenants1700000003001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table revoked_tenants (tenant_id text primary key, revoked_at timestamptz not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table revoked_tenants');
  }
}
