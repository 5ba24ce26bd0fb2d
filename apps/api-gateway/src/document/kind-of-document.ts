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

/** All that /v1/invoices, /v1/credit-notes and /v1/debit-notes differ in. */
export interface KindOfDocument {
  readonly kind: DocumentKind;
  /** Below /v1/. */
  readonly path: string;
  readonly tag: string;
  /** One and many, in the ids of operations. */
  readonly one: string;
  readonly many: string;
  /** In sentences: "an invoice", "the invoice". */
  readonly a: string;
  readonly noun: string;
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
    one: 'Invoice',
    many: 'Invoices',
    a: 'an invoice',
    noun: 'invoice',
    draft: InvoiceDraft,
    resource: documentResourceOf(DocumentFields, { title: 'Invoice' }),
  },
  credit_note: {
    kind: 'credit_note',
    path: 'credit-notes',
    tag: 'Credit notes',
    one: 'CreditNote',
    many: 'CreditNotes',
    a: 'a credit note',
    noun: 'credit note',
    draft: CreditNoteDraft,
    resource: noteResource,
  },
  debit_note: {
    kind: 'debit_note',
    path: 'debit-notes',
    tag: 'Debit notes',
    one: 'DebitNote',
    many: 'DebitNotes',
    a: 'a debit note',
    noun: 'debit note',
    draft: DebitNoteDraft,
    resource: noteResource,
  },
};
