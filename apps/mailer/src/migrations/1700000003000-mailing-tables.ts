import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailings, and the latest package of each document. */
export class MailingTables1700000003000 implements MigrationInterface {
  name = 'MailingTables1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table packages (
        document_id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        edition integer not null,
        package jsonb not null
      )`);
    await runner.query(`
      create table mailings (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        document_id text not null,
        edition integer not null,
        status text not null,
        message_id text not null,
        recipient_blob text not null,
        ordered boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on mailings (document_id, position)');
    await runner.query('create index on mailings (tenant_id, livemode, created_at) where ordered');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mailings, packages');
  }
}
