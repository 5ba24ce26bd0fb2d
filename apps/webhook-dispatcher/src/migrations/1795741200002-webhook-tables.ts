import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Endpoints and their health, events, deliveries and replays, and what is known of the documents that events tell of. */
export class WebhookTables1795741200002 implements Migration {
  readonly name = 'WebhookTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
    for (const create of [createEndpoints, createEvents, createDeliveries]) await create(runner);
  }
}

const createEndpoints = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table endpoints (
      id text primary key,
      tenant_id text not null,
      livemode boolean not null,
      position bigint not null,
      url text not null,
      description text not null,
      subscribed_events text[] not null,
      is_active boolean not null,
      metadata jsonb not null,
      api_version text not null,
      sealed_secret text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      previous_sealed_secret text,
      previous_until timestamptz(3),
      switched_off_at timestamptz(3)
    )`);
  await runner.query('create index on endpoints (tenant_id, livemode, position)');
  await runner.query(`
    create table endpoint_health (
      endpoint_id text primary key,
      tenant_id text not null,
      failures integer not null default 0,
      failing_since timestamptz(3),
      open_until timestamptz(3),
      failed_trials integer not null default 0,
      last_error text,
      last_error_status integer,
      last_error_at timestamptz(3)
    ) with (fillfactor = 50)`);
  await runner.query(`
    create table endpoint_hours (
      endpoint_id text not null,
      hour timestamptz not null,
      tenant_id text not null,
      succeeded integer not null,
      failed integer not null,
      durations integer[] not null,
      primary key (endpoint_id, hour)
    ) with (fillfactor = 50)`);
};

/**
 * An index in the order of the list for each filter of events (ADR 0126). The time of an event is that of its fact and may
 * be older than that of the event before it; the time when it was recorded never is.
 *
 * Half of each page of `documents` is room for the next versions of its rows, which are updated in sets: an update writes no
 * index. `edition`, the newest that is signed, and `failed_in`, the service in which the document failed, decide its next
 * status.
 */
const createEvents = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table feeds (
      tenant_id text not null,
      livemode boolean not null,
      last bigint not null,
      primary key (tenant_id, livemode)
    )`);
  await runner.query(`
    create table documents (
      id text primary key,
      tenant_id text not null,
      kind text not null,
      environment text not null,
      status text not null,
      number text,
      cufe text,
      external_id text,
      pdf boolean not null,
      failed_from text,
      edition integer not null default 0,
      failed_in text,
      event_ids text[] not null default '{}'
    ) with (fillfactor = 50)`);
  await runner.query(`
    create table public_events (
      id text primary key,
      tenant_id text not null,
      livemode boolean not null,
      position bigint not null,
      type text not null,
      document_id text not null,
      created_at timestamptz not null,
      body text not null,
      recorded_at timestamptz not null
    )`);
  // No statistics of a column that no condition names: autovacuum would unpack and sort thousands of its long values.
  await runner.query('alter table public_events alter column body set statistics 0');
  await runner.query('create index on public_events (document_id)');
  await runner.query('create index public_events_listed on public_events (tenant_id, livemode, recorded_at, position)');
  await runner.query(
    'create index public_events_by_type on public_events (tenant_id, livemode, type, recorded_at, position)',
  );
  await runner.query(`
    create index public_events_late on public_events (tenant_id, livemode, recorded_at, position, created_at)
    where recorded_at - created_at > interval '1 minute'`);
  // Rows are added in the order of their times, so that a small index finds those that are old enough to be removed.
  await runner.query('create index public_events_by_age on public_events using brin (recorded_at)');
};

/** `follows`: the deliveries that one waits for. `sample`: the body of an event that is in no list. */
const createDeliveries = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table deliveries (
      id text primary key,
      tenant_id text not null,
      livemode boolean not null,
      position bigint not null,
      endpoint_id text not null,
      event_id text not null,
      event_type text not null,
      status text not null,
      cancel_reason text,
      next_attempt_at timestamptz,
      attempts jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      follows text[],
      sample text
    ) with (fillfactor = 50)`);
  await runner.query('alter table deliveries alter column attempts set statistics 0');
  await runner.query('create index on deliveries (endpoint_id, position)');
  await runner.query('create index deliveries_by_age on deliveries using brin (created_at)');
  await runner.query(`
    create table replays (
      id text primary key,
      tenant_id text not null,
      livemode boolean not null,
      position bigint not null,
      endpoint_id text not null,
      status text not null,
      filter jsonb not null,
      scheduled integer not null,
      after_recorded_at timestamptz,
      after_position bigint not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`);
  await runner.query('create index on replays (endpoint_id, position)');
};
