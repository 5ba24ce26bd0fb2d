import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What several processes have to know of the tax authority's availability, and what waits for it. */
export class ContingencyTables1700000004000 implements MigrationInterface {
  name = 'ContingencyTables1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    // When anyone of the environment was answered last, by the clock port; seconds old at most.
    await runner.query(`create table last_answers (environment text primary key, at timestamptz(3) not null)`);
    // Issued in contingency and without a verdict. `released_at`: may be transmitted since then.
    await runner.query(`
      create table contingency_documents (
        document_id text primary key,
        environment text not null,
        tenant_id text not null,
        is_note boolean not null,
        issued_at timestamptz(3) not null,
        released_at timestamptz(3)
      )`);
    await runner.query('create index on contingency_documents (environment, released_at, is_note, issued_at)');
    await runner.query('create index on contingency_documents (tenant_id, environment) where not is_note');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table last_answers, contingency_documents');
  }
}
