import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Invoices whose acceptance DIAN has registered, by event 033 or 034. */
export class AcceptedInvoices1795824000002 implements Migration {
  readonly name = 'AcceptedInvoices1795824000002';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(
      'create table accepted_invoices (id text primary key, tenant_id text not null, code text not null)',
    );
  }
}
