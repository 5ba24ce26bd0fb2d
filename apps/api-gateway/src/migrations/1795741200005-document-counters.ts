import type { Migration, MigrationRunner } from '@rubrica/eventing/postgres';

/**
 * Counters of documents by environment, day of the request in Colombia, kind, status and currency (ADR 0244), and the currency
 * of a document in a column of its own: null in rows of earlier versions, whose draft has it.
 *
 * Triggers keep the counters in the transaction that changes the documents, also when an earlier version writes during an
 * update. Each counter has eight parts, and a connection adds to one of them: two transactions of a tenant seldom wait for
 * each other, and those of two tenants never do. Each statement locks its counters in the order of their keys.
 */
export class DocumentCounters1795741200005 implements Migration {
  readonly name = 'DocumentCounters1795741200005';

  async up(runner: MigrationRunner): Promise<void> {
    await runner.query('alter table documents add column currency text');
    await runner.query(`
      create table document_counters (
        tenant_id text not null,
        environment text not null,
        day date not null,
        kind text not null,
        status text not null,
        currency text not null,
        part smallint not null,
        count bigint not null,
        total numeric not null,
        primary key (${KEY})
      ) with (fillfactor = 50)`);
    // Until the end of this transaction nobody else changes a document, so that none is missed and none counted twice.
    await runner.query('lock table documents in share row exclusive mode');
    await runner.query(counted('select d.*, 1 as sign from documents d'));
    for (const [event, tables, changed] of [
      ['insert', 'new table as after', 'select d.*, 1 as sign from after d'],
      ['delete', 'old table as before', 'select d.*, -1 as sign from before d'],
      [
        'update',
        'old table as before new table as after',
        `select d.*, -1 as sign from before d join after a using (id) where ${MOVED('d', 'a')}
         union all select d.*, 1 from after d join before b using (id) where ${MOVED('d', 'b')}`,
      ],
    ] as const) {
      await runner.query(`create function count_documents_after_${event}() returns trigger
        language plpgsql set search_path from current as $$
        begin
          ${counted(changed)};
          return null;
        end $$`);
      await runner.query(`create trigger count_documents_after_${event} after ${event} on documents
        referencing ${tables} for each statement execute function count_documents_after_${event}()`);
    }
  }
}

const KEY = 'tenant_id, environment, day, kind, status, currency, part';
const PARTS = 8;

/** A document that collects requests has other totals after each. */
const MOVED = (one: string, other: string): string =>
  `${one}.status <> ${other}.status or ${one}.totals::text <> ${other}.totals::text`;

/** Adds documents to their counters; `sign` is -1 for those that leave them. */
const counted = (documents: string): string => `
  insert into document_counters as c (${KEY}, count, total)
  select tenant_id, environment, (created_at at time zone interval '-05:00')::date as day, kind, status,
    coalesce(currency, draft->>'currency', 'COP') as currency, pg_backend_pid() % ${PARTS} as part,
    sum(sign), coalesce(sum(sign * (totals->>'payable_amount')::numeric), 0)
  from (${documents}) as changed
  group by 1, 2, 3, 4, 5, 6, 7
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (${KEY}) do update set count = c.count + excluded.count, total = c.total + excluded.total`;
