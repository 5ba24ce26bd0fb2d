import { type Static, type TProperties, Type } from '@sinclair/typebox';
import type { CodeList } from '../catalogs/code-list.js';
import { noteConceptCodes, noteOperationCodes } from '../catalogs/code-lists.js';
import { creditNoteConcepts, debitNoteConcepts, noteOperationTypes } from '../catalogs/document.js';
import { documentParts, type InvoiceDraft } from './draft.js';
import { NotePeriod } from './period.js';
import type { DocumentKind, NoteKind } from '../values/document-kind.js';
import { choiceOf, closed, codeOf, dateOf, optional, textOf } from './schema.js';

/** The invoice that a note corrects, when it was issued by another system. */
export const BillingReferenceDraft = closed(
  {
    number: Type.String({
      pattern: '^[0-9A-Za-z]{1,20}$',
      description: 'Prefix and number of the invoice',
      examples: ['SETP990000001'],
    }),
    cufe: Type.String({
      pattern: '^[0-9A-Fa-f]{96}$',
      description: 'CUFE of the invoice (CUDE of a type 03), 96 hexadecimal characters',
      examples: ['941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694'],
    }),
    issue_date: dateOf('Day of the invoice', '2026-01-10'),
    type_code: optional(
      choiceOf(['01', '02', '03', '04'], 'Type of the invoice; left out: 01. That of a paper original (03) has a CUDE'),
    ),
  },
  {
    title: 'BillingReference',
    description:
      'The invoice that is corrected, issued by another system. One of yours is treated as if invoice_id named it',
  },
);
export type BillingReferenceDraft = Static<typeof BillingReferenceDraft>;

const listed = (table: ReadonlyMap<string, string>): string =>
  [...table].map(([code, name]) => `${code} ${name}`).join('; ');

const codesOfNote = (kind: NoteKind) => ({ concepts: noteConceptCodes[kind], operations: noteOperationCodes[kind] });

/** Fields that notes have beside the common ones. `prepaid` and `withholdings` exist on invoices only. */
const noteParts = (
  concepts: ReadonlyMap<string, string>,
  operations: ReadonlyMap<string, string>,
  codes: { readonly concepts: CodeList; readonly operations: CodeList },
) =>
  ({
    operation_type: optional(
      codeOf(
        `Follows from the reference (${listed(operations)}) and is best left out; that of the invoice is taken as its own`,
        [...operations.keys()][0] ?? '',
        '[0-9A-Za-z-]{1,12}',
        codes.operations,
      ),
    ),
    invoice_id: optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'The invoice of yours that is corrected; the note waits for it until it is accepted',
        examples: ['inv_01j8zv5k7c9w2m4x6y8b0d1f3h'],
      }),
    ),
    billing_reference: optional(BillingReferenceDraft),
    period: optional(NotePeriod),
    reason_code: codeOf(`Why: ${listed(concepts)}`, '2', '[0-9]{1,2}', codes.concepts),
    reason: optional(textOf("Why, in words; left out: the name of the reason's code", 5000, 'Devolución de un lente')),
  }) satisfies TProperties;

const lines = [
  {
    description: 'Lente de contacto Oasys -2.25',
    quantity: '1.00',
    unit_code: '94',
    unit_price: '100000.00',
    line_extension_amount: '100000.00',
    taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
  },
];
const common = {
  customer_id: 'final_consumer',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines,
};

/** Body of POST /v1/credit-notes. */
export const CreditNoteDraft = closed(
  { ...documentParts, ...noteParts(creditNoteConcepts, noteOperationTypes.credit_note, codesOfNote('credit_note')) },
  {
    title: 'CreditNoteDraft',
    description:
      'A credit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere (`billing_reference`), or of no certain invoice (`period`)',
    examples: [{ ...common, invoice_id: 'inv_01j8zv5k7c9w2m4x6y8b0d1f3h', reason_code: '1', reason: 'Devolución' }],
  },
);
export type CreditNoteDraft = Static<typeof CreditNoteDraft>;

/** Body of POST /v1/debit-notes. */
export const DebitNoteDraft = closed(
  { ...documentParts, ...noteParts(debitNoteConcepts, noteOperationTypes.debit_note, codesOfNote('debit_note')) },
  {
    title: 'DebitNoteDraft',
    description:
      'A debit note to be issued: of one of your invoices (`invoice_id`), of one issued elsewhere (`billing_reference`), or of no certain invoice (`period`)',
    examples: [{ ...common, invoice_id: 'inv_01j8zv5k7c9w2m4x6y8b0d1f3h', reason_code: '1', reason: 'Intereses' }],
  },
);
export type DebitNoteDraft = Static<typeof DebitNoteDraft>;

export type NoteDraft = CreditNoteDraft | DebitNoteDraft;

export interface DraftOfKind {
  readonly invoice: InvoiceDraft;
  readonly credit_note: CreditNoteDraft;
  readonly debit_note: DebitNoteDraft;
}
/** A request of any kind. */
export type DocumentDraft = DraftOfKind[DocumentKind];

/** Number and time of the paper original that a request transcribes (type 03); null where it transcribes none. */
export const paperOriginalOf = (
  draft: DocumentDraft,
): { readonly number: string | undefined; readonly issuedAt: string | undefined } | null =>
  'type_code' in draft && draft.type_code === '03' ? { number: draft.number, issuedAt: draft.issued_at } : null;

export const isNote = (draft: DocumentDraft): draft is NoteDraft => 'reason_code' in draft;
