import type { FiscalDocument, UblRoot } from '@rubrica/fiscal';
import type { UnsignedXml } from '@rubrica/xml';
import { creditNoteXml } from './credit-note.js';
import { debitNoteXml } from './debit-note.js';
import { invoiceXml } from './invoice.js';

const WRITERS: Readonly<Record<UblRoot, (document: FiscalDocument) => UnsignedXml>> = {
  Invoice: invoiceXml,
  CreditNote: creditNoteXml,
  DebitNote: debitNoteXml,
};

/** Writes the document. Throws IllegalXmlCharacter, which cannot happen to a draft that passed its checks. */
export const documentXml = (document: FiscalDocument): UnsignedXml => WRITERS[document.root](document);
