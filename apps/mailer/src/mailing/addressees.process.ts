import { Injectable } from '@nestjs/common';
import { Batch, Database } from '@rubrica/eventing';
import { type SenderRow, SenderStore } from '../sender/sender.store.js';
import { type Addressee, type SuppressionRow, SuppressionStore } from '../suppression/suppression.store.js';
import { isLive, isNotice, type MailingSubject } from './mailing.js';
import { NOT_SENT } from './mail-failure.js';
import type { Sent } from './mailing-attempt.js';
import { MailingView } from './mailing.view.js';

/** Addresses that are read with one transaction at most. */
const MOST = 128;

/** What a tenant has settled about mails to an address. */
export interface Settled {
  readonly suppression: SuppressionRow | undefined;
  readonly sender: SenderRow | undefined;
}

/** Reads what tenants have settled about the addresses that their mails go to. */
@Injectable()
export class Addressees {
  private readonly reads = new Batch('addressees', (to: readonly Addressee[]) => this.readAll(to), { most: MOST });

  constructor(
    private readonly database: Database,
    private readonly suppressions: SuppressionStore,
    private readonly senders: SenderStore,
    private readonly mailings: MailingView,
  ) {}

  /** A notice goes to the tenant itself, from the service: nothing is settled about it. */
  async settled(subject: MailingSubject, address: string): Promise<Settled> {
    if (isNotice(subject)) return { suppression: undefined, sender: undefined };
    return this.reads.add({ tenantId: subject.tenant_id, livemode: isLive(subject), address });
  }

  /**
   * Returns the outcome of a mail that is not sent since its address is on the tenant's suppression list; else null. A mail that
   * the tenant orders by hand is sent to an address that only unsubscribed.
   */
  async refusal(id: string, { suppression: found }: Settled): Promise<Sent | null> {
    if (!found) return null;
    if (found.reason === 'unsubscribed' && (await this.mailings.isOrdered(id))) return null;
    const why = found.diagnostic === null ? '' : `: ${found.diagnostic}`;
    return { outcome: 'bounced', diagnostic: `${NOT_SENT} (${found.reason})${why}` };
  }

  private readAll(to: readonly Addressee[]): Promise<Settled[]> {
    return this.database.transaction(async (tx) => {
      const [suppressions, senders] = await Promise.all([
        this.suppressions.findAll(tx, to),
        this.senders.defaultsOf(tx, to),
      ]);
      return to.map((_, i) => ({ suppression: suppressions[i], sender: senders[i] }));
    });
  }
}
