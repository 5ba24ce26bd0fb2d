import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Suppliers, in a table like that of customers: each has external ids of its own. */
export class Suppliers1795741200003 implements Migration {
  readonly name = 'Suppliers1795741200003';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('create table suppliers (like customers including all)');
  }
}
