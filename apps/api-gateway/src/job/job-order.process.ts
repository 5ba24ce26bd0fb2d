import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { type IdempotencyKey, idempotentlyAfter, invalid, type KeptAnswer, type Language } from '@rubrica/service';
import type { ImportedBody } from './import-table.js';
import { IMPORTABLE } from './importer.process.js';
import { JobImports, reasonOf } from './job-import.process.js';
import { type JobAction, type JobRow, MOST_ROWS, refuseMoreRows } from './job.js';
import { JobSubjects } from './job-subjects.process.js';
import { JobStore } from './job.store.js';
import { workTimer } from './job.timer.js';

const SAMPLE = 10;

interface ImportFile {
  /** What its rows are; left out: the first that a file may have. */
  readonly kind?: string;
  readonly content_base64: string;
}

/** An order as its body has it: an import has a file, any other action a filter. */
export interface JobOrder {
  readonly action: JobAction;
  readonly filter?: string;
  readonly file?: ImportFile;
}

/** Takes the orders of jobs, and tells what they would do. */
@Injectable()
export class JobOrders {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobStore,
    private readonly subjects: JobSubjects,
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
      if (action === 'import') {
        const { name, content } = fileOf(order);
        const bodies = await this.imports.read(name, content);
        return { filter: null, kind: name, bodies, total: bodies.length };
      }
      const subject = this.subjects.of(action);
      const filter = subject.filterOf(filterOf(order));
      return { filter, kind: null, bodies: [], total: await subject.count(caller, filter, MOST_ROWS[action]) };
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, { bodies, ...ordered }) => {
      refuseMoreRows(action, ordered.total);
      const job = { action, ...ordered };
      const row = await this.jobs.insert(tx, caller, language, job);
      if (bodies.length > 0) this.jobs.insertRows(tx, row, bodies);
      tx.schedule(workTimer(row));
      return { status: 200, body: resourceOf(row) };
    });
  }

  async preview(caller: Caller, language: Language, order: JobOrder): Promise<object> {
    const { action } = order;
    if (action === 'import') return this.previewOfFile(caller, language, fileOf(order));
    const subject = this.subjects.of(action);
    const filter = subject.filterOf(filterOf(order));
    const count = await subject.count(caller, filter, MOST_ROWS[action]);
    refuseMoreRows(action, count);
    return { object: 'job_preview', action, count, sample: await subject.sample(caller, action, filter, SAMPLE) };
  }

  private async previewOfFile(caller: Caller, language: Language, { name, content }: File): Promise<object> {
    const bodies = await this.imports.read(name, content);
    const importer = this.imports.importerOf(name);
    const sample = await Promise.all(
      bodies.slice(0, SAMPLE).map(async ({ line, body }) => {
        const problem = await importer.problemOf(caller, body);
        const refusal = problem && { code: problem.code, detail: reasonOf(problem, language) };
        return { row: line, id: null, number: null, status: null, code: null, detail: null, ...refusal };
      }),
    );
    return { object: 'job_preview', action: 'import', count: bodies.length, sample };
  }
}

/** What is known of an order before its transaction. */
interface Ordered {
  /** Null of an import. */
  readonly filter: string | null;
  /** What the rows of an import are; null of any other action. */
  readonly kind: string | null;
  readonly bodies: readonly ImportedBody[];
  readonly total: number;
}

/** Returns the filter of an order that is no import; throws a 422 when it has none, or a file. */
const filterOf = ({ filter, file }: JobOrder): string => {
  if (file !== undefined) throw invalid([notTogether('file')]);
  if (filter === undefined) throw invalid([missing('filter')]);
  return filter;
};

/** File of an import: what its rows are, and its content in base64. */
interface File {
  readonly name: string;
  readonly content: string;
}

/** Returns the file of an import; throws a 422 when the order has none, or a filter. */
const fileOf = ({ filter, file }: JobOrder): File => {
  if (filter !== undefined) throw invalid([notTogether('filter')]);
  if (file === undefined) throw invalid([missing('file')]);
  return { name: file.kind ?? IMPORTABLE[0]?.name ?? '', content: file.content_base64 };
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
