import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Requests of tenants in the last seven days, redacted (ADR 0259). `class`: first digit of the status. */
export class RequestLog1795910400008 implements Migration {
  readonly name = 'RequestLog1795910400008';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`
      create table requests (
        id text primary key,
        position bigint generated always as identity,
        tenant_id text not null,
        livemode boolean not null,
        class smallint not null,
        operation text not null,
        method text not null,
        path text not null,
        object_id text,
        status smallint not null,
        code text,
        duration_ms real not null,
        key_id text,
        person_id text,
        idempotency_hash text,
        version text not null,
        body text,
        answer text,
        created_at timestamptz(3) not null
      )`);
    // No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values.
    for (const column of ['body', 'answer'])
      await runner.query(`alter table requests alter column ${column} set statistics 0`);
    await runner.query('create index requests_listed on requests (tenant_id, livemode, created_at, position)');
    for (const column of ['class', 'operation'])
      await runner.query(
        `create index requests_by_${column} on requests (tenant_id, livemode, ${column}, created_at, position)`,
      );
    for (const column of ['code', 'key_id'])
      await runner.query(
        `create index requests_by_${column} on requests (tenant_id, livemode, ${column}, created_at, position)
         where ${column} is not null`,
      );
    // Rows are added in the order of their times, so that a small index finds those that are old enough to be removed.
    await runner.query('create index requests_by_age on requests using brin (created_at)');
  }
}
