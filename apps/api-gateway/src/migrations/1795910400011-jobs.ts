import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Jobs on many documents (ADR 0261). `job_parts`: the result, a part per step. `job_rows`: documents of the file of an import.
 */
export class Jobs1795910400011 implements Migration {
  readonly name = 'Jobs1795910400011';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  `create table jobs (
    id text primary key,
    position bigint generated always as identity,
    tenant_id text not null references tenants,
    livemode boolean not null,
    action text not null,
    filter text,
    kind text,
    caller jsonb not null,
    language text not null,
    status text not null,
    total integer not null,
    done integer not null,
    succeeded integer not null,
    failed integer not null,
    cursor text not null,
    pending jsonb,
    parts integer not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz
  )`,
  'create index jobs_listed on jobs (tenant_id, livemode, position)',
  `create index jobs_under_way on jobs (tenant_id, livemode) where status in ('running', 'cancelling')`,
  `create table job_parts (
    job_id text not null references jobs on delete cascade,
    nth integer not null,
    lines text not null,
    primary key (job_id, nth)
  )`,
  `create table job_rows (
    job_id text not null references jobs on delete cascade,
    nth integer not null,
    line integer not null,
    body text not null,
    primary key (job_id, nth)
  )`,
];
