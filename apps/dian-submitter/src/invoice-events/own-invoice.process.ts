import { Injectable } from '@nestjs/common';
import { belongsTo, type Caller, type DocumentRequest, type EventSender } from '@rubrica/contracts';
import {
  DIAN_PARTY,
  isOnCredit,
  isTypeWithEvents,
  type RegisteredEvent,
  tacitAcceptanceStatement,
} from '@rubrica/document-events';
import { Database } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import { BlobStore, getJson, notFound } from '@rubrica/service';
import type { EventsSubject } from '../document-event/document-event-orders.process.js';
import { eventParty, type EventRequest, senderParty } from '../document-event/event-request.js';
import { notApplicable } from '../document-event/event-refusal.js';
import type { KnownSubmission } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';

/** An own invoice that DIAN has accepted, as events see it. */
export interface OwnInvoice {
  readonly state: KnownSubmission;
  readonly subject: EventsSubject;
  readonly request: DocumentRequest;
}

/** Reads own invoices as subjects of events. */
@Injectable()
export class OwnInvoices {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
  ) {}

  /** Returns null where the document has no events, or is not signed yet. Throws 404 for one that is not the caller's. */
  async find(caller: Caller, id: string): Promise<OwnInvoice | null> {
    const { state } = await this.database.load(submission, id);
    if (state.status === 'unknown') return null;
    if (!belongsTo(caller, state.order)) throw notFound({ en: 'invoice', es: 'esa factura' });
    return this.read(id, state);
  }

  async byId(id: string): Promise<OwnInvoice | null> {
    const { state } = await this.database.load(submission, id);
    return state.status === 'unknown' ? null : this.read(id, state);
  }

  private async read(id: string, state: KnownSubmission): Promise<OwnInvoice | null> {
    const { tenant_id, environment, cufe, number, issued_at, type_code, request_blob } = state.order;
    if (state.status !== 'accepted' || !isTypeWithEvents(type_code)) return null;
    const request = await getJson<DocumentRequest>(this.blobs, tenant_id, request_blob);
    const { draft } = request;
    if (!('payment_means' in draft) || !isOnCredit(draft.payment_means.type)) return null;
    const issuedOn = colombianDate(issued_at);
    const subject = {
      object: 'invoice',
      id,
      number,
      cufe,
      tenant_id,
      environment,
      isOnCredit: true,
      issuedOn,
    } as const;
    return { state, request, subject };
  }
}

/** What the tacit acceptance (034) of an invoice says. Throws 409 where the buyer has no name. */
export const tacitAcceptanceOf = (
  { request }: OwnInvoice,
  sender: EventSender,
  goodsReceived: Pick<RegisteredEvent, 'number' | 'cude'> | undefined,
): EventRequest => {
  const { counterparty, mail } = request;
  if (counterparty === null)
    throw notApplicable({
      en: 'The invoice is to the final consumer, who registers no events.',
      es: 'La factura es para el consumidor final, que no registra eventos.',
    });
  const { identification, legal_name: name } = counterparty;
  const buyer = eventParty({ type: identification.type, number: identification.number, name, organizationType: null });
  const statement = tacitAcceptanceStatement({
    goodsReceived: { number: goodsReceived?.number ?? 'sin número', cude: goodsReceived?.cude ?? 'no informado' },
    buyer,
  });
  return {
    sender: senderParty(sender),
    receiver: DIAN_PARTY,
    person: null,
    notes: [statement],
    counterparty: buyer,
    mail_to: mail.to[0] ?? null,
  };
};
