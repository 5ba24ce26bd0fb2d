import { Controller } from '@nestjs/common';
import { type DocumentRequest, TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { BlobStore, getJson } from '@rubrica/service';
import { firstMailingId, recipientsOf } from './addressed-mail.js';
import { type MailingOrder, MailingOrders } from './mailing-orders.process.js';
import { MailingView } from './mailing.view.js';

const PACKAGED = 'co.rubrica.document.packaged.v1';

/** Orders one mailing per recipient of each package. */
@Controller()
export class MailingConsumer {
  constructor(
    private readonly mailings: MailingView,
    private readonly orders: MailingOrders,
    private readonly blobs: BlobStore,
  ) {}

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'mailer', types: [PACKAGED] })
  async onPackaged(facts: readonly Heard<typeof PACKAGED>[], tx: Tx): Promise<void> {
    const orders = await Promise.all(facts.map((fact) => this.ordersOf(fact)));
    await this.mailings.keepPackages(
      tx,
      facts.map(({ tenantid: tenantId, data: document }) => ({ tenantId, document })),
    );
    await this.orders.place(tx, orders.flat());
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
}
