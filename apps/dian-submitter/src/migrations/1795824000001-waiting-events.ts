import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Since when an event of an invoice waits, and an index of those that do, so that metrics read no others. */
export class WaitingEvents1795824000001 implements Migration {
  readonly name = 'WaitingEvents1795824000001';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table document_events add column waiting_since timestamptz(3)');
    await runner.query('update document_events set waiting_since = updated_at where waiting_for is not null');
    await runner.query(
      'create index on document_events (environment, waiting_for, waiting_since) where waiting_for is not null',
    );
  }
}
