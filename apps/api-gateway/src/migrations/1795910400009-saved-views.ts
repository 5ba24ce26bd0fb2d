import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Filters of the list of documents that are kept under a name (ADR 0260). A view of a person goes when the person leaves the
 * company.
 */
export class SavedViews1795910400009 implements Migration {
  readonly name = 'SavedViews1795910400009';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table saved_views (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null references tenants,
        person_id text,
        created_by text not null,
        name text not null,
        query text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        foreign key (person_id, tenant_id) references memberships (person_id, tenant_id) on delete cascade
      )`);
    await runner.query('create index saved_views_listed on saved_views (tenant_id, person_id, position)');
    await runner.query('create index on saved_views (person_id, tenant_id)');
  }
}
