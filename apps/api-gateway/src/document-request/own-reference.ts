import { type BillingReferenceDraft, colombianDate, type Fault, faultWith, propose } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';

/** A document of one's own that a `billing_reference` may mean. */
export type NamedRow = Pick<DocumentRow, 'id' | 'kind' | 'invoice_id' | 'view'>;

/** What a `billing_reference` means among one's own documents. */
export interface OwnReference<Row extends NamedRow> {
  /** Undefined: an invoice that was issued elsewhere, or no invoice at all. */
  readonly invoice: Row | undefined;
  readonly faults: readonly Fault[];
}

/**
 * Finds the invoice of one's own that a `billing_reference` names by its CUFE or its number, among the documents that have
 * one of the two. DIAN looks at the CUFE alone; the number is what the buyer reads.
 */
export const ownReference = <Row extends NamedRow>(
  reference: BillingReferenceDraft,
  found: readonly Row[],
): OwnReference<Row> => {
  const byCufe = found.find(({ view }) => view.cufe === cufeOf(reference));
  if (byCufe && corrects(byCufe)) return { invoice: undefined, faults: [refersToNote('#/billing_reference', byCufe)] };
  const named = found.filter(({ view }) => view.number === numberOf(reference));
  // What another system issued may have the number of a document that came to nothing here.
  const byNumber = named.find((row) => !corrects(row) && !isFallen(row.view.status));
  // A rejected invoice and the one that corrects it have the same number.
  const isReplaced = byCufe && byNumber && isFallen(byCufe.view.status) && isNumber(reference.number, byCufe);
  const invoice = isReplaced ? byNumber : (byCufe ?? byNumber);
  if (invoice) return { invoice, faults: differences(reference, invoice) };
  const note = named.find(
    (row) => corrects(row) && row.view.issued_at !== null && colombianDate(row.view.issued_at) === reference.issue_date,
  );
  return { invoice: undefined, faults: note ? [refersToNote('#/billing_reference', note)] : [] };
};

/** Whether a document corrects another one. */
const corrects = ({ kind }: NamedRow): boolean => kindOf(kind).corrects !== null;

export const cufeOf = ({ cufe }: Pick<BillingReferenceDraft, 'cufe'>): string => cufe.toLowerCase();
export const numberOf = ({ number }: Pick<BillingReferenceDraft, 'number'>): string => number.toUpperCase();

const isFallen = (status: DocumentRow['view']['status']): boolean =>
  status === 'rejected_by_dian' || status === 'failed';

/** Compares a number as people write it: in any case, with zeros before the digits. */
const isNumber = (written: string, { view: { number, prefix, sequence } }: NamedRow): boolean => {
  const given = written.toUpperCase();
  if (given === number) return true;
  const digits = prefix !== null && given.startsWith(prefix) ? given.slice(prefix.length) : '';
  return /^\d+$/.test(digits) && Number(digits) === sequence;
};

/** Returns what differs; the day only where number and CUFE leave no doubt about the invoice. */
const differences = (reference: BillingReferenceDraft, own: NamedRow): Fault[] => {
  const { cufe, issued_at: issuedAt } = own.view;
  const faults = [
    ...(isNumber(reference.number, own) ? [] : [otherNumber(reference.number, own)]),
    ...(cufe === null || cufe === cufeOf(reference) ? [] : [otherCufe(reference.number, own)]),
  ];
  const day = issuedAt === null ? reference.issue_date : colombianDate(issuedAt);
  return faults.length > 0 || day === reference.issue_date ? faults : [otherDay(reference, day, own.id)];
};

const otherNumber = (given: string, { id, view: { number } }: NamedRow): Fault =>
  faultWith(
    '#/billing_reference/number',
    'reference_mismatch',
    {
      en: `This CUFE is that of your invoice ${id}, number ${number ?? ''}; ${given} is another number.`,
      es: `Este CUFE es el de su factura ${id}, número ${number ?? ''}; ${given} es otro número.`,
    },
    {
      fix: {
        en: `If you mean ${number ?? id}, write invoice_id "${id}" in place of billing_reference. If you mean ${given}, write the CUFE and the day of that invoice.`,
        es: `Si se trata de ${number ?? id}, escriba invoice_id "${id}" en lugar de billing_reference. Si se trata de ${given}, escriba el CUFE y la fecha de esa factura.`,
      },
    },
  );

const otherCufe = (given: string, { id }: NamedRow): Fault =>
  faultWith(
    '#/billing_reference/cufe',
    'reference_mismatch',
    {
      en: `${given} is the number of your invoice ${id}, which has another CUFE.`,
      es: `${given} es el número de su factura ${id}, que tiene otro CUFE.`,
    },
    {
      fix: {
        en: `If you mean that invoice, write invoice_id "${id}" in place of billing_reference. If you mean another one, write its number.`,
        es: `Si se trata de esa factura, escriba invoice_id "${id}" en lugar de billing_reference. Si se trata de otra, escriba su número.`,
      },
      rule: 'CBG04a',
    },
  );

const otherDay = ({ number, issue_date: given }: BillingReferenceDraft, day: string, id: string): Fault =>
  faultWith(
    '#/billing_reference/issue_date',
    'reference_mismatch',
    {
      en: `Your invoice ${id}, number ${number}, is of ${day}, not of ${given}.`,
      es: `Su factura ${id}, número ${number}, es del ${day}, no del ${given}.`,
    },
    {
      fix: propose('own_document', day, {
        rest: {
          en: `, or invoice_id in place of billing_reference: ${id}`,
          es: `, o invoice_id en lugar de billing_reference: ${id}`,
        },
      }),
    },
  );

/** A note corrects an invoice. What was wrong in a note is corrected by one of the other kind to the same invoice. */
export const refersToNote = (pointer: string, { id, kind, invoice_id: invoice, view: { number } }: NamedRow): Fault => {
  const { words, creditable } = kindOf(kind);
  const isCredit = creditable === 'less';
  const called = number === null ? '' : `, ${number},`;
  const corrected = invoice === null ? '' : ` ${invoice}`;
  return faultWith(
    pointer,
    'refers_to_note',
    {
      en: `${id}${called} is a ${words.noun.en}; a note corrects an invoice.`,
      es: `${id}${called} es una ${words.noun.es}; una nota corrige una factura.`,
    },
    {
      fix: {
        en: `Name the invoice${corrected}. What a ${isCredit ? 'credit note took back too much is charged again by a debit note' : 'debit note charged too much is taken back by a credit note'} to that invoice.`,
        es: `Nombre la factura${corrected}. Lo que una nota ${isCredit ? 'crédito devolvió de más se vuelve a cobrar con una nota débito' : 'débito cobró de más se devuelve con una nota crédito'} de esa factura.`,
      },
    },
  );
};
