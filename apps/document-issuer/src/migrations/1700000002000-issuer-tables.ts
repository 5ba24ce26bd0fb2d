import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ranges and their counters, software, and the rows beside the documents' streams. */
export class IssuerTables1700000002000 implements MigrationInterface {
  name = 'IssuerTables1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table numbering_ranges (
        id text primary key,
        position bigint generated always as identity unique,
        tenant_id text not null,
        environment text not null,
        document_type text not null,
        prefix text not null,
        first integer not null,
        last integer not null,
        next integer not null,
        resolution_number text,
        resolution_date text,
        valid_from text,
        valid_to text,
        technical_key bytea,
        is_active boolean not null,
        last_issued_at text,
        metadata jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on numbering_ranges (tenant_id, environment, document_type)');
    await runner.query(`
      create table software (
        tenant_id text not null,
        environment text not null,
        software_id text not null,
        pin bytea not null,
        primary key (tenant_id, environment)
      )`);
    await runner.query(`
      create table waiting_documents (
        document_id text primary key,
        tenant_id text not null,
        environment text not null,
        reason text not null,
        timer text not null
      )`);
    await runner.query('create index on waiting_documents (tenant_id, environment, reason)');
    await runner.query(`
      create table file_counters (
        tenant_id text not null,
        environment text not null,
        kind text not null,
        year smallint not null,
        next integer not null,
        primary key (tenant_id, environment, kind, year)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['file_counters', 'waiting_documents', 'software', 'numbering_ranges'])
      await runner.query(`drop table ${table}`);
  }
}
