import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { kindOf } from '@rubrica/kinds';
import type { KnownSubmission, Submission } from '../submission/submission.js';
import type { submission } from '../submission/submission.messages.js';
import type { TestSetCommand } from './test-set.decide.js';
import { testSet, testSetIdOf } from './test-set.messages.js';
import { testSetInUse } from './test-set.js';

/** Finds the test set that a document is sent for, and records what the answers tell about test sets. */
@Injectable()
export class TestSets {
  constructor(private readonly database: Database) {}

  /** Returns, for each submission, the id of the test set that it is to be sent for now; null where there is none. */
  async inUse(submissions: readonly Submission[]): Promise<(string | null)[]> {
    const ids = submissions.map(setOfSubmission);
    const known = ids.filter((id) => id !== null);
    const sets = known.length === 0 ? new Map<string, never>() : await this.database.loadAll(testSet, known);
    return ids.map((id) => testSetInUse(sets.get(id ?? '')?.state ?? testSet.initialState));
  }

  /** Records what these outcomes tell about the test sets. */
  async hear(tx: Tx, outcomes: readonly HandledSubmission[]): Promise<void> {
    const commands = outcomes.flatMap((outcome) => heardIn(outcome));
    if (commands.length > 0) await tx.handleAll(testSet, commands);
  }
}

/** Id of the test set that a submission belongs to; null outside of habilitación, and of a kind that has none. */
const setOfSubmission = (state: Submission): string | null =>
  state.status !== 'unknown' &&
  state.order.environment === 'habilitacion' &&
  kindOf(state.order.kind).transmission.hasTestSet
    ? setOf(state.order)
    : null;

const setOf = ({ tenant_id, kind }: KnownSubmission['order']): string => testSetIdOf(tenant_id, kindOf(kind).software);

type StoredEvent = Parameters<typeof submission.evolve>[1];

export interface HandledSubmission {
  readonly documentId: string;
  readonly state: Submission;
  readonly events: readonly StoredEvent[];
}

const heardIn = ({ documentId, state, events }: HandledSubmission): { id: string; command: TestSetCommand }[] => {
  if (state.status === 'unknown') return [];
  // An upload that DIAN refused at once has no key; its attempt names the set.
  const testSetId = state.upload?.test_set_id ?? state.attempts.at(-1)?.test_set_id;
  const said = events.map(saidBy).find((what) => what !== null);
  if (testSetId === undefined || !said) return [];
  return [{ id: setOf(state.order), command: { type: 'HearOfTestSet', testSetId, documentId, said } }];
};

const saidBy = (event: StoredEvent): 'accepted' | 'refused' | 'judged' | null => {
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
