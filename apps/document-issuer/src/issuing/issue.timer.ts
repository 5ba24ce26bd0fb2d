import { Injectable } from '@nestjs/common';
import { type DueTimer, type Lookups, OnTimer } from '@rubrica/eventing';
import { ISSUE } from '../document/timer-kinds.js';
import { IssueProcess } from './issue.process.js';

@Injectable()
export class IssueTimer {
  constructor(private readonly issuing: IssueProcess) {}

  @OnTimer({ kind: ISSUE, batch: 50, concurrency: 2, leaseMs: 5_000 })
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.issuing.issue(timers);
  }
}
