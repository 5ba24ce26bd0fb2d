import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { BlobStore } from '@rubrica/service';
import { tenantAggregate } from '../tenant/tenant.messages.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { beginningOf } from './retention.js';
import { TenantErasureStore } from './tenant-erasure.store.js';

const ERASE = 'erase-tenant';
const ERASE_DOCUMENTS = 'erase-tenant-documents';

export const erasureTimer = (tenantId: string): TimerRequest => ({ kind: ERASE, key: tenantId });

/**
 * Erases the data of a tenant in two steps: at once what need not be kept, and the documents when their time is over. Blobs
 * are recorded for removal first, since their names are in the rows. A step that was interrupted begins again.
 */
@Injectable()
export class TenantErasureTimer {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly store: TenantErasureStore,
    private readonly blobs: BlobStore,
  ) {}

  @OnTimer({ kind: ERASE, leaseMs: 30_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onErase([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const tenantId = timer.key;
    const names = await this.store.dispensableBlobs(tenantId);
    if (names.length > 0) await this.blobs.remove({ tenantId, names });
    faultPoint('api-gateway:erased-blobs');
    await this.database.transaction(async (tx) => {
      const { erasure } = await this.tenants.locked(tx, tenantId);
      await this.store.eraseDispensable(tx, tenantId);
      const until = erasure?.documents_kept_until ?? null;
      tx.schedule({ kind: ERASE_DOCUMENTS, key: tenantId, ...(until !== null && { due: beginningOf(until) }) });
      await tx.complete(timer);
    });
  }

  @OnTimer({ kind: ERASE_DOCUMENTS, leaseMs: 30_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onEraseDocuments([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const tenantId = timer.key;
    await this.blobs.remove({ tenantId, names: 'all' });
    await this.database.transaction(async (tx) => {
      await tx.handle(tenantAggregate, tenantId, { type: 'RecordDocumentsErased' });
      await this.store.eraseRest(tx, tenantId);
      await tx.complete(timer);
    });
  }
}
