import { amount, decimal, ZERO } from '@rubrica/fiscal';
import type { SupplierDocument } from '@rubrica/reception';
import type { Language } from '@rubrica/service';
import { type Cell, csvLine, decimalCell } from '../resource/csv.js';
import { type KnownReceived, receivedDocumentIn } from './received-document-resource.js';

/** A list as a file, written document by document (ADR 0239). */
export interface ExportFormat {
  readonly contentType: string;
  /** First line; empty where there is none. */
  readonly head: string;
  lineOf(state: KnownReceived, language: Language): string;
}

/** Data that were read; the XML that they come from was checked by the shape when it was read. */
const documentOf = ({ document }: KnownReceived) => document as SupplierDocument | null;

const ofDocument = (value: (document: SupplierDocument) => Cell) => (state: KnownReceived) => {
  const document = documentOf(state);
  return document ? value(document) : null;
};

const amountOf = (value: (document: SupplierDocument) => string | null | undefined) =>
  ofDocument((document) => decimalCell(value(document)));

/** Taxes that have columns of their own; their codes are DIAN's. */
const TAXES = ['01', '03', '04'];
const WITHHOLDINGS = ['05', '06', '07'];

interface Taxed {
  readonly code: string;
  readonly value: string;
  readonly base: string | null;
}

/** Adds up what has a code; empty where nothing has. */
const sumOf = (taxes: readonly Taxed[], code: string, part: 'value' | 'base'): string | null => {
  const parts = taxes.flatMap((tax) => (tax.code === code && tax[part] !== null ? [tax[part]] : []));
  return parts.length === 0 ? null : amount(parts.reduce((sum, each) => sum.plus(decimal(each)), ZERO));
};

/** `22:100.00 34:5.00`: what has no column. */
const others = (taxes: readonly Taxed[], known: readonly string[]): string =>
  [...new Set(taxes.map(({ code }) => code))]
    .filter((code) => !known.includes(code))
    .map((code) => `${code}:${sumOf(taxes, code, 'value') ?? ''}`)
    .join(' ');

/** Columns of the CSV: one row is one document. */
const COLUMNS: Readonly<Record<string, (state: KnownReceived) => Cell>> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  reasons: ({ reasons }) => reasons.map(({ code }) => code).join(' '),
  cufe: ({ cufe }) => cufe,
  environment: ({ environment }) => environment,
  type_code: ofDocument(({ type_code }) => type_code),
  number: ofDocument(({ number }) => number),
  prefix: ofDocument(({ prefix }) => prefix),
  issued_at: ofDocument(({ issued_at }) => issued_at),
  due_date: ofDocument(({ payment_means }) => payment_means?.due_date),
  supplier_identification_type: ofDocument(({ supplier }) => supplier.identification.type),
  supplier_nit: ofDocument(({ supplier }) => supplier.identification.number),
  supplier_check_digit: ofDocument(({ supplier }) => supplier.identification.check_digit),
  supplier_name: ofDocument(({ supplier }) => supplier.legal_name),
  supplier_municipality_code: ofDocument(({ supplier }) => supplier.address?.municipality_code),
  currency: ofDocument(({ currency }) => currency),
  payment_type: ofDocument(({ payment_means }) => payment_means?.type),
  payment_code: ofDocument(({ payment_means }) => payment_means?.code),
  line_extension_amount: amountOf(({ totals }) => totals.line_extension_amount),
  allowance_total: amountOf(({ totals }) => totals.allowance_total),
  charge_total: amountOf(({ totals }) => totals.charge_total),
  ...Object.fromEntries(
    TAXES.flatMap((code) => [
      [`tax_${code}_base`, amountOf(({ totals }) => sumOf(totals.taxes, code, 'base'))],
      [`tax_${code}_value`, amountOf(({ totals }) => sumOf(totals.taxes, code, 'value'))],
    ]),
  ),
  other_taxes: ofDocument(({ totals }) => others(totals.taxes, TAXES)),
  ...Object.fromEntries(
    WITHHOLDINGS.map((code) => [
      `withholding_${code}_value`,
      amountOf(({ withholdings }) => sumOf(withholdings, code, 'value')),
    ]),
  ),
  tax_inclusive_amount: amountOf(({ totals }) => totals.tax_inclusive_amount),
  prepaid_amount: amountOf(({ totals }) => totals.prepaid_amount),
  rounding_amount: amountOf(({ totals }) => totals.rounding_amount),
  payable_amount: amountOf(({ totals }) => totals.payable_amount),
  corrected_number: ofDocument(({ billing_reference }) => billing_reference?.number),
  corrected_cufe: ofDocument(({ billing_reference }) => billing_reference?.cufe),
  reason_code: ofDocument(({ reason_code }) => reason_code),
  events_outcome: ({ events }) => events?.outcome,
  events_deadline: ({ events }) => events?.deadline,
  validated_at: ({ validated_at }) => validated_at,
  created_at: ({ created_at }) => created_at,
};

export const CSV: ExportFormat = {
  contentType: 'text/csv',
  head: csvLine(Object.keys(COLUMNS)),
  lineOf: (state) => csvLine(Object.values(COLUMNS).map((value) => value(state))),
};

export const JSON_LINES: ExportFormat = {
  contentType: 'application/x-ndjson',
  head: '',
  lineOf: (state, language) => `${JSON.stringify(receivedDocumentIn(language, state))}\n`,
};
