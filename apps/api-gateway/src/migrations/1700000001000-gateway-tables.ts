import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tenants, keys, customers, documents and their timelines. */
export class GatewayTables1700000001000 implements MigrationInterface {
  name = 'GatewayTables1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tenants (
        id text primary key,
        nit text not null,
        profile jsonb not null,
        live_environment text not null,
        api_version text not null,
        status text not null,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table api_keys (
        id text primary key,
        tenant_id text not null references tenants,
        livemode boolean not null,
        role text not null,
        hash text not null unique,
        created_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await runner.query(`
      create table customers (
        id text primary key,
        position bigint generated always as identity unique,
        tenant_id text not null,
        livemode boolean not null,
        external_id text,
        data jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      )`);
    await runner.query(
      'create unique index on customers (tenant_id, livemode, external_id) where external_id is not null',
    );
    await runner.query('create index on customers (tenant_id, livemode, position)');
    await runner.query(`
      create table documents (
        id text primary key,
        position bigint generated always as identity unique,
        tenant_id text not null,
        livemode boolean not null,
        environment text not null,
        kind text not null,
        external_id text,
        customer_id text,
        draft json not null,
        customer json,
        totals json not null,
        view jsonb not null,
        created_at timestamptz not null
      )`);
    await runner.query(
      'create unique index on documents (tenant_id, livemode, kind, external_id) where external_id is not null',
    );
    await runner.query('create index on documents (tenant_id, livemode, kind, position)');
    await runner.query(`create index on documents (tenant_id, (view->>'number'))`);
    await runner.query('create index on documents (tenant_id, customer_id) where customer_id is not null');
    await runner.query(`
      create table timeline (
        position bigint generated always as identity primary key,
        document_id text not null,
        message_id text not null,
        type text not null,
        time timestamptz not null,
        service text not null,
        data jsonb not null
      )`);
    await runner.query('create index on timeline (document_id, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['timeline', 'documents', 'customers', 'api_keys', 'tenants'])
      await runner.query(`drop table ${table}`);
  }
}
