import type { Language } from '@rubrica/service';
import type { SummaryRow } from '../document/document-summary.js';
import { worst } from '../document/document-resource.js';
import { BYTE_ORDER_MARK, type Cell, csvLine, decimalCell } from '../resource/csv.js';
import type { JobAction } from './job.js';

interface Column {
  readonly title: Readonly<Record<Language, string>>;
  readonly valueOf: (row: SummaryRow) => Cell;
}

/** Columns of an export: those of the list of all documents. */
const COLUMNS: readonly Column[] = [
  { title: { en: 'id', es: 'id' }, valueOf: ({ id }) => id },
  { title: { en: 'kind', es: 'tipo' }, valueOf: ({ kind }) => kind },
  { title: { en: 'number', es: 'número' }, valueOf: ({ number }) => number },
  { title: { en: 'status', es: 'estado' }, valueOf: ({ view }) => view.status },
  { title: { en: 'waiting', es: 'espera' }, valueOf: ({ view }) => view.waiting?.reason ?? null },
  { title: { en: 'environment', es: 'ambiente' }, valueOf: ({ environment }) => environment },
  { title: { en: 'external_id', es: 'id_externo' }, valueOf: ({ external_id }) => external_id },
  {
    title: { en: 'counterparty_number', es: 'identificación' },
    valueOf: ({ customer }) => customer?.identification.number ?? null,
  },
  { title: { en: 'counterparty_name', es: 'nombre' }, valueOf: ({ customer }) => customer?.legal_name ?? null },
  { title: { en: 'currency', es: 'moneda' }, valueOf: ({ currency }) => currency },
  { title: { en: 'total', es: 'total' }, valueOf: ({ total }) => decimalCell(total) },
  {
    title: { en: 'mail_status', es: 'estado_correo' },
    valueOf: ({ view }) => (view.mailings.length === 0 ? null : worst(view.mailings)),
  },
  { title: { en: 'issued_at', es: 'emitido' }, valueOf: ({ issued_at }) => issued_at },
  { title: { en: 'created_at', es: 'solicitado' }, valueOf: ({ created_at }) => created_at.toISOString() },
];

/** Titles of the result of an action that is done row by row. */
const OUTCOME_TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: ['row', 'id', 'number', 'outcome', 'code', 'detail'],
  es: ['fila', 'id', 'número', 'resultado', 'código', 'detalle'],
};

/** First line of a result. */
export const titlesOf = (action: JobAction, language: Language): string =>
  `${BYTE_ORDER_MARK}${csvLine(action === 'export' ? COLUMNS.map(({ title }) => title[language]) : OUTCOME_TITLES[language])}`;

export const exportLine = (row: SummaryRow): string => csvLine(COLUMNS.map(({ valueOf }) => valueOf(row)));

/** What has become of one row of a job. */
export interface RowOutcome {
  /** Line of the file of an import; null of a job on documents. */
  readonly line: number | null;
  /** Of the document, or of the customer or supplier that a row has become. */
  readonly id: string | null;
  readonly number: string | null;
  readonly outcome: 'done' | 'refused';
  readonly code: string | null;
  readonly detail: string | null;
}

export const outcomeLine = ({ line, id, number, outcome, code, detail }: RowOutcome): string =>
  csvLine([line, id, number, outcome, code, detail]);
