import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { DELIVER } from '../endpoint/attempt-timer.js';
import { ErasureStore } from './erasure.store.js';

const ERASE = 'erase-tenant';

export const erasureTimer = (tenantId: string): TimerRequest => ({ kind: ERASE, key: tenantId });

/** Erases all that is stored of a tenant: endpoints, events and deliveries. None of it is a fiscal document. */
@Injectable()
export class ErasureTimer {
  constructor(
    private readonly database: Database,
    private readonly store: ErasureStore,
  ) {}

  @OnTimer({ kind: ERASE, leaseMs: 30_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onErase([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      tx.cancel(DELIVER, ...(await this.store.erase(tx, timer.key)));
      await tx.complete(timer);
    });
  }
}
