import { Injectable } from '@nestjs/common';
import { type AnswerOf, type dianSubmitterRoutes, tenantOfReception } from '@rubrica/contracts';
import { Database, faultPoint } from '@rubrica/eventing';
import { BlobStore, Metrics } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { TenantProfileView } from '../profile/tenant-profile.view.js';
import { receivedMailTimer } from './received-mail-timer.js';

/** What was found in a mail: a document, only events of invoices, nothing; or why it was not opened: it names no tenant, or is too large. */
export const MAIL_RESULTS = ['documents', 'events', 'nothing', 'nobody', 'too_large'] as const;
export type MailResult = (typeof MAIL_RESULTS)[number];

/** A stranger may write any number of addresses into a mail. */
const MOST_TENANTS = 20;

/** Keeps the mails of suppliers until they are opened (ADR 0237). */
@Injectable()
export class ReceivedMails {
  private readonly results;

  constructor(
    private readonly database: Database,
    private readonly profiles: TenantProfileView,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
    metrics: Metrics,
  ) {
    this.results = metrics.counter(
      'rubrica_received_mails_total',
      'Mails of suppliers, by what was found in them, or why they were not opened',
      ['result'],
      MAIL_RESULTS.map((result) => ({ result })),
    );
  }

  /** Counts a mail, or a dropped file, that was opened. */
  countOpened({ received, events = 0 }: AnswerOf<typeof dianSubmitterRoutes.receiveMail>): void {
    this.count(received > 0 ? 'documents' : events > 0 ? 'events' : 'nothing');
  }

  count(result: MailResult): void {
    this.results.inc({ result });
  }

  /** Tells whether a tenant receives documents at an address. */
  async accepts(address: string): Promise<boolean> {
    return (await this.tenantsAt([address])).length > 0;
  }

  /** Keeps a mail for each tenant that it came to, and returns their number. Once it returns, the mail is not lost. */
  async onMail(bytes: Buffer, to: readonly string[]): Promise<number> {
    const tenants = (await this.tenantsAt(to)).slice(0, MOST_TENANTS);
    const kept = await Promise.all(
      tenants.map(async (tenant) => [tenant, await this.blobs.put(tenant, bytes)] as const),
    );
    faultPoint('mailer:mail-stored');
    await this.database.transaction((tx) => {
      tx.schedule(...kept.map(([tenant, blob]) => receivedMailTimer(tenant, blob)));
      return Promise.resolve();
    });
    return tenants.length;
  }

  private async tenantsAt(addresses: readonly string[]): Promise<string[]> {
    const named = addresses.flatMap((address) => tenantOfReception(this.settings.receptionAddress, address) ?? []);
    if (named.length === 0) return [];
    const known = await this.profiles.of(this.database, [...new Set(named)]);
    return [...known.keys()];
  }
}
