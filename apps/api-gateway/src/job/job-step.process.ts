import { Injectable } from '@nestjs/common';
import { faultPoint, type Tx } from '@rubrica/eventing';
import { canonicalHash, type IdempotencyKey, Problem } from '@rubrica/service';
import type { SummaryRow } from '../document/document-summary.js';
import type { JobRow, PendingRow } from './job.js';
import { exportLine, outcomeLine, type RowOutcome } from './job-columns.js';
import { JobDocuments } from './job-documents.process.js';
import { JobSubjects } from './job-subjects.process.js';
import { type Advance, JobStore } from './job.store.js';

/** Documents or deliveries on which one step acts, and pages of the list that one step exports. */
const ROWS_PER_STEP = 10;
const PAGES_PER_STEP = 5;
const ROWS_PER_PAGE = 100;

/** What a step has prepared without a transaction; the rest is done in the transaction that records the step. */
export type PreparedStep = (tx: Tx) => Promise<Advance>;

/**
 * Steps of jobs with a filter. What a step acts on is stored before it acts, and each order carries an Idempotency-Key of job
 * and row: a step that is done again after a crash does nothing twice, and its result has each row.
 */
@Injectable()
export class JobSteps {
  constructor(
    private readonly jobs: JobStore,
    private readonly documents: JobDocuments,
    private readonly subjects: JobSubjects,
  ) {}

  async prepare(row: JobRow): Promise<PreparedStep> {
    const advance = await (row.action === 'export' ? this.export(row) : this.act(row));
    return () => Promise.resolve(advance);
  }

  private async export(row: JobRow): Promise<Advance> {
    const rows: SummaryRow[] = [];
    let cursor: string | null = row.cursor;
    for (let pages = 0; cursor !== null && pages < PAGES_PER_STEP; pages += 1) {
      const page = await this.documents.page(row, cursor, ROWS_PER_PAGE);
      rows.push(...page.rows);
      cursor = page.cursor;
    }
    return { lines: rows.map(exportLine).join(''), succeeded: rows.length, failed: 0, cursor };
  }

  private async act(row: JobRow): Promise<Advance> {
    const pending = row.pending ?? (await this.pendingOf(row));
    const outcomes = await Promise.all(pending.map((one) => this.outcome(row, one)));
    faultPoint('api-gateway:job-step-done');
    const succeeded = outcomes.filter(({ outcome }) => outcome === 'done').length;
    const isLast = pending.length < ROWS_PER_STEP;
    return {
      lines: outcomes.map(outcomeLine).join(''),
      succeeded,
      failed: outcomes.length - succeeded,
      cursor: isLast ? null : (pending.at(-1)?.id ?? null),
    };
  }

  private async pendingOf(row: JobRow): Promise<readonly PendingRow[]> {
    const { rows } = await this.subjects.of(row.action).page(row, row.cursor, ROWS_PER_STEP);
    const pending = rows.map(({ id, kind, number }) => ({ id, kind, number }));
    await this.jobs.setPending(row, pending);
    return pending;
  }

  private async outcome(row: JobRow, pending: PendingRow): Promise<RowOutcome> {
    const about = { line: null, id: pending.id, number: pending.number };
    try {
      await this.subjects.of(row.action).act(row, pending, orderKey(row, pending.id));
      return { ...about, outcome: 'done', code: null, detail: null };
    } catch (error) {
      // What fails on our side fails the step, which is done again.
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
      return { ...about, outcome: 'refused', code: error.code, detail: error.detail[row.language] };
    }
  }
}

/** Key of the order about one row of a job. */
const orderKey = ({ id, tenant_id, livemode, action }: JobRow, rowId: string): IdempotencyKey => ({
  key: rowId,
  scope: `${tenant_id}/${livemode ? 'live' : 'test'}/job/${id}`,
  bodyHash: canonicalHash({ action }),
});
