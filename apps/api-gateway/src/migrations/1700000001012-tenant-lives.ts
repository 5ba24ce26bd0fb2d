import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Suspension and revocation of tenants, their order in the list, and one tenant per NIT. Of tenants that were made with
 * one NIT before, the oldest holds it; all of them go on.
 */
export class TenantLives1700000001012 implements MigrationInterface {
  name = 'TenantLives1700000001012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table tenants
        add column suspension jsonb,
        add column revocation jsonb,
        add column position bigint,
        add column holds_nit boolean not null default true`);
    await runner.query(`
      update tenants t set position = o.nth, holds_nit = o.nth_of_nit = 1
        from (select id, row_number() over (order by created_at, id) as nth,
                     row_number() over (partition by nit order by created_at, id) as nth_of_nit
                from tenants) as o
       where o.id = t.id`);
    await runner.query('alter table tenants alter column position set not null');
    await runner.query('alter table tenants alter column position add generated always as identity');
    await runner.query(`
      select setval(pg_get_serial_sequence('tenants', 'position'), (select coalesce(max(position), 0) + 1 from tenants), false)`);
    await runner.query('create unique index on tenants (position)');
    await runner.query('create unique index tenants_nit on tenants (nit) where holds_nit');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table tenants drop column suspension, drop column revocation, drop column position, drop column holds_nit',
    );
  }
}
