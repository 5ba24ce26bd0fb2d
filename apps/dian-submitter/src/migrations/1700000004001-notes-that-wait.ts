import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A note that is held back waits for its own invoice; what waits for a decision holds up nothing else. */
export class NotesThatWait1700000004001 implements MigrationInterface {
  name = 'NotesThatWait1700000004001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contingency_documents
        add column invoice_id text,
        add column set_aside boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contingency_documents drop column invoice_id, drop column set_aside');
  }
}
