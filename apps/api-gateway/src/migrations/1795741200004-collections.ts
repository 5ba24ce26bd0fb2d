import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Documents that collect requests: until when, and the key that all requests of one share. `collected_external_ids`: those
 * of its requests after the first, whose external id is that of the document.
 */
export class Collections1795741200004 implements Migration {
  readonly name = 'Collections1795741200004';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table documents add column collects_until timestamptz, add column collection_key text');
    await runner.query(
      'create index documents_collecting on documents (tenant_id, collection_key) where collects_until is not null',
    );
    await runner.query(`
      create table collected_external_ids (
        tenant_id text not null,
        livemode boolean not null,
        kind text not null,
        external_id text not null,
        document_id text not null,
        primary key (tenant_id, livemode, kind, external_id)
      )`);
  }
}
