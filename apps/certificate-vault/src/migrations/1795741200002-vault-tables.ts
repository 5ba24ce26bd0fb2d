import { type Migration, type MigrationRunner, withdrawRights } from '@rubrica/eventing/postgres';

/** Certificates and DKIM keys with their sealed keys, the mock authority, and the audit chain of every use. */
export class VaultTables1795741200002 implements Migration {
  readonly name = 'VaultTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
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
    // The certificates that end next, for the metrics.
    await runner.query(
      `create index certificates_by_end on certificates (not_after) where status = 'active' and not mock`,
    );
    await runner.query(`
      create table mock_authority (
        only_one boolean primary key default true check (only_one),
        sealed bytea not null
      )`);
    // Tenants that get no certificate any more.
    await runner.query('create table revoked_tenants (tenant_id text primary key, revoked_at timestamptz not null)');
    await runner.query(`
      create table dkim_keys (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        domain text not null,
        selector text not null,
        public_key text not null,
        sealed_key bytea not null,
        status text not null,
        check_result text,
        checked_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create index on dkim_keys (tenant_id, livemode, position)');

    // The end of each audit chain, and how far it was published, and where.
    await runner.query(`
      create table audit_heads (
        tenant_id text primary key,
        length bigint not null,
        hash text not null,
        published_length bigint not null default 0,
        published_at timestamptz not null default '-infinity',
        published_blob text
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
    // The role that works in the schema only adds to the chain.
    await runner.query(withdrawRights('certificate_vault'));
  }
}
