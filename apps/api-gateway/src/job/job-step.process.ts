import { Injectable } from '@nestjs/common';
import { type Caller, mailerRoutes } from '@rubrica/contracts';
import { faultPoint, type Tx } from '@rubrica/eventing';
import { canonicalHash, type IdempotencyKey, idempotencyHeaders, InternalClient, Problem } from '@rubrica/service';
import { type DocumentFilter, filterIn } from '../document/document-filter.js';
import { DocumentSummaryStore } from '../document/document-summary.store.js';
import type { SummaryRow } from '../document/document-summary.js';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { DocumentOrders } from '../document-order/document-order.process.js';
import { callerOf, type JobRow, type PendingDocument } from './job.js';
import { exportLine, outcomeLine, type RowOutcome } from './job-columns.js';
import { type Advance, JobStore } from './job.store.js';

/** Documents on which one step acts, and pages of the list that one step exports. */
const DOCUMENTS_PER_STEP = 10;
const PAGES_PER_STEP = 5;
const ROWS_PER_PAGE = 100;

/** What a step has prepared without a transaction; the rest is done in the transaction that records the step. */
export type PreparedStep = (tx: Tx) => Promise<Advance>;

interface Page {
  readonly rows: readonly SummaryRow[];
  /** Id behind which the list goes on; null: it has no more. */
  readonly cursor: string | null;
}

/**
 * Steps of jobs on documents. What a step acts on is stored before it acts, and each order carries an Idempotency-Key of job
 * and document: a step that is done again after a crash does nothing twice, and its result has each document.
 */
@Injectable()
export class JobSteps {
  constructor(
    private readonly jobs: JobStore,
    private readonly summaries: DocumentSummaryStore,
    private readonly orders: DocumentOrders,
    private readonly internal: InternalClient,
  ) {}

  async prepare(row: JobRow): Promise<PreparedStep> {
    const advance = await (row.action === 'export' ? this.export(row) : this.act(row));
    return () => Promise.resolve(advance);
  }

  private async export(row: JobRow): Promise<Advance> {
    const rows: SummaryRow[] = [];
    let cursor: string | null = row.cursor;
    for (let pages = 0; cursor !== null && pages < PAGES_PER_STEP; pages += 1) {
      const page: Page = await this.page(row, cursor, ROWS_PER_PAGE);
      rows.push(...page.rows);
      cursor = page.cursor;
    }
    return { lines: rows.map(exportLine).join(''), succeeded: rows.length, failed: 0, cursor };
  }

  private async act(row: JobRow): Promise<Advance> {
    const pending = row.pending ?? (await this.pendingOf(row));
    const outcomes = await Promise.all(pending.map((document) => this.outcome(row, document)));
    faultPoint('api-gateway:job-step-done');
    const succeeded = outcomes.filter(({ outcome }) => outcome === 'done').length;
    const isLast = pending.length < DOCUMENTS_PER_STEP;
    return {
      lines: outcomes.map(outcomeLine).join(''),
      succeeded,
      failed: outcomes.length - succeeded,
      cursor: isLast ? null : (pending.at(-1)?.id ?? null),
    };
  }

  private async pendingOf(row: JobRow): Promise<readonly PendingDocument[]> {
    const { rows } = await this.page(row, row.cursor, DOCUMENTS_PER_STEP);
    const pending = rows.map(({ id, kind, number }) => ({ id, kind, number }));
    await this.jobs.setPending(row, pending);
    return pending;
  }

  /** Returns documents of a job's filter that were there when it was ordered, newest first, behind a cursor. */
  private async page(row: JobRow, cursor: string, limit: number): Promise<Page> {
    const filter: DocumentFilter = filterIn(row.filter ?? '', '#/filter');
    const query = {
      ...filter,
      'created[lt]': earlier(row.created_at, filter['created[lt]']),
      limit: String(limit),
      ...(cursor !== '' && { starting_after: cursor }),
    };
    const list = await this.summaries.list(callerOf(row), query, (one) => Promise.resolve(one));
    return { rows: list.data, cursor: list.has_more ? (list.data.at(-1)?.id ?? null) : null };
  }

  private async outcome(row: JobRow, document: PendingDocument): Promise<RowOutcome> {
    const about = { line: null, id: document.id, number: document.number };
    try {
      await this.order(row, callerOf(row), document);
      return { ...about, outcome: 'done', code: null, detail: null };
    } catch (error) {
      // What fails on our side fails the step, which is done again.
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
      return { ...about, outcome: 'refused', code: error.code, detail: error.detail[row.language] };
    }
  }

  private async order(row: JobRow, caller: Caller, { id, kind }: PendingDocument): Promise<void> {
    const kindOfDocument = KINDS_OF_DOCUMENT.find((one) => one.kind === kind);
    if (!kindOfDocument) throw new Error(`there is no kind ${kind}`);
    const idempotency = orderKey(row, id);
    if (row.action === 'retry') await this.orders.retry({ caller, kindOfDocument, id, idempotency });
    else
      await this.internal.call(
        mailerRoutes.sendEmails,
        { caller, params: { id }, body: {} },
        { headers: idempotencyHeaders(idempotency) },
      );
  }
}

/** Returns the earlier one of a time and the text of another, which may be missing. */
const earlier = (time: Date, text: string | undefined): string =>
  text !== undefined && Date.parse(text) < time.getTime() ? text : time.toISOString();

/** Key of the order about one document of a job. */
const orderKey = ({ id, tenant_id, livemode, action }: JobRow, documentId: string): IdempotencyKey => ({
  key: documentId,
  scope: `${tenant_id}/${livemode ? 'live' : 'test'}/job/${id}`,
  bodyHash: canonicalHash({ action }),
});
