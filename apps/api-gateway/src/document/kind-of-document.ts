import { CreditNoteDraft, DebitNoteDraft, type DocumentKind, InvoiceDraft } from '@rubrica/fiscal';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { CreditNoteResource, DebitNoteResource, InvoiceResource } from './document-resource.js';

/** Everything in which /v1/invoices, /v1/credit-notes and /v1/debit-notes differ. */
export interface KindOfDocument {
  readonly kind: DocumentKind;
  /** First segment after /v1/. */
  readonly path: string;
  readonly tag: string;
  /** Singular and plural in operation ids: getInvoice, listInvoices. */
  readonly idNoun: string;
  readonly idNounPlural: string;
  /** In sentences: "an invoice", "invoice". */
  readonly nounWithArticle: string;
  readonly noun: string;
  /** With its article, as in `No existe esa factura`. */
  readonly spanishNoun: string;
  /** A whole request, as it is checked. */
  readonly draft: TObject;
  /** What a request may be: null says the same as absence, and a note takes what it leaves out from its invoice. */
  readonly body: TObject;
  readonly resource: TObject;
}

const isRequired = ({ required = [] }: { readonly required?: readonly string[] }, name: string): boolean =>
  required.includes(name);

/** Returns the schema of a body from that of the whole request; `copied` may be left out beside `invoice_id`. */
const bodyOf = (draft: TObject, copied: readonly string[] = []): TObject => {
  const { properties, required: _, type: __, ...options } = draft;
  const member = (name: string, schema: TSchema): TSchema => {
    const isCopied = copied.includes(name);
    if (isRequired(draft, name) && !isCopied) return schema;
    const words = [schema.description, isCopied && 'left out: as in the invoice'].filter(Boolean);
    return Type.Optional(
      Type.Union([schema, Type.Null()], words.length === 0 ? {} : { description: words.join('; ') }),
    );
  };
  return Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, member(name, schema)])),
    options,
  );
};

/** Code of the 409 by which another document stands against a request: one with its paper number, or the invoice of a note. */
export const standsAgainst = (kind: DocumentKind): string =>
  kind === 'invoice' ? 'number_in_use' : 'invoice_rejected';

export const KINDS_OF_DOCUMENT: Readonly<Record<DocumentKind, KindOfDocument>> = {
  invoice: {
    kind: 'invoice',
    path: 'invoices',
    tag: 'Invoices',
    idNoun: 'Invoice',
    idNounPlural: 'Invoices',
    nounWithArticle: 'an invoice',
    noun: 'invoice',
    spanishNoun: 'esa factura',
    draft: InvoiceDraft,
    body: bodyOf(InvoiceDraft),
    resource: InvoiceResource,
  },
  credit_note: {
    kind: 'credit_note',
    path: 'credit-notes',
    tag: 'Credit notes',
    idNoun: 'CreditNote',
    idNounPlural: 'CreditNotes',
    nounWithArticle: 'a credit note',
    noun: 'credit note',
    spanishNoun: 'esa nota crédito',
    draft: CreditNoteDraft,
    body: bodyOf(CreditNoteDraft, ['currency', 'payment_means', 'lines']),
    resource: CreditNoteResource,
  },
  debit_note: {
    kind: 'debit_note',
    path: 'debit-notes',
    tag: 'Debit notes',
    idNoun: 'DebitNote',
    idNounPlural: 'DebitNotes',
    nounWithArticle: 'a debit note',
    noun: 'debit note',
    spanishNoun: 'esa nota débito',
    draft: DebitNoteDraft,
    body: bodyOf(DebitNoteDraft, ['currency', 'payment_means']),
    resource: DebitNoteResource,
  },
};
