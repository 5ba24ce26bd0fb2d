import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import type { Submission, SubmissionEvent } from '../submission/submission.js';
import type { TestSetCommand } from './test-set.decide.js';
import { testSet } from './test-set.messages.js';
import { testSetInUse } from './test-set.js';

/** Finds the test set that a document is sent for, and records what the answers tell about test sets. */
@Injectable()
export class TestSets {
  constructor(private readonly database: Database) {}

  /** Returns, for each submission, the id of the test set that it is to be sent for now; null where there is none. */
  async inUse(submissions: readonly Submission[]): Promise<(string | null)[]> {
    const tenants = submissions.map(tenantInHabilitacion);
    const known = tenants.filter((tenantId) => tenantId !== null);
    const sets = known.length === 0 ? new Map<string, never>() : await this.database.loadAll(testSet, known);
    return tenants.map((tenantId) => testSetInUse(sets.get(tenantId ?? '')?.state ?? testSet.initialState));
  }

  /** Records what these outcomes tell about the test sets. */
  async hear(tx: Tx, outcomes: readonly HandledSubmission[]): Promise<void> {
    const commands = outcomes.flatMap((outcome) => heardIn(outcome));
    if (commands.length > 0) await tx.handleAll(testSet, commands);
  }
}

const tenantInHabilitacion = (state: Submission): string | null =>
  state.status !== 'unknown' && state.order.environment === 'habilitacion' ? state.order.tenant_id : null;

export interface HandledSubmission {
  readonly documentId: string;
  readonly state: Submission;
  readonly events: readonly SubmissionEvent[];
}

const heardIn = ({ documentId, state, events }: HandledSubmission): { id: string; command: TestSetCommand }[] => {
  if (state.status === 'unknown') return [];
  // An upload that DIAN refused at once has no key; its attempt names the set.
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
