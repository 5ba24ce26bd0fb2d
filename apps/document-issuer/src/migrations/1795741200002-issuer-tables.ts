import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Ranges and their counters, software, and the rows beside the documents' streams. */
export class IssuerTables1795741200002 implements Migration {
  readonly name = 'IssuerTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
    // `skipped`: numbers that are not issued here. `successor_id`: the range that has taken over the numbers.
    // `former_keys`: the technical keys of earlier resolutions, encrypted, in hexadecimal.
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
        updated_at timestamptz not null,
        skipped jsonb not null default '[]',
        successor_id text,
        former_keys jsonb not null default '{}'
      )`);
    await runner.query('create index on numbering_ranges (tenant_id, environment, document_type)');
    // `record`: the record at DIAN that it is registered under. `provider_code`: the code that DIAN gave the provider, for the names of files.
    await runner.query(`
      create table software (
        tenant_id text not null,
        record text not null,
        environment text not null,
        software_id text not null,
        pin bytea not null,
        provider_nit text,
        provider_name text,
        provider_code text,
        primary key (tenant_id, record, environment)
      )`);
    // A document that waits keeps what it goes on with: its own request and trace, not those of whoever ends the wait.
    await runner.query(`
      create table waiting_documents (
        document_id text primary key,
        tenant_id text not null,
        environment text not null,
        reason text not null,
        timer text not null,
        correlation_id text not null,
        causation_id text not null,
        traceparent text
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
}
