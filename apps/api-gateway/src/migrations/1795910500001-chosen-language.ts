import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Whether a person has chosen a language: a login does not change a chosen one. */
export class ChosenLanguage1795910500001 implements Migration {
  readonly name = 'ChosenLanguage1795910500001';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table people add column is_language_chosen boolean not null default false');
  }
}
