import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Own invoices on credit, of which DIAN is asked what the buyer did. */
export class FollowedInvoices1795741200005 implements Migration {
  readonly name = 'FollowedInvoices1795741200005';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table followed_invoices (
        id text primary key,
        tenant_id text not null,
        environment text not null,
        cufe text not null,
        accepted_at timestamptz(3) not null,
        asked_at timestamptz(3)
      )`);
    await runner.query('create index on followed_invoices (tenant_id, environment, cufe)');
  }
}
