import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Figures } from './statistics.js';

/** What the calls of a statement took together. */
export interface StatementUse {
  readonly calls: number;
  /** Execution without planning. */
  readonly ms: number;
  readonly walRecords: number;
  /** Pages looked at: what a statement has to read through. */
  readonly pages: number;
}

/** One statement of one role since the server's start. */
export interface StatementCount extends StatementUse {
  readonly role: string;
  readonly text: string;
}

export interface PostgresCounters {
  /** Transactions, WAL and so on, since the cluster was made. */
  readonly totals: Figures;
  readonly statements: readonly StatementCount[];
}

const DATABASE = 'rubrica';

/** Connections hand in their counters after ten idle seconds at the latest. */
export const SETTLE_MS = 11_000;

/** URL of the superuser of the embedded server that runs now: its data folder has password and port. */
export const superuserUrl = (dataDir: string): string => {
  const folder = join(dataDir, 'postgres');
  const [, , , port = ''] = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const password = encodeURIComponent(readFileSync(join(folder, 'superuser-password'), 'utf8'));
  return `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
};

/** Runs work as the superuser of the embedded server. */
export const asSuperuser = async <T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(superuserUrl(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Makes the server count statements from its next start on. */
export const prepareStatementCounts = (dataDir: string): Promise<void> =>
  asSuperuser(dataDir, async (client) => {
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await client.query('create extension if not exists pg_stat_statements schema public');
  });

/** Does now what autovacuum would do at some time in the next minute. */
export const tidyUp = (dataDir: string): Promise<void> =>
  asSuperuser(dataDir, async (client) => {
    await client.query('vacuum (analyze)');
  });

/** Reads the server's counters. A connection hands in its numbers up to ten seconds late. */
export const readCounters = (dataDir: string): Promise<PostgresCounters> =>
  asSuperuser(dataDir, async (client) => {
    const { rows: totals } = await client.query<Record<string, string>>(
      `select
         (select xact_commit from pg_stat_database where datname = current_database()) as transactions,
         (select xact_rollback from pg_stat_database where datname = current_database()) as rollbacks,
         (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')) as wal_bytes,
         (select wal_records from pg_stat_wal) as wal_records,
         (select wal_fpi from pg_stat_wal) as wal_page_images,
         (select sum(writes) from pg_stat_io where object = 'wal' and context = 'normal') as wal_writes,
         (select sum(fsyncs) from pg_stat_io where object = 'wal' and context = 'normal') as wal_fsyncs`,
    );
    const { rows: statements } = await client.query<Readonly<Record<'role' | 'text' | keyof StatementUse, string>>>(
      `select r.rolname as role, regexp_replace(s.query, '\\s+', ' ', 'g') as text,
              sum(s.calls) as calls, sum(s.total_exec_time) as ms, sum(s.wal_records) as "walRecords",
              sum(s.shared_blks_hit + s.shared_blks_read) as pages
         from public.pg_stat_statements s
         join pg_roles r on r.oid = s.userid
        where r.rolname <> 'postgres'
        group by 1, 2`,
    );
    return {
      totals: Object.fromEntries(Object.entries(totals[0] ?? {}).map(([name, value]) => [name, Number(value)])),
      statements: statements.map(({ role, text, calls, ms, walRecords, pages }) => ({
        ...{ role, text },
        ...{ calls: Number(calls), ms: Number(ms), walRecords: Number(walRecords), pages: Number(pages) },
      })),
    };
  });

/** Numbers of the time between two readings. */
export const difference = (from: PostgresCounters, to: PostgresCounters): PostgresCounters => {
  const before = usesByName(from);
  return {
    totals: Object.fromEntries(
      Object.entries(to.totals).map(([name, value]) => [name, value - (from.totals[name] ?? 0)]),
    ),
    statements: to.statements
      .map((statement) => lessBy(statement, before.get(nameOf(statement)), 1))
      .filter(({ calls }) => calls > 0)
      .toSorted((a, b) => b.ms - a.ms),
  };
};

/** Takes away what an idle product does anyway: `idle` of so many ms, for `waitedMs`. */
export const withoutIdle = (
  busy: PostgresCounters,
  idle: PostgresCounters,
  { idleMs, waitedMs }: { readonly idleMs: number; readonly waitedMs: number },
): PostgresCounters => {
  const factor = waitedMs / idleMs;
  const uses = usesByName(idle);
  return {
    totals: Object.fromEntries(
      Object.entries(busy.totals).map(([name, value]) => [name, value - (idle.totals[name] ?? 0) * factor]),
    ),
    statements: busy.statements
      .map((statement) => lessBy(statement, uses.get(nameOf(statement)), factor))
      .toSorted((a, b) => b.ms - a.ms),
  };
};

/** Tells statements apart. */
export const nameOf = ({ role, text }: StatementCount): string => `${role}\n${text}`;

const usesByName = ({ statements }: PostgresCounters): ReadonlyMap<string, StatementUse> =>
  new Map(statements.map((statement) => [nameOf(statement), statement]));

const NOTHING: StatementUse = { calls: 0, ms: 0, walRecords: 0, pages: 0 };

const lessBy = (statement: StatementCount, use: StatementUse = NOTHING, factor: number): StatementCount => ({
  ...statement,
  calls: statement.calls - use.calls * factor,
  ms: statement.ms - use.ms * factor,
  walRecords: statement.walRecords - use.walRecords * factor,
  pages: statement.pages - use.pages * factor,
});
