import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports that were counted, suppressed addresses, and how far a bounce mailbox was read. */
export class MailReports1700000003010 implements MigrationInterface {
  name = 'MailReports1700000003010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_reports (
        id text primary key,
        tenant_id text not null,
        mailing_id text not null,
        outcome text not null,
        received_at timestamptz not null
      )`);
    await runner.query('create index on mail_reports (tenant_id)');
    await runner.query('create table provider_tokens (id text primary key, used_at timestamptz not null)');
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_reports, provider_tokens, suppressions, bounce_mailboxes');
  }
}
