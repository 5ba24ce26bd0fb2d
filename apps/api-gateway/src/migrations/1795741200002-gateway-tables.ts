import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/** Tenants, API keys, customers, documents with their timelines, and exports. */
export class GatewayTables1795741200002 implements Migration {
  readonly name = 'GatewayTables1795741200002';

  async up(runner: MigrationRunner): Promise<void> {
    for (const create of [
      createTenants,
      createCustomers,
      createDocuments,
      indexDocuments,
      createTimeline,
      createExports,
    ])
      await create(runner);
  }
}

/** `test_changes`: fields of the profile that keys of test mode have changed, for test documents only. */
const createTenants = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table tenants (
      id text primary key,
      nit text not null,
      profile jsonb not null,
      live_environment text not null,
      api_version text not null,
      status text not null,
      created_at timestamptz not null,
      test_changes jsonb not null default '{}',
      suspension jsonb,
      revocation jsonb,
      position bigint not null generated always as identity,
      holds_nit boolean not null default true,
      erasure jsonb,
      went_live jsonb
    )`);
  await runner.query('create unique index on tenants (position)');
  await runner.query('create unique index tenants_nit on tenants (nit) where holds_nit');
  await runner.query(`
    create table api_keys (
      id text primary key,
      tenant_id text not null references tenants,
      livemode boolean not null,
      role text not null,
      hash text not null unique,
      created_at timestamptz not null,
      revoked_at timestamptz,
      name text not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      position bigint generated always as identity
    )`);
  await runner.query('create index on api_keys (tenant_id, livemode, position)');
  // Token bucket per API key. Unlogged: taking tokens costs no WAL and waits for no disk; after a crash of the database
  // every bucket is full, which harms nobody.
  await runner.query(`
    create unlogged table rate_limits (
      key_id text primary key,
      tokens float8 not null,
      granted float8 not null,
      filled_at timestamptz not null
    ) with (fillfactor = 50)`);
};

/** Deleted customers stay in the table, and no list looks at them. */
const createCustomers = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table customers (
      id text primary key,
      position bigint generated always as identity,
      tenant_id text not null,
      livemode boolean not null,
      external_id text,
      data jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`);
  await runner.query(
    'create unique index on customers (tenant_id, livemode, external_id) where external_id is not null',
  );
  await runner.query(
    'create index customers_listed on customers (tenant_id, livemode, position) where deleted_at is null',
  );
  await runner.query(
    `create index customers_by_number on customers
     (tenant_id, livemode, (data->'identification'->>'number'), position) where deleted_at is null`,
  );
};

/**
 * Documents. The parts of `view` that are indexed have columns of their own, so that a fact that changes none of them writes
 * no index (HOT update). `is_open`: the document is worked on and waits for nobody. `retry_ordered_at`: when the retry of a
 * failed document was ordered, until a fact or a refusal answers the order.
 *
 * There is room for the six views that a document has one after the other. The draft (some kB, never changed) is outside
 * of the row, so that no update copies it and none moves or compresses the view; it is not compressed, since it is read in
 * every answer. A page begins with three rows, and the next views of all three have room in it.
 */
const createDocuments = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table documents (
      id text primary key,
      position bigint generated always as identity,
      tenant_id text not null,
      livemode boolean not null,
      environment text not null,
      kind text not null,
      external_id text,
      customer_id text,
      draft json not null,
      customer json,
      totals json not null,
      view jsonb not null,
      created_at timestamptz not null,
      invoice_id text,
      corrects text,
      corrected_by text,
      retry_ordered_at timestamptz,
      number text generated always as (view->>'number') stored,
      is_open boolean generated always as
        (view->>'status' in ('queued', 'signed', 'submitted') and view->>'waiting' is null) stored,
      status text not null generated always as (view->>'status') stored,
      cufe text generated always as (view->>'cufe') stored
    ) with (fillfactor = 35)`);
  await runner.query(`
    alter table documents
      alter column draft set storage external,
      alter column customer set storage main,
      alter column totals set storage main,
      alter column view set storage main`);
  // No statistics of columns that no condition names: autovacuum would unpack and sort thousands of their long values.
  await runner.query(`
    alter table documents
      alter column draft set statistics 0,
      alter column customer set statistics 0,
      alter column totals set statistics 0,
      alter column view set statistics 0`);

  // Replaces views whose rows are still those that were read (`seen`, their `xmin`): the update is the only lock. Otherwise
  // it fails as a conflict, so that the transaction, which is sent with its commit, runs again.
  await runner.query(`create function replace_views(ids text[], views jsonb[], seen xid[]) returns void
    language plpgsql as $$
    declare replaced integer;
    begin
      update documents d set view = u.view from unnest(ids, views, seen) as u (id, view, seen)
      where d.id = u.id and d.xmin = u.seen;
      get diagnostics replaced = row_count;
      if replaced <> cardinality(ids) then
        raise exception 'a document has changed meanwhile' using errcode = 'serialization_failure';
      end if;
    end $$`);
};

const indexDocuments = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(
    'create unique index on documents (tenant_id, livemode, kind, external_id) where external_id is not null',
  );
  for (const column of ['corrects', 'corrected_by'])
    await runner.query(`create unique index documents_${column} on documents (${column}) where ${column} is not null`);
  await runner.query('create index on documents (tenant_id, livemode) where is_open');
  await runner.query('create index on documents (tenant_id, number) where number is not null');
  await runner.query(
    `create index on documents (tenant_id, livemode, (draft->>'number')) where draft->>'number' is not null`,
  );
  // A hash index has 4 bytes of each CUFE or CUDE.
  await runner.query('create index documents_by_cufe on documents using hash (cufe) where cufe is not null');

  // An index in the order of each list for each of its filters (ADR 0126): the time of a document never decreases from one
  // position to the next, so it stands before the position, and a filter by time is a part of the index.
  await runner.query('create index documents_listed on documents (tenant_id, livemode, kind, created_at, position)');
  await runner.query(
    'create index documents_by_status on documents (tenant_id, environment, kind, status, created_at, position)',
  );
  await runner.query(
    `create index documents_by_customer
     on documents (tenant_id, customer_id, environment, kind, status, created_at, position) where customer_id is not null`,
  );
  await runner.query(
    'create index documents_by_invoice on documents (invoice_id, created_at, position) where invoice_id is not null',
  );
};

const createTimeline = async (runner: MigrationRunner): Promise<void> => {
  await runner.query(`
    create table timeline (
      position bigint generated always as identity,
      document_id text not null,
      message_id text not null,
      type text not null,
      time timestamptz not null,
      service text not null,
      data jsonb not null,
      primary key (document_id, position)
    )`);
  await runner.query('alter table timeline alter column data set statistics 0');
};

/**
 * Exports of tenants' data: how far each has come, and what is in its parts. `entries` describes the files of a part;
 * `written` has those that are in no blob, one after the other, as they stand in the zip.
 */
const createExports = async (runner: MigrationRunner): Promise<void> => {
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
};
