import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { RequestLogStore } from './request-log.store.js';

const REMOVE_REQUESTS = 'remove-requests';
const PAGE = 1_000;
/** Between two pages of a backlog, and until the next look when there is none. */
const PAUSE_MS = 1_000;
const EVERY_MS = 3_600_000;

/** Removes requests from the log in the background, when their seven days are over. */
@Injectable()
export class RequestLogTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly store: RequestLogStore,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.beginRepeating({ kind: REMOVE_REQUESTS, key: KEY, firstMs: 0 });
  }

  @OnTimer({ kind: REMOVE_REQUESTS, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      const removed = await this.store.removeOld(tx, PAGE);
      await tx.complete(timer);
      tx.schedule(timerIn(tx.at, removed === PAGE ? PAUSE_MS : EVERY_MS));
    });
  }
}

const KEY = 'requests';

const timerIn = (at: string, ms: number): TimerRequest => ({
  kind: REMOVE_REQUESTS,
  key: KEY,
  due: new Date(Date.parse(at) + ms).toISOString(),
});
