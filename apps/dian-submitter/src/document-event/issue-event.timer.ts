import { Injectable } from '@nestjs/common';
import { eventsOutcome } from '@rubrica/document-events';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import { documentEvent } from './document-event.messages.js';
import { DocumentEventRecords } from './document-event-record.process.js';
import { ISSUE, REMIND, type Tries } from './event-timer.js';
import { EventIssuing } from './issue-event.process.js';
import { RegisteredEventStore } from './registered-event.store.js';

/** Timers of events that are issued, and of deadlines that buyers are reminded of. */
@Injectable()
export class DocumentEventTimer {
  constructor(
    private readonly database: Database,
    private readonly issuing: EventIssuing,
    private readonly registered: RegisteredEventStore,
    private readonly records: DocumentEventRecords,
  ) {}

  @OnTimer({ kind: ISSUE, concurrency: 8, groupShare: 1 / 2, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onIssue(timers: readonly DueTimer<Tries>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.issuing.issue(timer)));
  }

  /** Reminds of the deadline to claim or accept, unless the buyer has done so. */
  @OnTimer({ kind: REMIND, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onRemind([timer]: readonly DueTimer<{ readonly deadline: string }>[]): Promise<void> {
    if (!timer) return;
    const { key: id, cause } = timer;
    const { deadline } = timer.payload;
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      const state = (await tx.load(documentEvent, [id])).get(id)?.state;
      if (!state || state.status === 'unknown') return;
      const { tenant_id, environment, subject } = state.order;
      const registered = await this.registered.of({ tenant_id, environment, cufe: subject.cufe }, tx);
      if (eventsOutcome(registered) !== 'open') return;
      const near = { deadline, action: 'claim_or_accept' } as const;
      await this.records.handle(tx, id, { type: 'RemindOfDeadline', near }, cause);
    });
  }
}
