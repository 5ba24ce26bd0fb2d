import { Inject, Injectable } from '@nestjs/common';
import type { DocumentEventsOrder } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { SupplierDocument } from '@rubrica/reception';
import { BlobStore, getJson, LOGGER, type Logger, Problem } from '@rubrica/service';
import {
  type AskedEvent,
  DocumentEventOrders,
  type EventsSubject,
} from '../document-event/document-event-orders.process.js';
import { EventIssuers } from '../document-event/event-issuer.process.js';
import { type EventsSource, hasEvents, ReceivedInvoices } from './received-invoice.process.js';

/** An acknowledgement that is to be ordered. */
export interface Acknowledgement {
  readonly subject: EventsSubject;
  readonly asked: readonly AskedEvent[];
}

/** Acknowledges receipt (030) of verified invoices on credit, for tenants that have it done. */
@Injectable()
export class Acknowledgements {
  constructor(
    private readonly issuers: EventIssuers,
    private readonly invoices: ReceivedInvoices,
    private readonly orders: DocumentEventOrders,
    private readonly blobs: BlobStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns null where none is to be issued. */
  async prepared(source: EventsSource): Promise<Acknowledgement | null> {
    if (source.status !== 'verified' || source.document_blob === null) return null;
    const issuer = await this.issuers.of(source.tenant_id);
    if (!issuer?.auto_acknowledge || !issuer.receiving_person) return null;
    if (!hasEvents(await getJson<SupplierDocument>(this.blobs, source.tenant_id, source.document_blob))) return null;
    const order: DocumentEventsOrder = {
      types: ['receipt'],
      sender: issuer.sender,
      person: issuer.receiving_person,
      claim_code: null,
      simulate: null,
    };
    return this.invoices.asked(source, order);
  }

  /** An event that cannot be issued leaves the document as it was judged. */
  async place(tx: Tx, { subject, asked }: Acknowledgement): Promise<void> {
    try {
      await this.orders.place(tx, subject, asked);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.logger.warn({ document: subject.id, code: error.code }, 'an invoice is not acknowledged by itself');
    }
  }
}
