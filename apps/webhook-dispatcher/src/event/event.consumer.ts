import { Controller, Inject } from '@nestjs/common';
import { type MailRecipient, type PublicEvent, TOPICS } from '@rubrica/contracts';
import { type Cause, causeOf, OnMessages, type Tx } from '@rubrica/eventing';
import { BlobStore, getJson } from '@rubrica/service';
import { delivery } from '../delivery/delivery.decide.js';
import { type PlannedDelivery, scheduleDeliveries } from '../delivery/delivery.process.js';
import { DeliveryView } from '../delivery/delivery.view.js';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { type Feed, takePositions } from '../list/positions.store.js';
import { DOCUMENT_FACTS, type DocumentFact, foldDocument, withEvent } from './document.js';
import { keepDocuments, knownDocuments } from './document.view.js';
import { EventView } from './event.view.js';
import { INVOICE_EVENT_FACTS, invoiceEvent, type InvoiceEventFact, isInvoiceEventFact } from './invoice-event.js';
import { firstDeliveryId, isSubscribed, subjectOf, type Subscriber } from './subscription.js';
import { earlierEvents, isReceivedFact, RECEIVED_FACTS, receivedEvent, type ReceivedFact } from './received-event.js';
import { eventIdOf, eventTypeOf, FILE_LINKS, type FileLinks, isMailFact, publicEvent } from './public-event.js';

interface ToldEvent {
  readonly event: PublicEvent;
  /** The event as JSON: the bytes that every attempt sends. */
  readonly body: string;
  /** Events of the same document that were told before. */
  readonly earlier: readonly string[];
  readonly cause: Cause;
}

/** Makes public events of facts, and one delivery of each per subscribed endpoint. */
@Controller()
export class EventConsumer {
  constructor(
    private readonly events: EventView,
    private readonly endpoints: EndpointView,
    private readonly deliveries: DeliveryView,
    private readonly blobs: BlobStore,
    @Inject(FILE_LINKS) private readonly links: FileLinks,
  ) {}

  @OnMessages({
    topic: TOPICS.documentLifecycle,
    group: 'webhook-dispatcher',
    types: [...DOCUMENT_FACTS, ...RECEIVED_FACTS, ...INVOICE_EVENT_FACTS],
    batch: 1_000,
  })
  async onFacts(all: readonly (DocumentFact | ReceivedFact | InvoiceEventFact)[], tx: Tx): Promise<void> {
    const received = all.filter(isReceivedFact);
    const ofEvents = all.filter(isInvoiceEventFact);
    const facts = all.filter((fact): fact is DocumentFact => !isReceivedFact(fact) && !isInvoiceEventFact(fact));
    const telling = [...facts.filter((fact) => eventTypeOf(fact) !== null), ...received, ...ofEvents];
    const [known, present, endpoints, recipients] = await Promise.all([
      knownDocuments(tx, [...new Set(facts.map(({ data }) => data.document_id))]),
      this.events.present(tx, telling.map(eventIdOf)),
      this.endpoints.activeOf(tx, [...new Set(telling.map(({ tenantid }) => tenantid))]),
      this.recipientsOf(facts),
    ]);
    const documents = new Map(known);
    const fresh: ToldEvent[] = [];
    for (const fact of facts) {
      const id = fact.data.document_id;
      const document = foldDocument(documents.get(id), fact);
      documents.set(id, document);
      const event = publicEvent(fact, document, recipients.get(fact) ?? null, this.links);
      if (!event || present.has(event.id)) continue;
      fresh.push({ event, body: JSON.stringify(event), earlier: document.eventIds, cause: causeOf(fact) });
      documents.set(id, withEvent(document, event.id));
    }
    for (const fact of received) {
      const event = receivedEvent(fact);
      if (!event || present.has(event.id)) continue;
      fresh.push({ event, body: JSON.stringify(event), earlier: earlierEvents(fact), cause: causeOf(fact) });
    }
    for (const fact of ofEvents) {
      const event = invoiceEvent(fact);
      if (!present.has(event.id)) fresh.push({ event, body: JSON.stringify(event), earlier: [], cause: causeOf(fact) });
    }
    const changed = [...documents.values()].filter((document) => document !== known.get(document.id));
    keepDocuments(tx, known, changed);
    await this.tell(tx, fresh, deliveriesOf(fresh, endpoints));
  }

  /** Stores new public events, each with its place in the tenant's list, and schedules their deliveries. */
  private async tell(tx: Tx, told: readonly ToldEvent[], planned: readonly PlannedDelivery[]): Promise<void> {
    if (told.length === 0) return;
    const feeds = [...told.map(({ event }) => feedOf(event)), ...planned.map(({ feed }) => feed)];
    const positions = takePositions(tx, feeds);
    const insert = async (): Promise<void> => {
      const next = await positions;
      await this.events.insert(
        tx,
        told.map(({ event, body }) => ({ event, body, position: next(feedOf(event)) })),
      );
    };
    // The events are new, so that their deliveries are; a commit that finds one runs again, and reads.
    tx.resume(delivery, new Map(planned.map(({ id }) => [id, { state: delivery.initialState, version: 0 }])));
    await Promise.all([insert(), scheduleDeliveries(tx, this.deliveries, planned, positions)]);
  }

  /** Returns the recipients that mail facts name. */
  private async recipientsOf(facts: readonly DocumentFact[]): Promise<ReadonlyMap<DocumentFact, MailRecipient>> {
    const read = facts.filter(isMailFact).map(async (fact) => {
      const recipient = await getJson<MailRecipient>(this.blobs, fact.tenantid, fact.data.recipient_blob);
      return [fact, recipient] as const;
    });
    return new Map<DocumentFact, MailRecipient>(await Promise.all(read));
  }
}

/** Returns one delivery of each event per endpoint that is subscribed to it. */
const deliveriesOf = (told: readonly ToldEvent[], endpoints: readonly Subscriber[]): PlannedDelivery[] =>
  told.flatMap(({ event, body, earlier, cause }) =>
    endpoints
      .filter((endpoint) => isSubscribed(endpoint, event))
      .map((endpoint) => ({
        id: firstDeliveryId(event.id, endpoint.id),
        subject: subjectOf(event, endpoint),
        feed: feedOf(event),
        body,
        follows: earlier.map((eventId) => firstDeliveryId(eventId, endpoint.id)),
        cause,
      })),
  );

const feedOf = ({ account, livemode }: PublicEvent): Feed => ({ tenantId: account, livemode });
