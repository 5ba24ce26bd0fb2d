import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import { JUDGE, type Questions } from './judgement-timer.js';
import { Judgements } from './judgement.process.js';

/** Timers of received documents that are to be judged. */
@Injectable()
export class JudgementTimer {
  constructor(private readonly judgements: Judgements) {}

  @OnTimer({ kind: JUDGE, concurrency: 8, groupShare: 1 / 2, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly DueTimer<Questions>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.judgements.judge(timer)));
  }
}
