import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index in the order of the list for each filter of events (ADR 0126). The time of an event is that of its fact and may
 * be older than that of the event before it; the time when it was recorded never is.
 */
export class EventsByIndex1700000002004 implements MigrationInterface {
  name = 'EventsByIndex1700000002004';

  async up(runner: QueryRunner): Promise<void> {
    // The default is for dispatchers of the version before, which may still run.
    await runner.query('alter table public_events add column recorded_at timestamptz not null default now()');
    await runner.query(`
      update public_events e set recorded_at = known.recorded_at
      from (
        select id, max(created_at) over (partition by tenant_id, livemode order by position) as recorded_at
        from public_events
      ) as known
      where e.id = known.id`);
    await runner.query('drop index public_events_tenant_id_livemode_position_idx');
    await runner.query(
      'create index public_events_listed on public_events (tenant_id, livemode, recorded_at, position)',
    );
    await runner.query(
      'create index public_events_by_type on public_events (tenant_id, livemode, type, recorded_at, position)',
    );
    await runner.query(`
      create index public_events_late on public_events (tenant_id, livemode, recorded_at, position, created_at)
      where recorded_at - created_at > interval '1 minute'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table public_events drop column recorded_at');
    await runner.query('create index on public_events (tenant_id, livemode, position)');
  }
}
