import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@rubrica/contracts';
import type { Cause, Loaded, TimerRequest, Tx } from '@rubrica/eventing';
import { BlobStore, putJson } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { messageIdOf } from './addressed-mail.js';
import { mailing } from './mailing.decide.js';
import type { MailContent, Mailing } from './mailing.js';
import { type MailingRow, MailingView } from './mailing.view.js';

/** An order to mail an edition of a document, or a notice, to one address. */
export interface MailingOrder {
  readonly id: string;
  readonly tenantId: string;
  readonly content: MailContent;
  readonly address: string;
  /** True when the tenant asked for it, after the first mailing. */
  readonly ordered: boolean;
  /** By default the cause of the transaction. */
  readonly cause?: Cause;
}

export const SEND = 'send';

/** Makes the timer of a mailing's next attempt; tenants are served in turn. */
export const sendTimer = (id: string, tenantId: string, due: string): TimerRequest => ({
  kind: SEND,
  key: id,
  due,
  group: tenantId,
});

/** What a process that makes a mailing knows when it begins the first attempt right after that commit. */
export interface FirstAttempt {
  readonly scheduled: Loaded<Mailing>;
}

/** Makes mailings: stores the address in a blob, requests the mailing and schedules its first attempt. */
@Injectable()
export class MailingOrders {
  constructor(
    private readonly mailings: MailingView,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
  ) {}

  /** Returns the new mailings. An order that was placed before changes nothing and is not among them. */
  async place(tx: Tx, orders: readonly MailingOrder[]): Promise<MailingRow[]> {
    if (orders.length === 0) return [];
    const addressed = await Promise.all(orders.map((order) => this.addressed(order)));
    const handled = await tx.handleAll(
      mailing,
      addressed.map(({ id, tenantId, content, messageId, recipientBlob, cause }) => ({
        id,
        command: {
          type: 'RequestMailing',
          at: tx.at,
          subject: { ...content, tenant_id: tenantId, message_id: messageId },
          recipient_blob: recipientBlob,
        },
        cause,
      })),
    );
    const fresh = addressed.flatMap((order, i) => {
      const scheduled = handled[i];
      return scheduled && scheduled.events.length > 0 ? [{ ...order, scheduled }] : [];
    });
    tx.schedule(
      ...fresh.map(({ id, tenantId, cause, scheduled }) => {
        const handover: FirstAttempt = { scheduled };
        return { ...sendTimer(id, tenantId, tx.at), cause, handover };
      }),
    );
    return this.mailings.insert(tx, fresh);
  }

  private async addressed(order: MailingOrder) {
    const messageId = messageIdOf(order.id, this.settings.mailFrom);
    const recipient: MailRecipient = { email: order.address, message_id: messageId, diagnostic: null };
    return { ...order, messageId, recipientBlob: await putJson(this.blobs, order.tenantId, recipient) };
  }
}
