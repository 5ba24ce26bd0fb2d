import { Injectable } from '@nestjs/common';
import type { DocumentEventsOrder } from '@rubrica/contracts';
import { eventTypeNamed } from '@rubrica/document-events';
import type { SupplierDocument } from '@rubrica/reception';
import { BlobStore, getJson, putJson } from '@rubrica/service';
import type { AskedEvent, EventsSubject } from '../document-event/document-event-orders.process.js';
import { notApplicable } from '../document-event/event-refusal.js';
import { eventParty, type EventRequest, senderParty } from '../document-event/event-request.js';
import type { ReceivedDocumentRow } from './received-document.store.js';

/** Payment means of a sale on credit. */
const ON_CREDIT = '2';
/** Types of documents that events may be about: invoices, no notes. */
const INVOICES = ['01', '02', '03', '04'];

/** What of a received document counts for its events. */
export type EventsSource = Pick<
  ReceivedDocumentRow,
  'id' | 'tenant_id' | 'environment' | 'cufe' | 'status' | 'document_blob'
>;

export const isOnCredit = ({ payment_means, type_code }: SupplierDocument): boolean =>
  INVOICES.includes(type_code) && payment_means?.type === ON_CREDIT;

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
    if (!INVOICES.includes(document.type_code))
      throw notApplicable({
        en: 'A note has no events; they are about invoices.',
        es: 'Una nota no tiene eventos; estos son de las facturas.',
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
        isOnCredit: isOnCredit(document),
        issuedOn: document.issued_at?.slice(0, 'YYYY-MM-DD'.length) ?? '',
      },
      asked,
    };
  }
}
