import { Injectable } from '@nestjs/common';
import { faultPoint } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES } from '@rubrica/kinds';
import { type HttpAnswer, invalid, type Language, Problem } from '@rubrica/service';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { CounterpartyImports } from './counterparty-import.process.js';
import { DocumentImports } from './document-import.process.js';
import { bodiesIn, type ImportedBody } from './import-table.js';
import { columnsOf, type Importer } from './importer.process.js';
import { callerOf, type JobRow } from './job.js';
import { outcomeLine, type RowOutcome } from './job-columns.js';
import type { PreparedStep } from './job-step.process.js';
import { JobStore } from './job.store.js';
import { isZipFile, rowsOfCsv } from './sheet-file.js';
import { Sheets } from './sheet.worker.js';

/** Bodies that one step checks and stores. */
const BODIES_PER_STEP = 20;
/** Faults that a line of the result tells of. */
const MOST_FAULTS = 3;

/**
 * Imports of files. A step checks some bodies as POSTs of them would be checked, and stores the good ones in the transaction
 * that records the step. Each body has an external id, by which it is stored once, in whatever file it comes again.
 */
@Injectable()
export class JobImports {
  constructor(
    private readonly jobs: JobStore,
    private readonly sheets: Sheets,
    private readonly documents: DocumentImports,
    private readonly counterparties: CounterpartyImports,
  ) {}

  /** Returns the bodies of a file in CSV or XLSX, or throws a 422. `name`: what its rows are. */
  async read(name: string, contentBase64: string): Promise<readonly ImportedBody[]> {
    const bytes = Buffer.from(contentBase64, 'base64');
    const table = isZipFile(bytes) ? await this.sheets.rowsOf(bytes) : rowsOfCsv(bytes);
    const { bodies, unknown } = bodiesIn(table, columnsOf(name) ?? []);
    if (unknown.length > 0) throw invalid(unknown.slice(0, 20).map((title) => unknownColumn(title, name)));
    if (bodies.length === 0) throw invalid([NO_ROWS]);
    return bodies;
  }

  /** Returns what imports documents of a kind, or counterparties of a role. */
  importerOf(name: string): Importer {
    const kindOfDocument = KINDS_OF_DOCUMENT.find(({ kind }) => kind === name);
    if (kindOfDocument) return this.documents.importerOf(kindOfDocument);
    const role = COUNTERPARTY_ROLES.find((one) => one.name === name);
    if (role) return this.counterparties.importerOf(role);
    throw new Error(`nothing imports ${name}`);
  }

  async prepare(row: JobRow): Promise<PreparedStep> {
    const rows = await this.jobs.rowsAfter(row, BODIES_PER_STEP);
    const bodies = rows.map(({ body }) => JSON.parse(body) as object);
    const store = await this.importerOf(row.kind ?? '').check(callerOf(row), bodies);
    faultPoint('api-gateway:job-step-done');
    return async (tx) => {
      const answers = await store(tx);
      const outcomes = rows.map(({ line }, nth) => outcomeOf(line, answers[nth], row.language));
      const succeeded = outcomes.filter(({ outcome }) => outcome === 'done').length;
      const isLast = rows.length < BODIES_PER_STEP;
      return {
        lines: outcomes.map(outcomeLine).join(''),
        succeeded,
        failed: outcomes.length - succeeded,
        cursor: isLast ? null : String(rows.at(-1)?.nth),
      };
    };
  }
}

const outcomeOf = (line: number, answer: HttpAnswer | Problem | undefined, language: Language): RowOutcome => {
  if (!answer) throw new Error('a row of an import has no answer');
  if (!(answer instanceof Problem)) {
    const { id } = answer.body as { readonly id: string };
    return { line, id, number: null, outcome: 'done', code: null, detail: null };
  }
  const { existing_id: existing } = answer.extensions;
  const id = typeof existing === 'string' ? existing : null;
  return { line, id, number: null, outcome: 'refused', code: answer.code, detail: reasonOf(answer, language) };
};

/** The faults of a problem with their places, or its own words. */
export const reasonOf = ({ detail, errors }: Problem, language: Language): string => {
  const faults = errors.slice(0, MOST_FAULTS).map((error) => {
    const text = (language === 'es' ? error.es?.detail : undefined) ?? error.detail;
    return error.pointer === undefined ? text : `${error.pointer}: ${text}`;
  });
  return faults.length === 0 ? detail[language] : faults.join(' · ');
};

const unknownColumn = (title: string, name: string) =>
  faultWith(
    '#/file/content_base64',
    'unknown_field',
    {
      en: `There is no column "${title.slice(0, 60)}".`,
      es: `No existe la columna «${title.slice(0, 60)}».`,
    },
    {
      fix: {
        en: `GET /v1/jobs/templates/${name} has all columns; leave others out.`,
        es: `GET /v1/jobs/templates/${name} tiene todas las columnas; omita las demás.`,
      },
    },
  );

const NO_ROWS = faultWith('#/file/content_base64', 'required', {
  en: 'The file has no row below its titles.',
  es: 'El archivo no tiene filas debajo de los títulos.',
});
