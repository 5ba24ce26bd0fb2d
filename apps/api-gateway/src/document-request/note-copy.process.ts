import { Injectable } from '@nestjs/common';
import type { Caller, Environment } from '@rubrica/contracts';
import { BillingReferenceDraft, type DocumentDraft, type Fault } from '@rubrica/fiscal';
import { kindOf, kindOfId } from '@rubrica/kinds';
import { schemaFaults } from '@rubrica/service';
import { DocumentStore } from '../document/document.store.js';
import type { DocumentRow } from '../document/document-row.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { type CopiedNote, copyOfInvoice } from './note-copy.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { cufeOf, numberOf, type OwnReference, ownReference, refersToNote } from './own-reference.js';
import type { NoteToInvoice } from './other-documents.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** A note with what it refers to, and completed from it. */
export interface CompletedNote extends CopiedNote {
  /** The invoice of the caller that it names; undefined when it names none. */
  readonly invoice?: DocumentRow;
  /** The notes to that invoice; undefined when nothing depended on them. */
  readonly notes?: readonly NoteToInvoice[];
  /** Why what it names cannot be meant. */
  readonly reference: readonly Fault[];
}

/** Finds the invoice that a note names, and completes the body of the note with what it leaves out of it. */
@Injectable()
export class NoteCopies {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
    private readonly tenants: TenantStore,
  ) {}

  /** Takes a body that nothing has checked yet. One that names no invoice of the caller is returned as it is. */
  async complete(
    caller: Caller,
    { kind }: KindOfDocument,
    body: DocumentDraft,
    corrected?: Environment,
  ): Promise<CompletedNote> {
    if (kindOf(kind).corrects === null) return { draft: body, faults: [], reference: [] };
    const { invoice_id: id, billing_reference: given } = Object(body) as Readonly<Record<string, unknown>>;
    const { invoice, faults: reference } =
      id === undefined && isReference(given)
        ? ownReference(given, await this.named(caller, given, corrected))
        : await this.identified(caller, id);
    if (!invoice) return { draft: body, faults: [], reference };
    if (!kindOf(kind).api.copied.includes('lines') || 'lines' in body)
      return { ...copyOfInvoice(kind, body, invoice, []), invoice, reference };
    const notes = await this.others.wholeNotesTo(invoice.id);
    return { ...copyOfInvoice(kind, body, invoice, notes), invoice, notes, reference };
  }

  private async named(
    caller: Caller,
    reference: BillingReferenceDraft,
    corrected: Environment | undefined,
  ): Promise<readonly DocumentRow[]> {
    const environment = corrected ?? environmentOf(await this.tenants.get(caller.tenantId), caller.livemode);
    return this.documents.named(caller, environment, { number: numberOf(reference), cufe: cufeOf(reference) });
  }

  private async identified(caller: Caller, id: unknown): Promise<OwnReference<DocumentRow>> {
    const kind = typeof id === 'string' && /^\w{1,64}$/.test(id) ? kindOfId(id) : undefined;
    const row = kind && (await this.documents.find(caller, kind.name, String(id)));
    if (!row || kind?.corrects === null) return { invoice: row, faults: [] };
    return { invoice: undefined, faults: [refersToNote('#/invoice_id', row)] };
  }
}

const isReference = (given: unknown): given is BillingReferenceDraft =>
  given !== undefined && schemaFaults(BillingReferenceDraft, given).length === 0;

/** Fields that are asked for only where there is no invoice to copy them from. */
const COPIED = ['#/customer_id', '#/currency', '#/payment_means', '#/lines'];

/** Removes what a note need not say once its invoice is found: of a wrong id only the id is reported. */
export const withoutCopied = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ pointer, code }) => code !== 'required' || !COPIED.includes(pointer));
