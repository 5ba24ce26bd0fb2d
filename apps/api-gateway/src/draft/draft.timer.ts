import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import type { DraftRow } from './draft.js';
import { DraftStore } from './draft.store.js';

const EXPIRE = 'expire-draft';

/** Orders the removal of a draft. A change of the draft makes it live longer, which the timer sees when it is due. */
export const expiryTimer = ({ id, tenant_id, expires_at }: DraftRow): TimerRequest => ({
  kind: EXPIRE,
  key: id,
  group: tenant_id,
  due: expires_at.toISOString(),
});

/** Removes drafts whose time is over. */
@Injectable()
export class DraftTimer {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftStore,
  ) {}

  @OnTimer({ kind: EXPIRE, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onExpire([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      const expiresAt = await this.drafts.expire(tx, timer.key);
      await tx.complete(timer);
      if (expiresAt) tx.schedule({ kind: EXPIRE, key: timer.key, group: timer.group, due: expiresAt.toISOString() });
    });
  }
}
