import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * People and their sessions (ADR 0250). All that tells who a person is stands in `people`; the other tables name her by id.
 * Tokens and codes are stored as hashes. A session or a login that has ended has no row.
 */
export class People1795741200006 implements Migration {
  readonly name = 'People1795741200006';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  `create table people (
    id text primary key,
    email text not null unique,
    name text not null,
    created_at timestamptz not null
  )`,
  `create table memberships (
    id text primary key,
    position bigint generated always as identity,
    person_id text not null references people on delete cascade,
    tenant_id text not null references tenants,
    role text not null,
    created_at timestamptz not null,
    unique (person_id, tenant_id)
  )`,
  'create index memberships_listed on memberships (tenant_id, position)',
  `create table invitations (
    id text primary key,
    position bigint generated always as identity,
    tenant_id text not null references tenants,
    person_id text not null references people on delete cascade,
    role text not null,
    invited_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (tenant_id, person_id)
  )`,
  'create index invitations_listed on invitations (tenant_id, position)',
  'create index on invitations (person_id)',
  `create table sessions (
    id text primary key,
    position bigint generated always as identity,
    person_id text not null references people on delete cascade,
    audience text not null,
    hash text not null unique,
    address text not null,
    agent text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    stepped_up_at timestamptz
  )`,
  'create index on sessions (person_id, position)',
  'create index on sessions (expires_at)',
  // Single-use links, and the codes beside them. `steps_up`: the login counts as a step-up.
  `create table logins (
    id text primary key,
    person_id text not null references people on delete cascade,
    hash text not null unique,
    code_hash text,
    tries integer not null default 0,
    steps_up boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index on logins (person_id)',
  'create index on logins (expires_at)',
];
