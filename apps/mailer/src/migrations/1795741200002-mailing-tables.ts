import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Mailings, the latest package of each document, senders of tenants, and what is reported about mails. */
export class MailingTables1795741200002 implements Migration {
  readonly name = 'MailingTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
    for (const create of [createMailings, createSenders, createReports]) await create(runner);
  }
}

const createMailings = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table packages (
      document_id text primary key,
      tenant_id text not null,
      livemode boolean not null,
      edition integer not null,
      package jsonb not null
    )`);
  // No statistics of a column that no condition names: autovacuum would unpack and sort thousands of its long values.
  await runner.query('alter table packages alter column package set statistics 0');
  // A mail to a tenant itself is about no document. Each mailing is updated at least once, with its outcome: with room in
  // its page, the update writes no index.
  await runner.query(`
    create table mailings (
      id text primary key,
      position bigint generated always as identity,
      tenant_id text not null,
      livemode boolean not null,
      document_id text,
      edition integer,
      status text not null,
      message_id text not null,
      recipient_blob text not null,
      ordered boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    ) with (fillfactor = 50)`);
  await runner.query('create index on mailings (document_id, position)');
  await runner.query('create index on mailings (tenant_id, livemode, created_at) where ordered');
  await runner.query('create table tenant_profiles (tenant_id text primary key, profile_blob text not null)');
};

/** Addresses that tenants' mails come from. */
const createSenders = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table mail_senders (
      id text primary key,
      position bigint generated always as identity,
      tenant_id text not null,
      livemode boolean not null,
      from_address text not null,
      smtp jsonb,
      sealed_password bytea,
      is_default boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  await runner.query('create index on mail_senders (tenant_id, livemode, position)');
  await runner.query('create unique index on mail_senders (tenant_id, livemode) where is_default');
};

/** Reports that were counted, suppressed addresses, and how far a bounce mailbox was read. */
const createReports = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table mail_reports (
      id text primary key,
      tenant_id text not null,
      mailing_id text not null,
      outcome text not null,
      received_at timestamptz not null
    )`);
  await runner.query('create index on mail_reports (tenant_id)');
  // Tokens of a provider's signatures, each with the body that came with it: a retry brings the same one, a forgery another.
  await runner.query(`
    create table provider_tokens (
      id text primary key,
      used_at timestamptz not null,
      body_digest text not null
    )`);
  await runner.query('create index on provider_tokens (used_at)');
  await runner.query(`
    create table suppressions (
      id text primary key,
      position bigint generated always as identity,
      tenant_id text not null,
      livemode boolean not null,
      address text not null,
      reason text not null,
      diagnostic text,
      document_id text,
      mailing_id text,
      created_at timestamptz not null
    )`);
  await runner.query('create unique index on suppressions (tenant_id, livemode, address)');
  await runner.query('create index on suppressions (tenant_id, livemode, position)');
  await runner.query(
    'create table bounce_mailboxes (name text primary key, uid_validity text not null, last_uid bigint not null)',
  );
};
