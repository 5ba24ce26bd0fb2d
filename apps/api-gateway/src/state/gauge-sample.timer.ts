import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { GaugeHistory } from './gauge-history.store.js';
import { gaugesOf } from './state.js';
import { States } from './state.process.js';

const SAMPLE = 'sample-gauges';
const KEY = 'installation';
const EVERY_MS = 60_000;

/** Reads the state once a minute, in one process of all, and keeps its gauges for a day. */
@Injectable()
export class GaugeSampleTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly states: States,
    private readonly history: GaugeHistory,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.beginRepeating({ kind: SAMPLE, key: KEY, firstMs: EVERY_MS });
  }

  @OnTimer({ kind: SAMPLE, leaseMs: 30_000, isTraced: false, retry: { firstMs: 10_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const gauges = gaugesOf(await this.states.read());
    await this.database.transaction(async (tx) => {
      this.history.add(tx, gauges);
      await tx.complete(timer);
      tx.schedule(timerIn(tx.at, EVERY_MS));
    });
  }
}

const timerIn = (at: string, ms: number): TimerRequest => ({
  kind: SAMPLE,
  key: KEY,
  due: new Date(Date.parse(at) + ms).toISOString(),
});
