import { creditNote } from './credit-note.js';
import { debitNote } from './debit-note.js';
import { equivalentCreditNote, equivalentDebitNote } from './equivalent-document-note.js';
import { equivalentDocument } from './equivalent-document.js';
import { invoice } from './invoice.js';
import type { Kind } from './kind.js';
import { supportDocumentAdjustment } from './support-document-adjustment.js';
import { supportDocument } from './support-document.js';

/** All kinds of documents that the simulated authority knows. A new kind is a file and a line here. */
export const KINDS: readonly Kind[] = [
  invoice,
  creditNote,
  debitNote,
  supportDocument,
  supportDocumentAdjustment,
  equivalentDocument,
  equivalentCreditNote,
  equivalentDebitNote,
];
