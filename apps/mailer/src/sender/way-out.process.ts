import { Injectable } from '@nestjs/common';
import { MailerSettings } from '../config.js';
import { DkimClient, type DkimKey } from '../dkim/dkim.client.js';
import type { SmtpClient } from '../smtp/smtp.client.js';
import { domainOf, type SenderRow } from './sender.store.js';
import { SmtpAccounts } from './smtp-accounts.client.js';

/** How a mail goes out. */
export interface WayOut {
  /** Address in its From. */
  readonly from: string;
  /** Signs it; null: nothing does. */
  readonly key: DkimKey | null;
  /** The tenant's own mail server; null: that of the service. */
  readonly server: SmtpClient | null;
}

/** Chooses how mails of a tenant go out: by its sender, else by the service's. */
@Injectable()
export class WaysOut {
  /** What the service itself sends, and the mails of a tenant that has no sender. */
  readonly own: WayOut;

  constructor(
    private readonly dkim: DkimClient,
    private readonly accounts: SmtpAccounts,
    { mailFrom }: MailerSettings,
  ) {
    this.own = { from: mailFrom, key: null, server: null };
  }

  /**
   * Returns the way of the mails of a tenant with this default sender. A sender without a mail server of its own, whose DKIM
   * record is not published any more, is passed over: a mail in the name of its domain that nobody can check would be taken
   * for a forgery.
   */
  async of(sender: SenderRow | undefined): Promise<WayOut> {
    if (!sender) return this.own;
    const key = await this.dkim.keyOf(sender.tenant_id, sender.livemode, domainOf(sender.from_address));
    const server = this.accounts.clientOf(sender);
    return key || server ? { from: sender.from_address, key, server } : this.own;
  }
}
