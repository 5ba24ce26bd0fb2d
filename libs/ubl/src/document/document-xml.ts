import type { DocumentKind, FiscalDocument } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { creditNoteXml } from './credit-note.js';
import { debitNoteXml } from './debit-note.js';
import { invoiceXml } from './invoice.js';

const WRITERS: Readonly<Record<DocumentKind, (document: FiscalDocument) => UnsignedXml>> = {
  invoice: invoiceXml,
  credit_note: creditNoteXml,
  debit_note: debitNoteXml,
};

/** Writes the document. Throws IllegalXmlCharacter, which cannot happen to a draft that passed its checks. */
export const documentXml = (document: FiscalDocument): UnsignedXml => WRITERS[document.kind](document);
