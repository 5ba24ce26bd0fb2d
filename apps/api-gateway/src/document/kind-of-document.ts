import {
  CreditNoteDraft,
  DebitNoteDraft,
  type DocumentKind,
  DocumentFields,
  InvoiceDraft,
  NoteFields,
} from '@rubrica/fiscal';
import type { TObject } from '@sinclair/typebox';
import { documentResourceOf } from './document-resource.js';

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
  readonly draft: TObject;
  readonly resource: TObject;
}

const noteResource = documentResourceOf(NoteFields, {
  title: 'Note',
  description: 'A credit or debit note; `cufe` is its CUDE',
});

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
    resource: documentResourceOf(DocumentFields, { title: 'Invoice' }),
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
    resource: noteResource,
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
    resource: noteResource,
  },
};
