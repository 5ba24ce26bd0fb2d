import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { certificateAggregate } from './certificate.js';
import { CertificateStore, type EndingCertificate } from './certificate.store.js';
import { dueNotice, nextNoticeAt } from './expiry-notice.js';

const ANNOUNCE_EXPIRY = 'announce-expiry';

/** The timer of the next notice after `at` that a certificate ends; none where no notice is left. */
export const noticeTimers = (
  { id, tenant_id, not_after }: Pick<EndingCertificate, 'id' | 'tenant_id' | 'not_after'>,
  at: Date,
): TimerRequest[] => {
  const due = nextNoticeAt(not_after, at);
  return due === null ? [] : [{ kind: ANNOUNCE_EXPIRY, key: id, group: tenant_id, due: due.toISOString() }];
};

/** Says that certificates end soon, once for each notice. One that is replaced or revoked is not spoken of any more. */
@Injectable()
export class ExpiryNoticeTimer {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly clock: Clock,
  ) {}

  @OnTimer({ kind: ANNOUNCE_EXPIRY, batch: 1, concurrency: 2, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const { key: id } = timer;
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const certificate = await this.certificates.inUse(tx, id);
      if (certificate) {
        const { not_after } = certificate;
        const notice_days = dueNotice(not_after, now);
        if (notice_days !== null) {
          const notice = { notice_days, expires_at: not_after.toISOString() };
          await tx.handle(certificateAggregate, id, { type: 'AnnounceExpiry', notice });
        }
        tx.schedule(...noticeTimers(certificate, now));
      }
      await tx.complete(timer);
    });
  }
}
