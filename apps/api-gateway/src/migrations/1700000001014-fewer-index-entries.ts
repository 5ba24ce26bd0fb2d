import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Without indexes that no statement used. Positions are identities, unique by themselves; and a document without a
 * correction was in both indexes of corrections.
 */
export class FewerIndexEntries1700000001014 implements MigrationInterface {
  name = 'FewerIndexEntries1700000001014';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['documents', 'customers', 'api_keys'])
      await runner.query(`alter table ${table} drop constraint ${table}_position_key`);
    for (const column of ['corrects', 'corrected_by']) {
      await runner.query(`alter table documents drop constraint documents_${column}_key`);
      await runner.query(
        `create unique index documents_${column} on documents (${column}) where ${column} is not null`,
      );
    }
    await runner.query('alter table timeline drop constraint timeline_pkey');
    await runner.query('drop index timeline_document_id_position_idx');
    await runner.query('alter table timeline add primary key (document_id, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['documents', 'customers', 'api_keys'])
      await runner.query(`alter table ${table} add unique (position)`);
    for (const column of ['corrects', 'corrected_by']) {
      await runner.query(`drop index documents_${column}`);
      await runner.query(`alter table documents add unique (${column})`);
    }
    await runner.query('alter table timeline drop constraint timeline_pkey');
    await runner.query('alter table timeline add primary key (position)');
    await runner.query('create index on timeline (document_id, position)');
  }
}
