import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates with their sealed keys, the mock authority, and the audit chain of every use. */
export class VaultTables1700000003000 implements MigrationInterface {
  name = 'VaultTables1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table certificates (
        id text primary key,
        position bigint generated always as identity unique,
        tenant_id text not null,
        environment text not null,
        status text not null,
        mock boolean not null,
        subject text not null,
        issuer text not null,
        not_before timestamptz not null,
        not_after timestamptz not null,
        fingerprint text not null,
        chain_pem text not null,
        sealed_key bytea,
        metadata jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on certificates (tenant_id, position)');
    await runner.query(`create unique index on certificates (tenant_id, environment, mock) where status = 'active'`);
    await runner.query(`
      create table mock_authority (
        only_one boolean primary key default true check (only_one),
        sealed bytea not null
      )`);
    await runner.query(`
      create table audit_heads (
        tenant_id text primary key,
        length bigint not null,
        hash text not null
      )`);
    await runner.query(`
      create table signature_audit (
        tenant_id text not null,
        position bigint not null,
        certificate_id text not null,
        document_id text not null,
        purpose text not null,
        signed_info_hash text not null,
        at text not null,
        hash text not null,
        primary key (tenant_id, position)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['signature_audit', 'audit_heads', 'mock_authority', 'certificates'])
      await runner.query(`drop table ${table}`);
  }
}
