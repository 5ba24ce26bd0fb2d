import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { DocumentDraft, Fault } from '@rubrica/fiscal';
import { DocumentStore } from '../document/document.store.js';
import type { DocumentRow } from '../document/document-row.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { type CopiedNote, copyOfInvoice } from './note-copy.js';
import type { NoteToInvoice } from './other-documents.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** A completed note with what was read for it. */
export interface CompletedNote extends CopiedNote {
  /** The invoice that it names; undefined when it names none of the caller's. */
  readonly invoice?: DocumentRow;
  /** The notes to that invoice; undefined when nothing depended on them. */
  readonly notes?: readonly NoteToInvoice[];
}

/** Completes the body of a note with what it leaves out of its invoice. */
@Injectable()
export class NoteCopies {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
  ) {}

  /** Takes a body that nothing has checked yet. One that names no invoice of the caller is returned as it is. */
  async complete(caller: Caller, { kind }: KindOfDocument, body: DocumentDraft): Promise<CompletedNote> {
    const { invoice_id: id, lines } = Object(body) as { readonly invoice_id?: unknown; readonly lines?: unknown };
    const asIs = { draft: body, faults: [] };
    if (kind === 'invoice' || typeof id !== 'string' || !/^\w{1,64}$/.test(id)) return asIs;
    const invoice = await this.documents.find(caller, 'invoice', id);
    if (!invoice) return asIs;
    if (kind !== 'credit_note' || lines !== undefined) return { ...copyOfInvoice(kind, body, invoice, []), invoice };
    const notes = await this.others.wholeNotesTo(id);
    return { ...copyOfInvoice(kind, body, invoice, notes), invoice, notes };
  }
}

/** Fields that are asked for only where there is no invoice to copy them from. */
const COPIED = ['#/customer_id', '#/currency', '#/payment_means', '#/lines'];

/** Removes what a note need not say once its invoice is found: of a wrong id only the id is reported. */
export const withoutCopied = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ pointer, code }) => code !== 'required' || !COPIED.includes(pointer));
