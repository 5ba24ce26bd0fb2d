import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that wait for a certificate, so that the fact which brings one finds them. */
export class WaitingSubmissions1700000004100 implements MigrationInterface {
  name = 'WaitingSubmissions1700000004100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table waiting_submissions (
        document_id text primary key,
        tenant_id text not null,
        environment text not null
      )`);
    await runner.query('create index on waiting_submissions (tenant_id, environment)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table waiting_submissions');
  }
}
