import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Passkeys of people, and the challenges that an authenticator is to sign (ADR 0252). A challenge that was used has no row. */
export class Passkeys1795910400003 implements Migration {
  readonly name = 'Passkeys1795910400003';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  `create table passkeys (
    id text primary key,
    position bigint generated always as identity,
    person_id text not null references people on delete cascade,
    audience text not null,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    is_synced boolean not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index on passkeys (person_id, position)',
  // `person_id` is null for a login: the authenticator says who logs in.
  `create table passkey_challenges (
    hash text primary key,
    purpose text not null,
    audience text not null,
    person_id text references people on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index on passkey_challenges (person_id)',
  'create index on passkey_challenges (expires_at)',
];
