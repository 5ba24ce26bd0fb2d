import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Creates the table of stored answers to POSTs with an Idempotency-Key. Each service that answers such POSTs has this
 * among its migrations.
 */
export class IdempotencyRecords1795741200001 implements Migration {
  readonly name = 'IdempotencyRecords1795741200001';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table idempotency_records (
        scope text not null,
        key text not null,
        body_hash text not null,
        status smallint not null,
        body bytea not null,
        encrypted boolean not null,
        created_at timestamptz not null,
        primary key (scope, key)
      )`);
    await runner.query('create index on idempotency_records (created_at)');
  }
}
