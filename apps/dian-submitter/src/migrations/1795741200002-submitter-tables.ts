import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * What several processes have to know of the tax authority's availability, and what waits for it. Submissions and
 * contingencies are streams. A document that waits or is held keeps what it goes on with: its own request and trace.
 */
export class SubmitterTables1795741200002 implements Migration {
  readonly name = 'SubmitterTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
    // When anyone of the environment was answered last, by the clock port; seconds old at most.
    await runner.query(`create table last_answers (environment text primary key, at timestamptz(3) not null)`);
    // Issued in contingency and without a verdict. `released_at`: may be transmitted since then. `set_aside`: waits for a
    // decision, and holds up nothing else. `invoice_id` tells notes that name an invoice from those that name none.
    await runner.query(`
      create table contingency_documents (
        document_id text primary key,
        environment text not null,
        tenant_id text not null,
        is_note boolean not null,
        issued_at timestamptz(3) not null,
        released_at timestamptz(3),
        invoice_id text,
        set_aside boolean not null default false,
        correlation_id text not null,
        causation_id text not null,
        traceparent text
      )`);
    await runner.query('create index on contingency_documents (environment, released_at, is_note, issued_at)');
    await runner.query('create index on contingency_documents (tenant_id, environment) where not is_note');
    // Documents that wait for a certificate or for an invoice, so that the fact which brings it finds them.
    await runner.query(`
      create table waiting_submissions (
        document_id text primary key,
        tenant_id text not null,
        environment text not null,
        reason text not null,
        timer text not null,
        correlation_id text not null,
        causation_id text not null,
        traceparent text
      )`);
    await runner.query('create index on waiting_submissions (tenant_id, environment)');
  }
}
