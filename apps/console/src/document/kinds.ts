import type { DocumentKind } from '@rubrica/client';
import type { Words } from '../language/language.js';

interface KindOfDocument {
  /** Where documents of the kind are, in the API and in the addresses of the console. */
  readonly path: string;
  readonly name: Words<string>;
  /** The acquirer answers it by events before DIAN, where it is on credit. */
  readonly hasEvents?: true;
  /** DIAN takes documents of the kind that were issued in contingency. */
  readonly hasContingency?: true;
}

export const KINDS: Readonly<Record<DocumentKind, KindOfDocument>> = {
  invoice: { path: 'invoices', name: { es: 'Factura', en: 'Invoice' }, hasEvents: true, hasContingency: true },
  credit_note: { path: 'credit-notes', name: { es: 'Nota crédito', en: 'Credit note' }, hasContingency: true },
  debit_note: { path: 'debit-notes', name: { es: 'Nota débito', en: 'Debit note' }, hasContingency: true },
  support_document: { path: 'support-documents', name: { es: 'Documento soporte', en: 'Support document' } },
  support_document_adjustment: {
    path: 'support-document-adjustments',
    name: { es: 'Nota de ajuste', en: 'Adjustment note' },
  },
  equivalent_document: {
    path: 'equivalent-documents',
    name: { es: 'Documento equivalente', en: 'Equivalent document' },
  },
  equivalent_document_note: {
    path: 'equivalent-document-notes',
    name: { es: 'Nota de documento equivalente', en: 'Note of an equivalent document' },
  },
};

/** Notes that correct documents of a kind: their path, and what the way to a new one is called. */
export const NOTES: Readonly<
  Partial<Record<DocumentKind, readonly { readonly path: string; readonly start: Words<string> }[]>>
> = {
  invoice: [
    { path: KINDS.credit_note.path, start: { es: 'Nota crédito', en: 'Credit note' } },
    { path: KINDS.debit_note.path, start: { es: 'Nota débito', en: 'Debit note' } },
  ],
  support_document: [
    { path: KINDS.support_document_adjustment.path, start: { es: 'Nota de ajuste', en: 'Adjustment note' } },
  ],
  equivalent_document: [{ path: KINDS.equivalent_document_note.path, start: { es: 'Nota', en: 'Note' } }],
};

/** Kinds of which a new document is begun from nothing, the commonest one first; a note is begun from what it corrects. */
export const NEW_KINDS = [
  { path: KINDS.invoice.path, start: { es: 'Nueva factura', en: 'New invoice' } },
  { path: KINDS.support_document.path, start: { es: 'Nuevo documento soporte', en: 'New support document' } },
  { path: KINDS.equivalent_document.path, start: { es: 'Nuevo documento equivalente POS', en: 'New POS ticket' } },
] as const;

export const ALL_KINDS = Object.keys(KINDS) as readonly DocumentKind[];

export const kindAt = (path: string): DocumentKind | undefined => ALL_KINDS.find((kind) => KINDS[kind].path === path);
