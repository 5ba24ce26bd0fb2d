import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** The PDF that a supplier put beside its document. */
export class PdfsOfSuppliers1795741200006 implements Migration {
  readonly name = 'PdfsOfSuppliers1795741200006';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table received_documents add column pdf_blob text');
  }
}
