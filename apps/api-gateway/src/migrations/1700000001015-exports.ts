import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Exports of tenants' data: how far each has come, and what is in its parts. `entries` describes the files of a part;
 * `written` has those that are in no blob, one after the other, as they stand in the zip.
 */
export class Exports1700000001015 implements MigrationInterface {
  name = 'Exports1700000001015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table exports (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        ordered_by text not null,
        status text not null,
        section text not null,
        cursor text not null,
        parts integer not null,
        documents integer not null,
        files integer not null,
        content_bytes bigint not null,
        directory_bytes bigint not null,
        manifest_sha256 text,
        created_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz
      )`);
    await runner.query('create index exports_listed on exports (tenant_id, livemode, position)');
    await runner.query(
      `create unique index exports_under_way on exports (tenant_id, livemode) where status = 'under_way'`,
    );
    await runner.query(`
      create table export_parts (
        export_id text not null references exports,
        nth integer not null,
        starts_at bigint not null,
        manifest_sha256 text not null,
        entries json not null,
        written bytea not null,
        primary key (export_id, nth)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table export_parts, exports');
  }
}
