import { Injectable } from '@nestjs/common';
import { type Caller, mailerRoutes } from '@rubrica/contracts';
import { type IdempotencyKey, idempotencyHeaders, InternalClient } from '@rubrica/service';
import { CaughtUp } from '../document/caught-up.process.js';
import { filterIn } from '../document/document-filter.js';
import { DocumentSummaryStore } from '../document/document-summary.store.js';
import type { SummaryRow } from '../document/document-summary.js';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { DocumentOrders } from '../document-order/document-order.process.js';
import { textOfFilter } from '../resource/filter-text.js';
import { callerOf, type JobAction, type JobRow, type PendingRow } from './job.js';
import type { JobPage, JobSubject, SampleRow } from './job-subject.js';

/** Documents that a job retries, mails again or exports. */
@Injectable()
export class JobDocuments implements JobSubject {
  constructor(
    private readonly caughtUp: CaughtUp,
    private readonly summaries: DocumentSummaryStore,
    private readonly orders: DocumentOrders,
    private readonly internal: InternalClient,
  ) {}

  filterOf(text: string): string {
    return textOfFilter(filterIn(text, '#/filter'));
  }

  async count(caller: Caller, filter: string, most: number): Promise<number> {
    await this.caughtUp.wait();
    return this.summaries.count(caller, filterIn(filter, '#/filter'), most);
  }

  async sample(caller: Caller, action: JobAction, filter: string, limit: number): Promise<readonly SampleRow[]> {
    const query = { ...filterIn(filter, '#/filter'), limit: String(limit) };
    const { data } = await this.summaries.list(caller, query, (row) =>
      Promise.resolve({
        row: null,
        id: row.id,
        number: row.number,
        status: row.view.status,
        code: refusalOf(action, row),
        detail: null,
      }),
    );
    return data;
  }

  async page(row: JobRow, cursor: string, limit: number): Promise<JobPage<SummaryRow>> {
    const filter = filterIn(row.filter ?? '', '#/filter');
    const query = {
      ...filter,
      'created[lt]': earlier(row.created_at, filter['created[lt]']),
      limit: String(limit),
      ...(cursor !== '' && { starting_after: cursor }),
    };
    const list = await this.summaries.list(callerOf(row), query, (one) => Promise.resolve(one));
    return { rows: list.data, cursor: list.has_more ? (list.data.at(-1)?.id ?? null) : null };
  }

  async act(row: JobRow, { id, kind }: PendingRow, idempotency: IdempotencyKey): Promise<void> {
    const kindOfDocument = KINDS_OF_DOCUMENT.find((one) => one.kind === kind);
    if (!kindOfDocument) throw new Error(`there is no kind ${kind}`);
    const caller = callerOf(row);
    if (row.action === 'retry') await this.orders.retry({ caller, kindOfDocument, id, idempotency });
    else
      await this.internal.call(
        mailerRoutes.sendEmails,
        { caller, params: { id }, body: {} },
        { headers: idempotencyHeaders(idempotency) },
      );
  }
}

/** Code by which an action is known to be refused for a document; null: none is known. */
const refusalOf = (action: JobAction, { view }: SummaryRow): string | null =>
  action === 'retry' && view.status !== 'failed' ? 'not_retryable' : null;

/** Returns the earlier one of a time and the text of another, which may be missing. */
const earlier = (time: Date, text: string | undefined): string =>
  text !== undefined && Date.parse(text) < time.getTime() ? text : time.toISOString();
