import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** The id and the pairs that the tenant gives to a received document. */
export class OwnIdsOfReceivedDocuments1795741200007 implements Migration {
  readonly name = 'OwnIdsOfReceivedDocuments1795741200007';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      alter table received_documents
        add column external_id text,
        add column metadata jsonb not null default '{}'`);
    await runner.query(
      'create unique index on received_documents (tenant_id, livemode, external_id) where external_id is not null',
    );
  }
}
