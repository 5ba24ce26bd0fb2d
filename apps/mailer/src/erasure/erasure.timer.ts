import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { BlobStore } from '@rubrica/service';
import { SEND } from '../mailing/mailing-orders.process.js';
import { ErasureStore } from './erasure.store.js';

const ERASE = 'erase-tenant';

export const erasureTimer = (tenantId: string): TimerRequest => ({ kind: ERASE, key: tenantId });

/**
 * Erases all that is stored of a tenant: mailings, and the blobs with addresses and with what servers answered. The blobs
 * are recorded for removal first, since their names are in the rows.
 */
@Injectable()
export class ErasureTimer {
  constructor(
    private readonly database: Database,
    private readonly store: ErasureStore,
    private readonly blobs: BlobStore,
  ) {}

  @OnTimer({ kind: ERASE, leaseMs: 30_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onErase([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const tenantId = timer.key;
    const names = await this.store.blobsOf(tenantId);
    if (names.length > 0) await this.blobs.remove({ tenantId, names });
    faultPoint('mailer:erased-blobs');
    await this.database.transaction(async (tx) => {
      tx.cancel(SEND, ...(await this.store.erase(tx, tenantId)));
      await tx.complete(timer);
    });
  }
}
