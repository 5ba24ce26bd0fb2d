import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type Language, type List, type ListQuery, lockList, newId, notFound, readList } from '@rubrica/service';
import { type JobRow, type PendingRow, refuseMoreJobs } from './job.js';

/** How long a job and its result are kept after its end. */
const KEPT_MS = 7 * 86_400_000;

export type NewJob = Pick<JobRow, 'action' | 'filter' | 'kind' | 'total'>;

/** A body of the file of an import. */
export interface ImportRow {
  readonly nth: number;
  /** Line of the file where it begins. */
  readonly line: number;
  /** Body as JSON. */
  readonly body: string;
}

/** What a step has done: lines of the result, counts, and where the next step begins (null: nowhere). */
export interface Advance {
  readonly lines: string;
  readonly succeeded: number;
  readonly failed: number;
  readonly cursor: string | null;
}

/** Jobs of the tenants, and the parts of their results. */
@Injectable()
export class JobStore {
  constructor(private readonly database: Database) {}

  async insert(tx: Tx, caller: Caller, language: Language, job: NewJob): Promise<JobRow> {
    const { tenantId, livemode, keyId, personId, role, version } = caller;
    await lockList(tx, tenantId, livemode);
    const [count] = await tx.query<{ count: number }>(
      `select count(*)::integer as count from jobs
        where tenant_id = $1 and livemode = $2 and status in ('running', 'cancelling')`,
      [tenantId, livemode],
    );
    refuseMoreJobs(count?.count ?? 0);
    const who = { keyId, ...(personId !== undefined && { personId }), role, version };
    return found(
      await tx.query<JobRow>(
        `insert into jobs (id, tenant_id, livemode, action, filter, kind, caller, language, status, total, done,
           succeeded, failed, cursor, parts, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'running', $9, 0, 0, 0, '', 0, $10) returning *`,
        [
          ...[newId('job'), tenantId, livemode, job.action, job.filter, job.kind],
          ...[JSON.stringify(who), language, job.total, tx.at],
        ],
      ),
    );
  }

  /** Stores the bodies of the file of an import, in their order. */
  insertRows(tx: Tx, { id }: JobRow, bodies: readonly { readonly line: number; readonly body: object }[]): void {
    tx.write(
      `insert into job_rows (job_id, nth, line, body)
       select $1, row.nth, row.line, row.body from unnest($2::int[], $3::text[]) with ordinality as row (line, body, nth)`,
      [id, bodies.map(({ line }) => line), bodies.map(({ body }) => JSON.stringify(body))],
    );
  }

  /** Returns the next bodies of an import. */
  rowsAfter({ id, cursor }: JobRow, limit: number): Promise<readonly ImportRow[]> {
    return this.database.query<ImportRow>(
      'select nth, line, body from job_rows where job_id = $1 and nth > $2 order by nth limit $3',
      [id, Number(cursor || '0'), limit],
    );
  }

  async find(id: string): Promise<JobRow | undefined> {
    const [row] = await this.database.query<JobRow>('select * from jobs where id = $1', [id]);
    return row;
  }

  /** Returns the caller's job; throws a 404 when there is none of that id. */
  async get({ tenantId, livemode }: Caller, id: string): Promise<JobRow> {
    const row = await this.find(id);
    return found(row?.tenant_id === tenantId && row.livemode === livemode ? [row] : []);
  }

  list<T>({ tenantId, livemode }: Caller, query: ListQuery, itemOf: (row: JobRow) => T): Promise<List<T>> {
    const source = {
      table: 'jobs',
      scope: [
        ['tenant_id = ?', tenantId],
        ['livemode = ?', livemode],
      ],
    } as const;
    return readList(this.database, '/v1/jobs', source, query, itemOf);
  }

  /** Stores what the step under way acts on, before it does. */
  async setPending({ id, cursor }: JobRow, pending: readonly PendingRow[]): Promise<void> {
    await this.database.query('update jobs set pending = $3 where id = $1 and cursor = $2', [
      id,
      cursor,
      JSON.stringify(pending),
    ]);
  }

  /** Adds what a step has done. Throws if another process has done this step meanwhile. */
  async advance(tx: Tx, row: JobRow, { lines, succeeded, failed, cursor }: Advance): Promise<JobRow> {
    const expiresAt = new Date(Date.parse(tx.at) + KEPT_MS).toISOString();
    const [advanced] = await tx.query<JobRow>(
      `update jobs set done = done + $4 + $5, succeeded = succeeded + $4, failed = failed + $5, parts = parts + 1,
         cursor = coalesce($6, cursor), pending = null,
         status = case when $6::text is not null then status else 'completed' end,
         finished_at = case when $6::text is null then $7::timestamptz end,
         expires_at = case when $6::text is null then $8::timestamptz end
       where id = $1 and cursor = $2 and parts = $3 and status in ('running', 'cancelling') returning *`,
      [row.id, row.cursor, row.parts, succeeded, failed, cursor, tx.at, expiresAt],
    );
    if (!advanced) throw new Error(`${row.id} was advanced by another process, or is over`);
    await tx.query('insert into job_parts (job_id, nth, lines) values ($1, $2, $3)', [row.id, advanced.parts, lines]);
    return advanced;
  }

  /** Asks for the end of a job: the step under way is its last one. One that is over stays as it is. */
  async cancel(tx: Tx, id: string): Promise<JobRow> {
    await tx.query(`update jobs set status = 'cancelling' where id = $1 and status = 'running'`, [id]);
    return found(await tx.query<JobRow>('select * from jobs where id = $1', [id]));
  }

  /** Ends a job whose end was asked for. */
  async end(tx: Tx, id: string): Promise<Date> {
    const expiresAt = new Date(Date.parse(tx.at) + KEPT_MS);
    await tx.query(
      `update jobs set status = 'cancelled', pending = null, finished_at = $2, expires_at = $3
        where id = $1 and status = 'cancelling'`,
      [id, tx.at, expiresAt.toISOString()],
    );
    return expiresAt;
  }

  /** Deletes a job with its rows and its result. */
  remove(tx: Tx, id: string): void {
    tx.write('delete from jobs where id = $1', [id]);
  }

  /** Yields the lines of the result, part by part. */
  async *result({ id, parts }: JobRow): AsyncGenerator<string> {
    for (let nth = 1; nth <= parts; nth += 1) {
      const [part] = await this.database.query<{ lines: string }>(
        'select lines from job_parts where job_id = $1 and nth = $2',
        [id, nth],
      );
      yield part?.lines ?? '';
    }
  }
}

const found = ([row]: readonly JobRow[]): JobRow => {
  if (!row) throw notFound({ en: 'job', es: 'ese trabajo' });
  return row;
};
