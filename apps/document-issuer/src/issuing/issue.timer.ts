import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import { ISSUE, type Lookups } from '../document/timer-kinds.js';
import { IssueProcess } from './issue.process.js';

@Injectable()
export class IssueTimer {
  constructor(private readonly issuing: IssueProcess) {}

  @OnTimer({ kind: ISSUE, batch: 50, concurrency: 2, leaseMs: 5_000 })
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.issuing.issue(timers);
  }
}
