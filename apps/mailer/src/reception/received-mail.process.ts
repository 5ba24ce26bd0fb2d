import { Injectable } from '@nestjs/common';
import { tenantOfReception } from '@rubrica/contracts';
import { Database, faultPoint } from '@rubrica/eventing';
import { BlobStore } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { TenantProfileView } from '../tenant/tenant-profile.view.js';
import { receivedMailTimer } from './received-mail-timer.js';

/** Keeps the mails of suppliers until they are opened (ADR 0237). */
@Injectable()
export class ReceivedMails {
  constructor(
    private readonly database: Database,
    private readonly profiles: TenantProfileView,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
  ) {}

  /** Tells whether a tenant receives documents at an address. */
  async accepts(address: string): Promise<boolean> {
    return (await this.tenantsAt([address])).length > 0;
  }

  /** Keeps a mail for each tenant that it came to. Once it returns, the mail is not lost. */
  async onMail(bytes: Buffer, to: readonly string[]): Promise<void> {
    const tenants = await this.tenantsAt(to);
    const kept = await Promise.all(
      tenants.map(async (tenant) => [tenant, await this.blobs.put(tenant, bytes)] as const),
    );
    faultPoint('mailer:mail-stored');
    await this.database.transaction((tx) => {
      tx.schedule(...kept.map(([tenant, blob]) => receivedMailTimer(tenant, blob)));
      return Promise.resolve();
    });
  }

  private async tenantsAt(addresses: readonly string[]): Promise<string[]> {
    const named = addresses.flatMap((address) => tenantOfReception(this.settings.receptionAddress, address) ?? []);
    if (named.length === 0) return [];
    const known = await this.profiles.of(this.database, [...new Set(named)]);
    return [...known.keys()];
  }
}
