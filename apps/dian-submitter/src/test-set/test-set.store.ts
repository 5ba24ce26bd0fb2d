import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { ATTEMPT_TIMERS } from '../submission/attempt-timer.js';
import type { Submission, SubmissionEvent } from '../submission/submission.js';
import type { TestSetCommand } from './test-set.decide.js';
import { testSet } from './test-set.messages.js';
import { testSetInUse } from './test-set.js';

/** Which test sets documents are sent for, and what is heard of them. */
@Injectable()
export class TestSets {
  constructor(private readonly database: Database) {}

  /** By tenant; a tenant without one that is in use is left out. */
  async inUse(tx: Tx, tenantIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tenantIds.length === 0) return new Map();
    const sets = await tx.load(testSet, [...new Set(tenantIds)].sort());
    return new Map(
      [...sets].flatMap(([tenantId, { state }]) => {
        const id = testSetInUse(state);
        return id === null ? [] : [[tenantId, id] as const];
      }),
    );
  }

  /** Invoices of the tenant that are to be sent, or were sent and have no verdict: each has its timer until then. */
  async hasInvoicesUnderWay(tenantId: string): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from timers where kind = $1 and group_key = $2 and starts_with(key, 'inv_') limit 1`,
      [ATTEMPT_TIMERS.habilitacion, tenantId],
    );
    return rows.length > 0;
  }

  /** Keeps what these outcomes tell of the sets. */
  async hear(tx: Tx, outcomes: readonly Concluded[]): Promise<void> {
    const commands = outcomes.flatMap((outcome) => heardIn(outcome));
    if (commands.length > 0) await tx.handleAll(testSet, commands);
  }
}

export interface Concluded {
  readonly documentId: string;
  readonly state: Submission;
  readonly events: readonly SubmissionEvent[];
}

const heardIn = ({ documentId, state, events }: Concluded): { id: string; command: TestSetCommand }[] => {
  if (state.status === 'unknown') return [];
  // An upload that was refused at once has no key.
  const testSetId = state.upload?.test_set_id ?? state.attempts.at(-1)?.test_set_id;
  const said = events.map(saidBy).find((what) => what !== null);
  if (testSetId === undefined || !said) return [];
  return [{ id: state.order.tenant_id, command: { type: 'HearOfTestSet', testSetId, documentId, said } }];
};

const saidBy = (event: SubmissionEvent): 'accepted' | 'refused' | 'judged' | null => {
  switch (event.type) {
    case 'AttemptPlanned':
      return event.data.because === 'test_set_accepted' ? 'accepted' : null;
    case 'SubmissionFailed':
      return event.data.code === 'test_set_refused' ? 'refused' : null;
    case 'SubmissionAccepted':
    case 'SubmissionRejected':
      return 'judged';
    default:
      return null;
  }
};
