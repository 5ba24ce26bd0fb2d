import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { BlobStore } from '@rubrica/service';
import { ISSUE, REMIND } from '../document-event/event-timer.js';
import { ErasureStore } from './erasure.store.js';
import { FollowedInvoices } from '../followed-invoice/followed-invoice.store.js';
import { JUDGE } from './judgement-timer.js';

const ERASE = 'erase-received-documents';

export const erasureTimer = (tenantId: string): TimerRequest => ({ kind: ERASE, key: tenantId });

/**
 * Erases the received documents of a tenant, and its events. The blobs are recorded for removal first, since their names are found by the
 * rows.
 */
@Injectable()
export class ErasureTimer {
  constructor(
    private readonly database: Database,
    private readonly store: ErasureStore,
    private readonly blobs: BlobStore,
    private readonly followed: FollowedInvoices,
  ) {}

  @OnTimer({ kind: ERASE, leaseMs: 30_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onErase([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const names = await this.store.blobsOf(timer.key);
    if (names.length > 0) await this.blobs.remove({ tenantId: timer.key, names });
    await this.database.transaction(async (tx) => {
      const { documents, events } = await this.store.erase(tx, timer.key);
      tx.cancel(JUDGE, ...documents);
      tx.cancel(ISSUE, ...events);
      tx.cancel(REMIND, ...events);
      await this.followed.erase(tx, timer.key);
      await tx.complete(timer);
    });
  }
}
