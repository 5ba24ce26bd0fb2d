import { creditNote } from './credit-note/credit-note.js';
import { debitNote } from './debit-note/debit-note.js';
import { equivalentDocument } from './equivalent-document/equivalent-document.js';
import { invoice } from './invoice/invoice.js';
import { equivalentDocumentNote } from './equivalent-document-note/equivalent-document-note.js';
import type { Kind } from './kind.js';
import { supportDocumentAdjustment } from './support-document-adjustment/support-document-adjustment.js';
import { supportDocument } from './support-document/support-document.js';

/** All kinds of documents, in the order in which pages and schemas list them. A new kind is a folder and a line here. */
export const KINDS: readonly Kind[] = [
  invoice,
  creditNote,
  debitNote,
  supportDocument,
  supportDocumentAdjustment,
  equivalentDocument,
  equivalentDocumentNote,
];
