import { Controller, Inject } from '@nestjs/common';
import { type MailRecipient, type PublicEvent, TOPICS } from '@rubrica/contracts';
import { type Cause, causeOf, OnMessages, type Tx } from '@rubrica/eventing';
import { BlobStore, getJson } from '@rubrica/service';
import { type PlannedDelivery, scheduleDeliveries } from '../delivery/delivery.process.js';
import { DeliveryView } from '../delivery/delivery.view.js';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { type Feed, takePositions } from '../list/positions.store.js';
import { DOCUMENT_FACTS, type DocumentFact, foldDocument } from './document.js';
import { keepDocuments, knownDocuments } from './document.view.js';
import { EventView } from './event.view.js';
import { firstDeliveryId, isSubscribed, subjectOf } from './subscription.js';
import { FILE_LINKS, type FileLinks, isMailFact, publicEvent } from './public-event.js';

interface ToldEvent {
  readonly event: PublicEvent;
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

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'webhook-dispatcher', types: DOCUMENT_FACTS })
  async onFacts(facts: readonly DocumentFact[], tx: Tx): Promise<void> {
    const told = await this.tell(tx, facts);
    if (told.length === 0) return;
    const present = await this.events.present(
      tx,
      told.map(({ event }) => event.id),
    );
    const fresh = told.filter(({ event }) => !present.has(event.id));
    if (fresh.length === 0) return;

    const planned = await this.plan(tx, fresh);
    const feeds = [...fresh.map(({ event }) => feedOf(event)), ...planned.map(({ feed }) => feed)];
    const next = await takePositions(tx, feeds);
    await this.events.insert(
      tx,
      fresh.map(({ event }) => ({ event, position: next(feedOf(event)) })),
    );
    await scheduleDeliveries(tx, this.deliveries, planned, next);
  }

  /** Returns the public events of these facts, in their order, and stores the new data of their documents. */
  private async tell(tx: Tx, facts: readonly DocumentFact[]): Promise<ToldEvent[]> {
    const [known, recipients] = await Promise.all([
      knownDocuments(tx, [...new Set(facts.map(({ data }) => data.document_id))]),
      Promise.all(facts.map((fact) => this.recipientOf(fact))),
    ]);
    const documents = new Map(known);
    const told: ToldEvent[] = [];
    facts.forEach((fact, i) => {
      const id = fact.data.document_id;
      const document = foldDocument(documents.get(id), fact);
      documents.set(id, document);
      const event = publicEvent(fact, document, recipients[i] ?? null, this.links);
      if (event) told.push({ event, cause: causeOf(fact) });
    });
    await keepDocuments(
      tx,
      [...documents.values()].filter((document) => document !== known.get(document.id)),
    );
    return told;
  }

  private async plan(tx: Tx, told: readonly ToldEvent[]): Promise<PlannedDelivery[]> {
    const endpoints = await this.endpoints.activeOf(tx, [...new Set(told.map(({ event }) => event.account))]);
    return told.flatMap(({ event, cause }) =>
      endpoints
        .filter((endpoint) => isSubscribed(endpoint, event))
        .map((endpoint) => ({
          id: firstDeliveryId(event, endpoint),
          subject: subjectOf(event, endpoint),
          feed: feedOf(event),
          cause,
        })),
    );
  }

  private async recipientOf(fact: DocumentFact): Promise<MailRecipient | null> {
    return isMailFact(fact) ? getJson(this.blobs, fact.tenantid, fact.data.recipient_blob) : null;
  }
}

const feedOf = ({ account, livemode }: PublicEvent): Feed => ({ tenantId: account, livemode });
