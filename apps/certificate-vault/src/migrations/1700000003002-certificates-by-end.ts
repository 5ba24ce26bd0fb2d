import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The certificates that end next are found by an index, for the metrics. */
export class CertificatesByEnd1700000003002 implements MigrationInterface {
  name = 'CertificatesByEnd1700000003002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index certificates_by_end on certificates (not_after) where status = 'active' and not mock`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index certificates_by_end');
  }
}
