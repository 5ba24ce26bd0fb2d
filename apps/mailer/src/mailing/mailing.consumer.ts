import { Controller } from '@nestjs/common';
import { type DocumentRequest, type EventMail, TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { BlobStore, getJson } from '@rubrica/service';
import { TenantProfileView } from '../profile/tenant-profile.view.js';
import { eventMailingId, firstMailingId, recipientsOf } from './addressed-mail.js';
import { type MailingOrder, MailingOrders } from './mailing-orders.process.js';
import { MailingView } from './mailing.view.js';

const PACKAGED = 'co.rubrica.document.packaged.v1';
const REGISTERED = 'co.rubrica.document-event.registered.v1';

type Mailed = Heard<typeof PACKAGED> | Heard<typeof REGISTERED>;

const isPackage = (fact: Mailed): fact is Heard<typeof PACKAGED> => fact.type === PACKAGED;
const isEvent = (fact: Mailed): fact is Heard<typeof REGISTERED> => fact.type === REGISTERED;

/** Orders one mailing per recipient of each package, and one of each event to the other party of its invoice. */
@Controller()
export class MailingConsumer {
  constructor(
    private readonly mailings: MailingView,
    private readonly orders: MailingOrders,
    private readonly profiles: TenantProfileView,
    private readonly blobs: BlobStore,
  ) {}

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'mailer', types: [PACKAGED, REGISTERED] })
  async onMailed(facts: readonly Mailed[], tx: Tx): Promise<void> {
    const packages = facts.filter(isPackage);
    const orders = await Promise.all(packages.map((fact) => this.ordersOf(fact)));
    await this.mailings.keepPackages(
      tx,
      packages.map(({ tenantid: tenantId, data: document }) => ({ tenantId, document })),
    );
    const events = await this.ordersOfEvents(facts.filter(isEvent), tx);
    await this.orders.place(tx, [...orders.flat(), ...events]);
  }

  private async ordersOf(fact: Heard<typeof PACKAGED>): Promise<MailingOrder[]> {
    const { tenantid: tenantId, data: document } = fact;
    const request = await getJson<DocumentRequest>(this.blobs, tenantId, document.request_blob);
    return recipientsOf(request).map((address, place) => ({
      id: firstMailingId(document, place),
      tenantId,
      content: document,
      address,
      ordered: false,
      cause: causeOf(fact),
    }));
  }

  /** An event of somebody else, or one whose other party has no address, is not mailed. */
  private async ordersOfEvents(facts: readonly Heard<typeof REGISTERED>[], tx: Tx): Promise<MailingOrder[]> {
    if (facts.length === 0) return [];
    const profiles = await this.profiles.of(tx, [...new Set(facts.map(({ tenantid }) => tenantid))]);
    const orders = facts.map(async (fact): Promise<MailingOrder[]> => {
      const { tenantid: tenantId, data } = fact;
      const { document_event_id, mail_blob, zip_blob, environment, code, cude, cufe } = data;
      if (document_event_id === null || mail_blob === null || zip_blob === null) return [];
      const sender_blob = profiles.get(tenantId);
      if (sender_blob === undefined) throw new Error(`the profile of ${tenantId} is not known yet`);
      const { to } = await getJson<EventMail>(this.blobs, tenantId, mail_blob);
      return [
        {
          id: eventMailingId(document_event_id),
          tenantId,
          content: { document_event_id, environment, code, cude, cufe, mail_blob, zip_blob, sender_blob },
          address: to,
          ordered: false,
          cause: causeOf(fact),
        },
      ];
    });
    return (await Promise.all(orders)).flat();
  }
}
