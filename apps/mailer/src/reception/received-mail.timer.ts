import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, getJson, LOGGER, type Logger } from '@rubrica/service';
import { TenantProfileView } from '../profile/tenant-profile.view.js';
import { MailReception } from './mail-reception.client.js';
import { ReceivedMails } from './received-mail.process.js';
import { HAND_OVER, type ReceivedMail } from './received-mail-timer.js';

/** Timers of mails of suppliers that are kept and not handed over yet. */
@Injectable()
export class ReceivedMailTimer {
  constructor(
    private readonly database: Database,
    private readonly profiles: TenantProfileView,
    private readonly reception: MailReception,
    private readonly blobs: BlobStore,
    private readonly mails: ReceivedMails,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: HAND_OVER, concurrency: 4, groupShare: 1 / 2, retry: { firstMs: 1_000, longestMs: 300_000 } })
  async onDue(timers: readonly DueTimer<ReceivedMail>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.handOver(timer)));
  }

  /** A mail that was handed over and not marked so, as the process died, is handed over again: its documents are the same. */
  private async handOver(timer: DueTimer<ReceivedMail>): Promise<void> {
    const { group: tenantId, payload } = timer;
    const profile = (await this.profiles.receiving(tenantId)) ?? null;
    // An erased tenant receives nothing any more.
    if (profile) {
      const { nit } = await getJson<TenantProfile>(this.blobs, tenantId, profile.profile_blob);
      const environment = profile.live_environment;
      const opened = await this.reception.open({
        tenantId,
        mailBlob: payload.mail_blob,
        nit,
        environment,
      });
      this.mails.countOpened(opened);
      const { received, events, unread } = opened;
      this.logger.info(
        { tenant_id: tenantId, mail: payload.mail_blob, received, events, unread },
        'a mail of a supplier is opened',
      );
    }
    await this.database.transaction((tx) => tx.complete(timer));
    await this.blobs.remove({ tenantId, names: [payload.mail_blob] });
  }
}
