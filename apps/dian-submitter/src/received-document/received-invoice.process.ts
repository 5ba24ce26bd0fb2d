import { Injectable } from '@nestjs/common';
import type { DocumentEventsOrder } from '@rubrica/contracts';
import { eventTypeNamed, isOnCredit, isTypeWithEvents } from '@rubrica/document-events';
import type { SupplierDocument } from '@rubrica/reception';
import { BlobStore, getJson, putJson } from '@rubrica/service';
import type { AskedEvent, EventsSubject } from '../document-event/document-event-orders.process.js';
import { notApplicable } from '../document-event/event-refusal.js';
import { eventParty, type EventRequest, senderParty } from '../document-event/event-request.js';
import type { ReceivedDocumentRow } from './received-document.store.js';

/** What of a received document counts for its events. */
export type EventsSource = Pick<
  ReceivedDocumentRow,
  'id' | 'tenant_id' | 'environment' | 'cufe' | 'status' | 'document_blob'
>;

export const hasEvents = ({ payment_means, type_code }: SupplierDocument): boolean =>
  isTypeWithEvents(type_code) && isOnCredit(payment_means?.type);

/** Reads received documents as invoices that events are about. */
@Injectable()
export class ReceivedInvoices {
  constructor(private readonly blobs: BlobStore) {}

  /** Prepares the order of events. Throws 409 `event_not_applicable` where the document has none. */
  async asked(
    row: EventsSource,
    { types, sender, person, claim_code, simulate }: DocumentEventsOrder,
  ): Promise<{ readonly subject: EventsSubject; readonly asked: readonly AskedEvent[] }> {
    const { tenant_id, environment, cufe, id } = row;
    if (row.status !== 'verified' || row.document_blob === null)
      throw notApplicable({
        en: 'Only a document with status `verified` has events: DIAN has not confirmed this one.',
        es: 'Solo un documento con estado `verified` tiene eventos: la DIAN no ha confirmado este.',
      });
    const document = await getJson<SupplierDocument>(this.blobs, tenant_id, row.document_blob);
    if (!isTypeWithEvents(document.type_code))
      throw notApplicable({
        en: 'Events are about invoices of the types 01, 02 and 04: not about notes, nor about transcriptions of paper invoices (03, rule AAH09).',
        es: 'Los eventos son de facturas de los tipos 01, 02 y 04: no de notas, ni de transcripciones de facturas de papel (03, regla AAH09).',
      });
    const { supplier } = document;
    const counterparty = eventParty({
      type: supplier.identification.type,
      number: supplier.identification.number,
      name: supplier.legal_name,
      organizationType: supplier.organization_type,
    });
    const request: Omit<EventRequest, 'person'> = {
      sender: senderParty(sender),
      receiver: counterparty,
      notes: [],
      counterparty,
      mail_to: supplier.email,
    };
    const asked = await Promise.all(
      types.map(async (type): Promise<AskedEvent> => {
        const { code, hasClaimCode, hasPerson } = eventTypeNamed(type);
        const requestBlob = await putJson(this.blobs, tenant_id, { ...request, person: hasPerson ? person : null });
        return { code, claimCode: hasClaimCode ? claim_code : null, requestBlob, simulate };
      }),
    );
    return {
      subject: {
        object: 'received_document',
        id,
        number: document.number,
        cufe,
        tenant_id,
        environment,
        isOnCredit: isOnCredit(document.payment_means?.type),
        issuedOn: document.issued_at?.slice(0, 'YYYY-MM-DD'.length) ?? '',
      },
      asked,
    };
  }
}
