import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type IdempotencyKey, idempotently, type KeptAnswer, type Language } from '@rubrica/service';
import { CaughtUp } from '../document/caught-up.process.js';
import { filterIn, textOfFilter } from '../document/document-filter.js';
import { DocumentSummaryStore } from '../document/document-summary.store.js';
import type { SummaryRow } from '../document/document-summary.js';
import { type JobAction, type JobRow, MOST_ROWS, refuseMoreRows } from './job.js';
import { JobStore } from './job.store.js';
import { workTimer } from './job.timer.js';

const SAMPLE = '10';

export interface JobOrder {
  readonly action: JobAction;
  readonly filter: string;
}

/** Takes the orders of jobs on documents, and tells what they would do. */
@Injectable()
export class JobOrders {
  constructor(
    private readonly database: Database,
    private readonly caughtUp: CaughtUp,
    private readonly summaries: DocumentSummaryStore,
    private readonly jobs: JobStore,
  ) {}

  async order(
    caller: Caller,
    language: Language,
    { action, filter }: JobOrder,
    idempotency: IdempotencyKey | null,
    resourceOf: (row: JobRow) => object,
  ): Promise<KeptAnswer> {
    const asked = filterIn(filter, '#/filter');
    await this.caughtUp.wait();
    return idempotently(this.database, idempotency, async (tx) => {
      const total = await this.summaries.count(caller, asked, MOST_ROWS[action]);
      refuseMoreRows(action, total);
      const job = { action, filter: textOfFilter(asked), kind: null, total };
      const row = await this.jobs.insert(tx, caller, language, job);
      tx.schedule(workTimer(row));
      return { status: 200, body: resourceOf(row) };
    });
  }

  async preview(caller: Caller, { action, filter }: JobOrder): Promise<object> {
    const asked = filterIn(filter, '#/filter');
    await this.caughtUp.wait();
    const count = await this.summaries.count(caller, asked, MOST_ROWS[action]);
    refuseMoreRows(action, count);
    const { data } = await this.summaries.list(caller, { ...asked, limit: SAMPLE }, (row) =>
      Promise.resolve({
        document_id: row.id,
        number: row.number,
        status: row.view.status,
        code: refusalOf(action, row),
      }),
    );
    return { object: 'job_preview', action, count, sample: data };
  }
}

/** Code by which an action is known to be refused for a document; null: none is known. */
const refusalOf = (action: JobAction, { view }: SummaryRow): string | null =>
  action === 'retry' && view.status !== 'failed' ? 'not_retryable' : null;
