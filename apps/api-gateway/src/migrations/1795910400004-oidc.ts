import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Logins by OpenID Connect (ADR 0253). A session with a company came by the provider of this company, and is good for it
 * alone. `provider` is the id of a company, or names another provider.
 */
export class Oidc1795910400004 implements Migration {
  readonly name = 'Oidc1795910400004';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  `create table oidc_providers (
    tenant_id text primary key references tenants,
    issuer text not null,
    client_id text not null,
    sealed_secret bytea not null,
    is_required boolean not null,
    updated_at timestamptz not null
  )`,
  `create table oidc_identities (
    id text primary key,
    provider text not null,
    issuer text not null,
    subject text not null,
    person_id text not null references people on delete cascade,
    created_at timestamptz not null,
    unique (provider, issuer, subject)
  )`,
  'create index on oidc_identities (person_id)',
  `create table oidc_logins (
    hash text primary key,
    provider text not null,
    expires_at timestamptz not null
  )`,
  'create index on oidc_logins (expires_at)',
  'alter table sessions add column tenant_id text references tenants on delete cascade',
  'create index on sessions (tenant_id) where tenant_id is not null',
];
