import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@rubrica/contracts';
import type { Cause, TimerRequest, Tx } from '@rubrica/eventing';
import { BlobStore, putJson } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import type { MailedPackage } from '../letter/letter.js';
import { messageIdOf } from './addressed-mail.js';
import { mailing } from './mailing.decide.js';
import { type MailingRow, MailingView } from './mailing.view.js';

/** A document edition that shall go to an address. */
export interface MailingOrder {
  readonly id: string;
  readonly tenantId: string;
  readonly document: MailedPackage;
  readonly address: string;
  /** By a request of the tenant, beyond the first mailing. */
  readonly ordered: boolean;
  /** That of the transaction by default. */
  readonly cause?: Cause;
}

export const SEND = 'send';

/** The timer of a mailing's next attempt; tenants are served in turn. */
export const sendTimer = (id: string, tenantId: string, due: string): TimerRequest => ({
  kind: SEND,
  key: id,
  due,
  group: tenantId,
});

/** Makes mailings of orders: the address into a blob, the request into the stream, the attempt onto the clock. */
@Injectable()
export class MailingOrders {
  constructor(
    private readonly mailings: MailingView,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
  ) {}

  /** An order that was placed before changes nothing and is not in the answer. */
  async place(tx: Tx, orders: readonly MailingOrder[]): Promise<MailingRow[]> {
    if (orders.length === 0) return [];
    const addressed = await Promise.all(orders.map((order) => this.addressed(order)));
    const handled = await tx.handleAll(
      mailing,
      addressed.map(({ id, tenantId, document, messageId, recipientBlob, cause }) => ({
        id,
        command: {
          type: 'RequestMailing',
          at: tx.at,
          subject: { ...document, tenant_id: tenantId, message_id: messageId },
          recipient_blob: recipientBlob,
        },
        cause,
      })),
    );
    const fresh = addressed.filter((_, i) => (handled[i]?.events.length ?? 0) > 0);
    tx.schedule(...fresh.map(({ id, tenantId, cause }) => ({ ...sendTimer(id, tenantId, tx.at), cause })));
    return this.mailings.insert(tx, fresh);
  }

  private async addressed(order: MailingOrder) {
    const messageId = messageIdOf(order.id, this.settings.mailFrom);
    const recipient: MailRecipient = { email: order.address, message_id: messageId, diagnostic: null };
    return { ...order, messageId, recipientBlob: await putJson(this.blobs, order.tenantId, recipient) };
  }
}
