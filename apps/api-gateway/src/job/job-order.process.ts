import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type DocumentKind, faultWith } from '@rubrica/fiscal';
import { type IdempotencyKey, idempotentlyAfter, invalid, type KeptAnswer, type Language } from '@rubrica/service';
import { CaughtUp } from '../document/caught-up.process.js';
import { type DocumentFilter, filterIn, textOfFilter } from '../document/document-filter.js';
import { DocumentSummaryStore } from '../document/document-summary.store.js';
import type { SummaryRow } from '../document/document-summary.js';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import type { ImportedDocument } from './import-columns.js';
import { JobImports, reasonOf } from './job-import.process.js';
import { type JobAction, type JobRow, MOST_ROWS, refuseMoreRows } from './job.js';
import { JobStore } from './job.store.js';
import { workTimer } from './job.timer.js';

const SAMPLE = 10;

/** An order as its body has it: an import has a file, any other action a filter. */
export interface JobOrder {
  readonly action: JobAction;
  readonly filter?: string;
  readonly file?: { readonly content_base64: string };
}

/** Kind of the documents that are imported. */
const IMPORTED: DocumentKind = 'invoice';

/** Takes the orders of jobs, and tells what they would do. */
@Injectable()
export class JobOrders {
  constructor(
    private readonly database: Database,
    private readonly caughtUp: CaughtUp,
    private readonly summaries: DocumentSummaryStore,
    private readonly jobs: JobStore,
    private readonly imports: JobImports,
  ) {}

  async order(
    caller: Caller,
    language: Language,
    order: JobOrder,
    idempotency: IdempotencyKey | null,
    resourceOf: (row: JobRow) => object,
  ): Promise<KeptAnswer> {
    const { action } = order;
    const prepare = async (): Promise<Ordered> => {
      if (action === 'import') return { filter: null, documents: await this.imports.read(fileOf(order)) };
      await this.caughtUp.wait();
      return { filter: filterOf(order), documents: [] };
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, { filter, documents }) => {
      const total = filter ? await this.summaries.count(caller, filter, MOST_ROWS[action]) : documents.length;
      refuseMoreRows(action, total);
      const kind = filter ? null : IMPORTED;
      const job = { action, filter: filter && textOfFilter(filter), kind, total };
      const row = await this.jobs.insert(tx, caller, language, job);
      if (documents.length > 0) this.jobs.insertRows(tx, row, documents);
      tx.schedule(workTimer(row));
      return { status: 200, body: resourceOf(row) };
    });
  }

  async preview(caller: Caller, language: Language, order: JobOrder): Promise<object> {
    const { action } = order;
    if (action === 'import') return this.previewOfFile(caller, language, fileOf(order));
    const asked = filterOf(order);
    await this.caughtUp.wait();
    const count = await this.summaries.count(caller, asked, MOST_ROWS[action]);
    refuseMoreRows(action, count);
    const { data } = await this.summaries.list(caller, { ...asked, limit: String(SAMPLE) }, (row) =>
      Promise.resolve({
        row: null,
        document_id: row.id,
        number: row.number,
        status: row.view.status,
        code: refusalOf(action, row),
        detail: null,
      }),
    );
    return { object: 'job_preview', action, count, sample: data };
  }

  private async previewOfFile(caller: Caller, language: Language, file: string): Promise<object> {
    const documents = await this.imports.read(file);
    const kindOfDocument = KINDS_OF_DOCUMENT.find(({ kind }) => kind === IMPORTED);
    if (!kindOfDocument) throw new Error(`there is no kind ${IMPORTED}`);
    const sample = await Promise.all(
      documents.slice(0, SAMPLE).map(async ({ line, body }) => {
        const problem = await this.imports.problemOf(caller, kindOfDocument, body);
        const refusal = problem && { code: problem.code, detail: reasonOf(problem, language) };
        return { row: line, document_id: null, number: null, status: null, code: null, detail: null, ...refusal };
      }),
    );
    return { object: 'job_preview', action: 'import', count: documents.length, sample };
  }
}

/** What is known of an order before its transaction. */
interface Ordered {
  /** Null of an import. */
  readonly filter: DocumentFilter | null;
  readonly documents: readonly ImportedDocument[];
}

/** Returns the filters of an order that is no import; throws a 422 when it has none, or a file. */
const filterOf = ({ filter, file }: JobOrder): DocumentFilter => {
  if (file !== undefined) throw invalid([notTogether('file')]);
  if (filter === undefined) throw invalid([missing('filter')]);
  return filterIn(filter, '#/filter');
};

/** Returns the file of an import in base64; throws a 422 when it has none, or a filter. */
const fileOf = ({ filter, file }: JobOrder): string => {
  if (filter !== undefined) throw invalid([notTogether('filter')]);
  if (file === undefined) throw invalid([missing('file')]);
  return file.content_base64;
};

const missing = (name: string) =>
  faultWith(`#/${name}`, 'required', {
    en: 'This action needs this field.',
    es: 'Esta acción necesita este campo.',
  });
const notTogether = (name: string) =>
  faultWith(`#/${name}`, 'not_allowed', {
    en: 'This action does not take this field.',
    es: 'Esta acción no admite este campo.',
  });

/** Code by which an action is known to be refused for a document; null: none is known. */
const refusalOf = (action: JobAction, { view }: SummaryRow): string | null =>
  action === 'retry' && view.status !== 'failed' ? 'not_retryable' : null;
