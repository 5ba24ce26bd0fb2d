import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notes that wait for an invoice are among the waiting submissions, beside documents that wait for a certificate. Rows
 * that a replica of the version before adds have no timer, and wait for a certificate.
 */
export class WaitsForInvoices1700000004200 implements MigrationInterface {
  name = 'WaitsForInvoices1700000004200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table waiting_submissions
        add column reason text not null default 'certificate_missing',
        add column timer text`);
    // contingency_documents.invoice_id stays: the version before releases notes by it. Since this version it only tells
    // notes that name an invoice from those that name none.
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table waiting_submissions drop column reason, drop column timer');
  }
}
