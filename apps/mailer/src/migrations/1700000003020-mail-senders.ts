import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that tenants' mails come from. */
export class MailSenders1700000003020 implements MigrationInterface {
  name = 'MailSenders1700000003020';

  async up(runner: QueryRunner): Promise<void> {
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_senders');
  }
}
