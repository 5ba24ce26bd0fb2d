import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { faultPoint } from '@rubrica/eventing';
import { type DocumentDraft, faultWith } from '@rubrica/fiscal';
import { type HttpAnswer, invalid, type Language, Problem } from '@rubrica/service';
import { type KindOfDocument, KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { DocumentCheck } from '../document-request/document-check.process.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import type { DurableRequest } from '../document-request/durable-request.js';
import { RequestStorage } from '../document-request/request-storage.process.js';
import { TenantBacklog } from '../document-request/tenant-backlog.process.js';
import { documentsIn, type ImportedDocument } from './import-columns.js';
import { callerOf, type JobRow } from './job.js';
import { outcomeLine, type RowOutcome } from './job-columns.js';
import type { PreparedStep } from './job-step.process.js';
import { JobStore } from './job.store.js';
import { isZipFile, rowsOfCsv } from './sheet-file.js';
import { Sheets } from './sheet.worker.js';

/** Documents that one step checks and stores. */
const DOCUMENTS_PER_STEP = 20;
/** Faults that a line of the result tells of. */
const MOST_FAULTS = 3;

/**
 * Imports of files. A step checks some documents as POSTs of them would be checked, and stores the good ones in the transaction
 * that records the step. Each document has an external id, by which it is issued once, in whatever file it comes again.
 */
@Injectable()
export class JobImports {
  constructor(
    private readonly jobs: JobStore,
    private readonly sheets: Sheets,
    private readonly check: DocumentCheck,
    private readonly intake: DocumentIntake,
    private readonly storage: RequestStorage,
    private readonly backlog: TenantBacklog,
  ) {}

  /** Returns the documents of a file in CSV or XLSX, or throws a 422. */
  async read(contentBase64: string): Promise<readonly ImportedDocument[]> {
    const bytes = Buffer.from(contentBase64, 'base64');
    const { documents, unknown } = documentsIn(isZipFile(bytes) ? await this.sheets.rowsOf(bytes) : rowsOfCsv(bytes));
    if (unknown.length > 0) throw invalid(unknown.slice(0, 20).map(unknownColumn));
    if (documents.length === 0) throw invalid([NO_ROWS]);
    return documents;
  }

  async prepare(row: JobRow): Promise<PreparedStep> {
    const caller = callerOf(row);
    const documents = await this.jobs.rowsAfter(row, DOCUMENTS_PER_STEP);
    await this.backlog.admit(caller);
    const kindOfDocument = KINDS_OF_DOCUMENT.find(({ kind }) => kind === row.kind);
    if (!kindOfDocument) throw new Error(`there is no kind ${row.kind}`);
    const checked = await Promise.all(documents.map(({ body }) => this.checked(caller, kindOfDocument, body)));
    faultPoint('api-gateway:job-step-done');
    return async (tx) => {
      const requests = checked.filter((one): one is DurableRequest => !(one instanceof Problem));
      const answers = (requests.length === 0 ? [] : await this.storage.storeAll(tx, requests)).values();
      const outcomes = documents.map(({ line }, nth) => {
        const one = checked[nth];
        return outcomeOf(line, one instanceof Problem ? one : answers.next().value, row.language);
      });
      const succeeded = outcomes.filter(({ outcome }) => outcome === 'done').length;
      const isLast = documents.length < DOCUMENTS_PER_STEP;
      return {
        lines: outcomes.map(outcomeLine).join(''),
        succeeded,
        failed: outcomes.length - succeeded,
        cursor: isLast ? null : String(documents.at(-1)?.nth),
      };
    };
  }

  /** Returns the problem of a document of a file; null: it would be issued. Nothing is stored. */
  async problemOf(caller: Caller, kindOfDocument: KindOfDocument, body: object): Promise<Problem | null> {
    const draft = body as DocumentDraft;
    try {
      refuseNameless(draft);
      const repeated = await this.intake.repeated(caller, kindOfDocument, draft);
      if (!repeated) await this.check.check(caller, kindOfDocument, draft);
      return repeated;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return error;
      throw error;
    }
  }

  /** Returns the request when it has no fault, and else the problem. */
  private async checked(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    body: string,
  ): Promise<DurableRequest | Problem> {
    const draft = JSON.parse(body) as DocumentDraft;
    try {
      refuseNameless(draft);
      const repeated = await this.intake.repeated(caller, kindOfDocument, draft);
      return repeated ?? (await this.intake.checked(caller, kindOfDocument, draft, { idempotency: null }));
    } catch (error) {
      // What fails on our side fails the step, which is done again.
      if (error instanceof Problem && error.status < 500 && error.status !== 429) return error;
      throw error;
    }
  }
}

const refuseNameless = (draft: { readonly external_id?: unknown }): void => {
  if (draft.external_id === undefined) throw invalid([NO_EXTERNAL_ID]);
};

const outcomeOf = (line: number, answer: HttpAnswer | Problem | undefined, language: Language): RowOutcome => {
  if (!answer) throw new Error('a document that was to be stored has no answer');
  if (!(answer instanceof Problem)) {
    const { id } = answer.body as { readonly id: string };
    return { line, documentId: id, number: null, outcome: 'done', code: null, detail: null };
  }
  const { existing_id: existing } = answer.extensions;
  const documentId = typeof existing === 'string' ? existing : null;
  return { line, documentId, number: null, outcome: 'refused', code: answer.code, detail: reasonOf(answer, language) };
};

/** The faults of a problem with their places, or its own words. */
export const reasonOf = ({ detail, errors }: Problem, language: Language): string => {
  const faults = errors.slice(0, MOST_FAULTS).map((error) => {
    const text = (language === 'es' ? error.es?.detail : undefined) ?? error.detail;
    return error.pointer === undefined ? text : `${error.pointer}: ${text}`;
  });
  return faults.length === 0 ? detail[language] : faults.join(' · ');
};

const unknownColumn = (title: string) =>
  faultWith(
    '#/file/content_base64',
    'unknown_field',
    {
      en: `There is no column "${title.slice(0, 60)}".`,
      es: `No existe la columna «${title.slice(0, 60)}».`,
    },
    {
      fix: {
        en: 'GET /v1/jobs/templates/invoice has all columns; leave others out.',
        es: 'GET /v1/jobs/templates/invoice tiene todas las columnas; omita las demás.',
      },
    },
  );

const NO_ROWS = faultWith('#/file/content_base64', 'required', {
  en: 'The file has no row below its titles.',
  es: 'El archivo no tiene filas debajo de los títulos.',
});

const NO_EXTERNAL_ID = faultWith(
  '#/external_id',
  'required',
  {
    en: 'A row of an import needs an external id: by it nothing is issued twice, also from another file.',
    es: 'Una fila de una importación necesita un id externo: con él nada se emite dos veces, tampoco desde otro archivo.',
  },
  {
    fix: {
      en: 'Write the number that the sale has in your own books.',
      es: 'Escriba el número que la venta tiene en sus propios libros.',
    },
  },
);
