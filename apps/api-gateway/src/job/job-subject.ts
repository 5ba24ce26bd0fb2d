import type { Caller } from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import type { JobAction, JobRow, PendingRow } from './job.js';

/** One of the first rows that a job would have, as a dry run shows it. */
export interface SampleRow {
  readonly row: number | null;
  readonly id: string | null;
  readonly number: string | null;
  readonly status: string | null;
  readonly code: string | null;
  readonly detail: string | null;
}

export interface JobPage<Row extends PendingRow = PendingRow> {
  readonly rows: readonly Row[];
  /** Id behind which the list goes on; null: it has no more. */
  readonly cursor: string | null;
}

/** What a job finds by its filter, and what it does with each. */
export interface JobSubject {
  /** Returns the text of a filter in one order of its parameters; throws a 422 for one that is none. */
  filterOf(text: string): string;
  /** Counts to one more than `most`. */
  count(caller: Caller, filter: string, most: number): Promise<number>;
  sample(caller: Caller, action: JobAction, filter: string, limit: number): Promise<readonly SampleRow[]>;
  /** Returns those that were there when the job was ordered, newest first, behind a cursor; '' is the beginning. */
  page(row: JobRow, cursor: string, limit: number): Promise<JobPage>;
  /** Does the action of the job; throws the problem that refuses it. */
  act(row: JobRow, pending: PendingRow, idempotency: IdempotencyKey): Promise<void>;
}
