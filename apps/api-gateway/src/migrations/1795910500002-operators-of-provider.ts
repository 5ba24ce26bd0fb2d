import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Whether the login provider of operators has made an operator: it takes the role away again (ADR 0265). */
export class OperatorsOfProvider1795910500002 implements Migration {
  readonly name = 'OperatorsOfProvider1795910500002';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table operators add column is_from_provider boolean not null default false');
  }
}
