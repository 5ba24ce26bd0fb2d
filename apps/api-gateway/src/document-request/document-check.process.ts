import { Injectable } from '@nestjs/common';
import type { Caller, Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import {
  checkRequest,
  type CustomerInput,
  type DocumentDraft,
  documentFaults,
  type DraftTotals,
  type Fault,
  type Finding,
  isNote,
  rejections,
  type TenantProfile,
} from '@rubrica/fiscal';
import { Clock, invalid, Problem, schemaFaults } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { CustomerStore } from '../customer/customer.store.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { CaughtUp } from '../document/caught-up.process.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { excessFaults } from './credit-limit.js';
import { referenceFaults } from './note-reference.js';
import { NumberingRanges } from './numbering-range.client.js';

/** A request without faults, with the data that it refers to as they are now. */
export interface CheckedDocument {
  readonly kindOfDocument: KindOfDocument;
  readonly draft: DocumentDraft;
  readonly environment: Environment;
  readonly supplier: TenantProfile;
  /** Null: the final consumer. */
  readonly customer: CustomerInput | null;
  /** The invoice that a note corrects, if it was issued here. */
  readonly invoice: DocumentRow | null;
  readonly totals: DraftTotals;
  /** Findings of the tax authority's rules that do not reject the document. */
  readonly remarks: readonly Finding[];
}

/** Checks everything about a document that can be checked before it has a number. */
@Injectable()
export class DocumentCheck {
  constructor(
    private readonly documents: DocumentStore,
    private readonly customers: CustomerStore,
    private readonly tenants: TenantStore,
    private readonly ranges: NumberingRanges,
    private readonly caughtUp: CaughtUp,
    private readonly clock: Clock,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /**
   * Throws a 422 with all faults of the body, or a 409 when the body has none but another document excludes this one.
   */
  async check(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
    corrects?: Pick<DocumentRow, 'environment'>,
  ): Promise<CheckedDocument> {
    const tenant = await this.tenants.get(caller.tenantId);
    // A correction stays in the environment of the rejected document, even if the tenant has gone live since.
    const environment = corrects?.environment ?? environmentOf(tenant, caller.livemode);
    const now = this.clock.now();
    const faults = this.bodyFaults(caller, kindOfDocument, draft, now);
    const hasBuyer = isIntact(faults, 'customer', 'customer_id');
    const customer = hasBuyer ? await this.buyerOf(caller, draft) : null;
    if (customer === 'unknown') faults.push(UNKNOWN_CUSTOMER);
    const invoice = isIntact(faults, 'invoice_id') ? await this.invoiceOf(caller, draft) : null;
    if (invoice !== null) {
      const buyer = hasBuyer && customer !== 'unknown' ? customer : undefined;
      const currency = isIntact(faults, 'currency') ? draft.currency : undefined;
      faults.push(...referenceFaults({ environment, customer: buyer, currency }, invoice));
    }
    if (isIntact(faults, 'numbering_range_id'))
      faults.push(...(await this.ranges.faults(caller, kindOfDocument.kind, draft, environment)));
    if (faults.length > 0 || customer === 'unknown') throw invalid(faults);

    const { kind } = kindOfDocument;
    const { profile: supplier } = tenant;
    const { found, totals } = checkRequest({ kind, draft, supplier, customer, now, options: this.settings });
    const checked: CheckedDocument = {
      kindOfDocument,
      draft,
      environment,
      supplier,
      customer,
      invoice: invoice ?? null,
      totals,
      remarks: found.filter(({ severity }) => severity !== 'rejection'),
    };
    const rejected = [...rejections(found), ...(await this.excess(checked))];
    if (rejected.length > 0) throw invalid(rejected);
    refuseFallen(checked.invoice);
    // A tenant who got the webhook of a rejected transcription may transcribe the same paper again at once.
    if (!isNote(draft) && draft.number !== undefined) await this.caughtUp.wait();
    await this.refuseTranscribed(caller, checked);
    return checked;
  }

  /** Repeats, inside the transaction that inserts the document, the checks that depend on other documents. */
  async checkOthers(tx: Tx, caller: Caller, checked: CheckedDocument): Promise<void> {
    await this.refuseTranscribed(caller, checked, tx);
    if (!checked.invoice) return;
    const faults = await this.excess(checked, tx);
    if (faults.length > 0) throw invalid(faults);
    refuseFallen((await this.documents.find(caller, 'invoice', checked.invoice.id, tx)) ?? null);
  }

  /**
   * Checks, inside the transaction that retries a failed document, that no other document has taken its number or its
   * amount since.
   */
  async checkRetried(
    tx: Tx,
    caller: Caller,
    { id, kind, draft, totals, invoice_id: invoiceId }: DocumentRow,
  ): Promise<void> {
    await this.refuseTranscribed(caller, { draft }, tx, id);
    const invoice = invoiceId === null ? undefined : await this.documents.find(caller, 'invoice', invoiceId, tx);
    if (!invoice) return;
    const faults = excessFaults({ kind, totals }, invoice, await this.documents.notesTo(invoice.id, tx, id));
    const [fault] = faults;
    if (fault) throw new Problem(409, fault.code, fault.detail);
  }

  private bodyFaults(
    caller: Caller,
    { kind, draft: schema }: KindOfDocument,
    draft: DocumentDraft,
    now: Date,
  ): Fault[] {
    const refused = schemaFaults(schema, draft);
    const pointers = refused.map(({ pointer }) => pointer);
    const objected = documentFaults(kind, draft, { now, livemode: caller.livemode }, pointers).filter(
      (fault) => !refused.some(({ pointer, code }) => pointer === fault.pointer && code === fault.code),
    );
    return [...refused, ...objected];
  }

  private async buyerOf(
    caller: Caller,
    { customer, customer_id: id = 'final_consumer' }: DocumentDraft,
  ): Promise<CustomerInput | null | 'unknown'> {
    if (customer) return customer;
    if (id === 'final_consumer') return null;
    return (await this.customers.find(caller, id))?.data ?? 'unknown';
  }

  /** Returns null when the draft names no invoice of ours, undefined when there is none of the id that it names. */
  private async invoiceOf(caller: Caller, draft: DocumentDraft): Promise<DocumentRow | null | undefined> {
    const id = isNote(draft) ? draft.invoice_id : undefined;
    return id === undefined ? null : this.documents.find(caller, 'invoice', id);
  }

  private async refuseTranscribed(
    caller: Caller,
    { draft }: Pick<CheckedDocument, 'draft'>,
    tx?: Tx,
    except?: string,
  ): Promise<void> {
    const number = isNote(draft) ? undefined : draft.number;
    const id = number === undefined ? undefined : await this.documents.transcriptionOf(caller, number, tx, except);
    if (id === undefined) return;
    const detail = `${id} transcribes the paper original ${number ?? ''} already.`;
    const errors = [{ pointer: '#/number', code: 'number_in_use', detail }];
    throw new Problem(409, 'number_in_use', detail, errors, {}, { existing_id: id });
  }

  private async excess({ kindOfDocument, totals, invoice }: CheckedDocument, tx?: Tx): Promise<Fault[]> {
    return invoice
      ? excessFaults({ kind: kindOfDocument.kind, totals }, invoice, await this.documents.notesTo(invoice.id, tx))
      : [];
  }
}

const UNKNOWN_CUSTOMER: Fault = {
  pointer: '#/customer_id',
  code: 'customer_unknown',
  detail: 'There is no such customer.',
  fix: 'Create it with POST /v1/customers, or send "customer" inline.',
};

/** Tells whether no fault points at these fields or at the whole body. */
const isIntact = (faults: readonly Fault[], ...fields: readonly string[]): boolean =>
  !faults.some(
    ({ pointer }) =>
      pointer === '#' || fields.some((field) => pointer === `#/${field}` || pointer.startsWith(`#/${field}/`)),
  );

const refuseFallen = (invoice: DocumentRow | null): void => {
  const status = invoice?.view.status;
  if (status !== 'rejected_by_dian' && status !== 'failed') return;
  const detail = `The invoice is ${status}: there is nothing to correct.`;
  throw new Problem(409, 'invoice_rejected', detail, [{ pointer: '#/invoice_id', code: 'invoice_rejected', detail }]);
};
