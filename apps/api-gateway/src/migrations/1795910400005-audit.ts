import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Who asked for what (ADR 0254), also of documents: the row has who made it, and a fact the request that caused it. It holds ids alone, besides an address and the reason of an operator. Rows are only added; a
 * row takes one change, which is its outcome. Rows are removed when their time is over, or their tenant is erased.
 */
export class Audit1795910400005 implements Migration {
  readonly name = 'Audit1795910400005';

  async up(runner: MigrationRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
}

const STATEMENTS = [
  `create table audit (
    id text primary key,
    position bigint generated always as identity,
    tenant_id text,
    mode text not null,
    actor_type text not null,
    actor_id text,
    action text not null,
    object_id text,
    reason text,
    address text not null,
    request_id text not null,
    outcome text,
    created_at timestamptz not null
  )`,
  `create function refuse_change_of_audit() returns trigger language plpgsql as $$
   begin
     if old.outcome is not null or new.outcome is null
        or new.tenant_id is distinct from coalesce(old.tenant_id, new.tenant_id)
        or new.object_id is distinct from coalesce(old.object_id, new.object_id)
        or (new.id, new.mode, new.actor_type, new.actor_id, new.action, new.reason, new.address, new.request_id, new.created_at)
           is distinct from
           (old.id, old.mode, old.actor_type, old.actor_id, old.action, old.reason, old.address, old.request_id, old.created_at)
     then raise exception 'an entry of the audit takes its outcome, and no other change';
     end if;
     return new;
   end $$`,
  `create trigger audit_is_kept before update on audit for each row execute function refuse_change_of_audit()`,
  // The lists of a tenant: all, and by each filter. No index of operators has their order, so that none is taken for them.
  ...['', 'actor_id, ', 'action, ', 'object_id, '].map(
    (filter) => `create index on audit (tenant_id, mode, ${filter}position)`,
  ),
  // Those of operators.
  ...['', 'actor_id, ', 'action, ', 'object_id, '].map(
    (filter) => `create index on audit (${filter}created_at, position)`,
  ),
  // The timeline of a document finds who asked by the id of the request.
  'create index on audit (request_id)',
  'alter table documents add column asked_by text',
  'alter table timeline add column request_id text',
];
