import { type Static, type TProperties, Type } from '@sinclair/typebox';
import type { NoteCatalogs } from '../catalogs/note-catalogs.js';
import { type CommonDraft, documentParts, type InvoiceDraft } from './draft.js';
import { NotePeriod } from './period.js';
import { choiceOf, closed, codeOf, dateOf, optional, textOf } from './schema.js';
import type { Words } from '../values/words.js';

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

/** What a note of another kind corrects: the field with the id of one's own, its noun, and the hash that stands for it. */
export interface CorrectedNames {
  readonly field: string;
  /** Behind its article. */
  readonly aNoun: Words;
  readonly hashName: string;
  /** Id of one, for examples. */
  readonly id: string;
}

/** A document that was issued by another system, with its hash in a field of its own: `cude`. */
export type StatedReference = Pick<BillingReferenceDraft, 'number' | 'issue_date'> & Readonly<Record<string, string>>;

/** Returns the schemas of the fields by which a note names what it corrects. */
export const correctedFields = ({ field, aNoun, hashName, id }: CorrectedNames) => ({
  [field]: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: `What is corrected, ${aNoun.en} of yours; the note waits for it until it is accepted`,
      examples: [id],
    }),
  ),
  billing_reference: optional(
    closed(
      {
        number: BillingReferenceDraft.properties.number,
        [hashName.toLowerCase()]: Type.String({
          pattern: '^[0-9A-Fa-f]{96}$',
          description: `Its ${hashName}, 96 hexadecimal characters`,
          examples: BillingReferenceDraft.properties.cufe.examples,
        }),
        issue_date: dateOf('Its day', '2026-11-20'),
      },
      {
        title: `${hashName}Reference`,
        description: `What is corrected, ${aNoun.en} issued by another system. One of yours is treated as if ${field} named it`,
      },
    ),
  ),
});

/** Returns the schemas of the fields by which a note says why it corrects. */
export const reasonFields = ({ concepts, conceptCodes }: Pick<NoteCatalogs, 'concepts' | 'conceptCodes'>) => ({
  reason_code: codeOf(`Why: ${listed(concepts)}`, '2', '[0-9]{1,2}', conceptCodes),
  reason: optional(textOf("Why, in words; left out: the name of the reason's code", 5000, 'Devolución de un lente')),
});

const listed = (table: ReadonlyMap<string, string>): string =>
  [...table].map(([code, name]) => `${code} ${name}`).join('; ');

/** Fields that notes have beside the common ones. `prepaid` and `withholdings` exist on invoices only. */
const noteParts = ({ concepts, conceptCodes, operations, operationCodes }: NoteCatalogs) =>
  ({
    operation_type: optional(
      codeOf(
        `Follows from the reference (${listed(operations)}) and is best left out; that of the invoice is taken as its own`,
        [...operations.keys()][0] ?? '',
        '[0-9A-Za-z-]{1,12}',
        operationCodes,
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
    ...reasonFields({ concepts, conceptCodes }),
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

/** Returns the schema of the request of a note. `noun`: with its article; `reason`: of the example. */
export const noteDraft = (
  catalogs: NoteCatalogs,
  { title, noun, reason }: { readonly title: string; readonly noun: string; readonly reason: string },
) =>
  closed(
    { ...documentParts, ...noteParts(catalogs) },
    {
      title,
      description: `${noun} to be issued: of one of your invoices (\`invoice_id\`), of one issued elsewhere (\`billing_reference\`), or of no certain invoice (\`period\`)`,
      examples: [{ ...common, invoice_id: 'inv_01j8zv5k7c9w2m4x6y8b0d1f3h', reason_code: '1', reason }],
    },
  );
export type NoteDraft = Static<ReturnType<typeof noteDraft>>;

/** A request of any kind: of a sale, of a note, or with fields that only its kind knows. */
export type DocumentDraft =
  InvoiceDraft | NoteDraft | (CommonDraft & Pick<InvoiceDraft, 'withholdings'> & { operation_type?: never });

/** Number and time of the paper original that a request transcribes (type 03); null where it transcribes none. */
export const paperOriginalOf = (
  draft: DocumentDraft,
): { readonly number: string | undefined; readonly issuedAt: string | undefined } | null =>
  'type_code' in draft && draft.type_code === '03' ? { number: draft.number, issuedAt: draft.issued_at } : null;

/** Whether a request corrects a document: it says why. */
export const isCorrection = (draft: DocumentDraft): draft is NoteDraft => 'reason_code' in draft;

/** Whether a request is of a sale: it says of what type. */
export const isSale = (draft: DocumentDraft): draft is InvoiceDraft =>
  !isCorrection(draft) && draft.operation_type !== undefined;
