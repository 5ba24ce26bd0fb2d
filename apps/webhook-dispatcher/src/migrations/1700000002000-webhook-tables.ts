import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints, events, deliveries, and what is known of the documents that events tell of. */
export class WebhookTables1700000002000 implements MigrationInterface {
  name = 'WebhookTables1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feeds (
        tenant_id text not null,
        livemode boolean not null,
        last bigint not null,
        primary key (tenant_id, livemode)
      )`);
    await runner.query(`
      create table endpoints (
        id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        position bigint not null,
        url text not null,
        description text not null,
        subscribed_events text[] not null,
        is_active boolean not null,
        metadata jsonb not null,
        api_version text not null,
        sealed_secret text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on endpoints (tenant_id, livemode, position)');
    await runner.query(`
      create table documents (
        id text primary key,
        tenant_id text not null,
        kind text not null,
        environment text not null,
        status text not null,
        number text,
        cufe text,
        external_id text,
        pdf boolean not null
      )`);
    await runner.query(`
      create table public_events (
        id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        position bigint not null,
        type text not null,
        document_id text not null,
        created_at timestamptz not null,
        body text not null
      )`);
    await runner.query('create index on public_events (tenant_id, livemode, position)');
    await runner.query('create index on public_events (document_id)');
    await runner.query(`
      create table deliveries (
        id text primary key,
        tenant_id text not null,
        livemode boolean not null,
        position bigint not null,
        endpoint_id text not null,
        event_id text not null,
        event_type text not null,
        status text not null,
        cancel_reason text,
        next_attempt_at timestamptz,
        attempts jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on deliveries (endpoint_id, position)');
    await runner.query('create index on deliveries (event_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deliveries, public_events, documents, endpoints, feeds');
  }
}
