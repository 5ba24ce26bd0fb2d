import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Rows of suppliers' documents, by which their lists are read. The documents themselves are streams and blobs. */
export class ReceivedDocuments1795741200003 implements Migration {
  readonly name = 'ReceivedDocuments1795741200003';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table received_documents (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        environment text not null,
        cufe text not null,
        status text not null,
        reasons jsonb not null,
        number text,
        supplier_nit text,
        issued_on date,
        validated_at timestamptz(3),
        container_blob text,
        document_blob text,
        buyer_nit text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    await runner.query('create index on received_documents (tenant_id, livemode, position)');
    await runner.query('create index on received_documents (tenant_id, livemode, status, position)');
    await runner.query('create index on received_documents (tenant_id, livemode, supplier_nit, position)');
    await runner.query('create index on received_documents (tenant_id, livemode, issued_on)');
    await runner.query('create index on received_documents (tenant_id, environment, supplier_nit, number)');
    await runner.query('create index on received_documents (tenant_id, livemode, cufe)');
  }
}
