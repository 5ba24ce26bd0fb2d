import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { DocumentDraft, Fault } from '@rubrica/fiscal';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { type CopiedNote, copyOfInvoice } from './note-copy.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** Completes the body of a note with what it leaves out of its invoice. */
@Injectable()
export class NoteCopies {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
  ) {}

  /** Takes a body that nothing has checked yet. One that names no invoice of the caller is returned as it is. */
  async complete(caller: Caller, { kind }: KindOfDocument, body: DocumentDraft): Promise<CopiedNote> {
    const { invoice_id: id, lines } = Object(body) as { readonly invoice_id?: unknown; readonly lines?: unknown };
    const asIs = { draft: body, faults: [] };
    if (kind === 'invoice' || typeof id !== 'string' || !/^\w{1,64}$/.test(id)) return asIs;
    const invoice = await this.documents.find(caller, 'invoice', id);
    if (!invoice) return asIs;
    const notes = kind === 'credit_note' && lines === undefined ? await this.others.noteDrafts(id) : [];
    return copyOfInvoice(kind, body, invoice, notes);
  }
}

/** Fields that are asked for only where there is no invoice to copy them from. */
const COPIED = ['#/customer_id', '#/currency', '#/payment_means', '#/lines'];

/** Removes what a note need not say once its invoice is found: of a wrong id only the id is reported. */
export const withoutCopied = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ pointer, code }) => code !== 'required' || !COPIED.includes(pointer));
