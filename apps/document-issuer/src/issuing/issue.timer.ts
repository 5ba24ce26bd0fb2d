import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer, type TimerOptions } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { DocumentIssuerSettings } from '../config.js';
import { ISSUE } from '../document/timer-kinds.js';
import { IssueProcess } from './issue.process.js';

@Injectable()
export class IssueTimer {
  constructor(
    private readonly issuing: IssueProcess,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  @OnTimer((timer: IssueTimer) => timer.options)
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.issuing.issue(timers);
  }

  private get options(): TimerOptions {
    return {
      kind: ISSUE,
      batch: 50,
      concurrency: this.settings.holdIssuing ? 0 : 2,
      leaseMs: 5_000,
      retry: { firstMs: 1_000, longestMs: 60_000 },
    };
  }
}
