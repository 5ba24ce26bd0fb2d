import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Drafts of documents (ADR 0260). `body` is JSON as it was written. */
export class Drafts1795910400010 implements Migration {
  readonly name = 'Drafts1795910400010';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table drafts (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null references tenants,
        livemode boolean not null,
        kind text not null,
        name text,
        body text not null,
        version integer not null,
        created_by text not null,
        document_id text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index drafts_listed on drafts (tenant_id, livemode, position)');
  }
}
