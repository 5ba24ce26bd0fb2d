import type { Tx } from '@rubrica/eventing';
import type { KnownDocument } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { RENDER } from '../document/timer-kinds.js';
import { type DueDocument, type IssueJob, knownDocument, type PlannedJob } from './issue-job.js';

/** Adds the documents' states as this transaction sees them, its own events included. */
export const withState = async <T extends DueDocument>(
  tx: Tx,
  due: readonly T[],
): Promise<(Omit<T, 'document'> & { readonly document: KnownDocument; readonly version: number })[]> => {
  const states = await tx.load(
    documentAggregate,
    due.map(({ timer }) => timer.key),
  );
  return due.map((one) => ({
    ...one,
    document: knownDocument(states, one.timer),
    version: states.get(one.timer.key)?.version ?? 0,
  }));
};

/** Lets a document with a number that has failed be drawn. */
export const drawFailed = (tx: Tx, { timer: { key }, document }: IssueJob | PlannedJob): void => {
  if (document.lastPlan) tx.schedule({ kind: RENDER, key, group: document.received.tenant_id });
};
