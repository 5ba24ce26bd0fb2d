import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import { CONTINGENCY_TIMER, environmentOfTimer } from './contingency-check.js';
import { ContingencyProcess } from './contingency.process.js';

/** Timers of environments whose availability is to be checked. */
@Injectable()
export class ContingencyTimer {
  constructor(private readonly contingencies: ContingencyProcess) {}

  @OnTimer({ kind: CONTINGENCY_TIMER, concurrency: 2, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    for (const timer of timers) await this.contingencies.check(timer, environmentOfTimer(timer.key));
  }
}
