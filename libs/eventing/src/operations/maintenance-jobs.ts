import type { DueTimer, TimerRequest } from '../timer/timer.js';
import type { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';

/**
 * Kind of the timers that run maintenance jobs. Its value and the table `chores` still have an older name of these
 * jobs.
 */
export const MAINTENANCE_JOB = 'rubrica.chore';

/** A kind of maintenance job: long work that an operator orders. It is done page by page while the service works. */
export interface MaintenanceJobKind {
  readonly name: string;
  /**
   * Handles one page of the work: the page after this cursor. Each page has its own transaction. The transaction may
   * run several times. The first cursor is ''.
   */
  page(tx: Tx, request: object, after: string): Promise<MaintenanceJobPage>;
}

export interface MaintenanceJobPage {
  /** Cursor to pass to the next call of `page`; undefined after the last page. */
  readonly after: string | undefined;
  /** Number of items that this page has handled. */
  readonly done: number;
  /** Pause before the next page in milliseconds; 0 by default. */
  readonly pauseMs?: number;
}

export interface MaintenanceJobRequest {
  /** Id of the job, chosen by the caller. */
  readonly id: string;
  readonly name: string;
  readonly request: object;
  readonly actor: string;
}

export interface OrderedMaintenanceJob extends MaintenanceJobRequest {
  readonly begunAt: string;
  /** End of the job, ISO 8601; null while it is running. */
  readonly endedAt: string | null;
  readonly done: number;
}

/**
 * Orders and runs maintenance jobs: long work that an operator orders, done page by page. Each order is stored with its
 * actor, request, time and progress. After a crash at most one page is done again.
 */
export class MaintenanceJobs {
  private readonly jobs = new Map<string, MaintenanceJobKind>();

  constructor(private readonly database: Database) {}

  /** Adds a kind of maintenance job. Must be called before the application starts. */
  register(job: MaintenanceJobKind): void {
    this.jobs.set(job.name, job);
  }

  knows(name: string): boolean {
    return this.jobs.has(name);
  }

  order({ id, name, request, actor }: MaintenanceJobRequest): Promise<OrderedMaintenanceJob> {
    return this.database.transaction(async (tx) => {
      await tx.query('insert into chores (id, name, request, actor, begun_at) values ($1, $2, $3, $4, $5)', [
        id,
        name,
        JSON.stringify(request),
        actor,
        tx.at,
      ]);
      tx.schedule(timerOf(id));
      return { id, name, request, actor, begunAt: tx.at, endedAt: null, done: 0 };
    });
  }

  /** Returns the ordered jobs, the latest first, at most `limit`. */
  async list(limit: number): Promise<readonly OrderedMaintenanceJob[]> {
    const rows = await this.database.query<
      MaintenanceJobRequest & { begun_at: Date; ended_at: Date | null; done: string }
    >(
      'select id, name, request, actor, begun_at, ended_at, done from chores order by begun_at desc, id desc limit $1',
      [limit],
    );
    return rows.map(({ begun_at, ended_at, done, ...row }) => ({
      ...row,
      begunAt: begun_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      done: Number(done),
    }));
  }

  /**
   * Handles one page of a job and schedules a timer for the next one, so that a shutdown waits for one page at most.
   * Called by the timer of the job.
   */
  work(timer: DueTimer): Promise<void> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ name: string; request: object; cursor: string }>(
        'select name, request, cursor from chores where id = $1 for update',
        [timer.key],
      );
      const job = this.jobs.get(row?.name ?? '');
      if (!row || !job) throw new Error(`the maintenance job ${timer.key} is not registered`);
      const { after, done, pauseMs = 0 } = await job.page(tx, row.request, row.cursor);
      await tx.query(
        `update chores set cursor = $2, done = done + $3, ended_at = case when $4 then $5::timestamptz end where id = $1`,
        [timer.key, after ?? row.cursor, done, after === undefined, tx.at],
      );
      if (after !== undefined) tx.schedule(timerOf(timer.key, new Date(Date.parse(tx.at) + pauseMs).toISOString()));
      await tx.complete(timer);
    });
  }
}

const timerOf = (id: string, due?: string): TimerRequest => ({ kind: MAINTENANCE_JOB, key: id, due });
