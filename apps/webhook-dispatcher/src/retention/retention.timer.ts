import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { WebhookDispatcherSettings } from '../config.js';
import { RetentionStore } from './retention.store.js';

const REMOVE_OLD = 'remove-old';
const KEY = 'events';
const PAGE = 500;
/** Between two pages of a backlog, and until the next look when there is none. */
const PAUSE_MS = 1_000;
const EVERY_MS = 3_600_000;

/** Removes events and their deliveries in the background, when the tenants' time to see them is over. */
@Injectable()
export class RetentionTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly store: RetentionStore,
    private readonly settings: WebhookDispatcherSettings,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.beginRepeating({ kind: REMOVE_OLD, key: KEY, firstMs: 0 });
  }

  @OnTimer({ kind: REMOVE_OLD, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      const until = new Date(Date.parse(tx.at) - this.settings.eventsKeptDays * 86_400_000);
      const removed = await this.store.removeBefore(tx, until, PAGE);
      await tx.complete(timer);
      tx.schedule(timerIn(tx.at, removed === PAGE ? PAUSE_MS : EVERY_MS));
    });
  }
}

const timerIn = (at: string, ms: number): TimerRequest => ({
  kind: REMOVE_OLD,
  key: KEY,
  due: new Date(Date.parse(at) + ms).toISOString(),
});
