import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Tx } from '@rubrica/eventing';
import { AwaitedDocuments, type Lookups } from '@rubrica/eventing/waiting';
import { kindOf } from '@rubrica/kinds';
import { contingencyCheckAtOnce } from '../contingency/contingency-check.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { isTransmission } from '../dian/operation.js';
import { ATTEMPT_TIMERS, attemptTimer, laterTimer } from '../submission/attempt-timer.js';
import type { KnownSubmission, Plan, Submission, SubmissionOrder } from '../submission/submission.js';
import { submission } from '../submission/submission.messages.js';
import { mayWait, turnOf, type TurnWait, WAIT_CONDITIONS } from '../submission/turn.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';

/** A document that another one waits for. */
export interface AwaitedDocument {
  readonly reason: TurnWait;
  readonly id: string;
}

export interface TurnToWait {
  readonly timer: DueTimer<Lookups>;
  readonly awaited: AwaitedDocument;
}

/** A planned step of a submission, and the test set that it is to be sent for now. */
export interface PlannedStep {
  readonly state: KnownSubmission;
  readonly plan: Plan;
  readonly testSetId: string | null;
}

export type Turn = 'go' | 'issue again' | AwaitedDocument;

const waitsFor = ({ kind }: SubmissionOrder): readonly SubmissionOrder['kind'][] => kindOf(kind).waitsFor;

const mayHaveToWait = ({ state, plan }: PlannedStep): boolean =>
  waitsFor(state.order).length > 0 && isTransmission(plan.operation);

/**
 * Lets documents wait for others before they are sent. A document also looks by itself after 5, 10, 20 s … 1 h, without an
 * event: the declaration of a contingency makes these lookups due, and the document is then issued in contingency like
 * other ones.
 */
@Injectable()
export class Turns {
  private readonly awaited;

  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingSubmissions,
  ) {
    this.awaited = new AwaitedDocuments(database, waiting, submission, WAIT_CONDITIONS);
  }

  /** Returns what the planned steps of submissions do now: each goes, is issued again, or waits for this document. */
  async turnsOf(steps: readonly (PlannedStep | null)[]): Promise<readonly Turn[]> {
    const held = steps.filter((step) => step !== null).filter(mayHaveToWait);
    const [underWay, named] = await Promise.all([this.newestUnderWay(held), this.namedBy(held)]);
    return steps.map((step) => {
      if (!step || !mayHaveToWait(step)) return 'go';
      const { state, testSetId } = step;
      const underWayId = testSetId === null ? null : underWay.get(setKey(state.order));
      if (underWayId) return { reason: 'test_set_invoice', id: underWayId };
      const id = state.order.invoice?.document_id;
      if (id === undefined) return 'go';
      const turn = turnOf(state, named.get(id)?.state ?? submission.initialState);
      return turn === 'wait' ? { reason: 'invoice_not_accepted', id } : turn;
    });
  }

  /**
   * Returns the newest document under way that the documents of a tenant and kind wait for in a test set. Documents of one
   * kind do not wait for each other there: each of two might be the newest for the other one.
   */
  private async newestUnderWay(held: readonly PlannedStep[]): Promise<ReadonlyMap<string, string | null>> {
    const orders = new Map(
      held.flatMap(({ state: { order }, testSetId }) => (testSetId === null ? [] : [[setKey(order), order] as const])),
    );
    // A document has an attempt timer as long as it is under way.
    const newest = async (order: SubmissionOrder): Promise<string | null> => {
      for (const kind of waitsFor(order).filter((one) => one !== order.kind)) {
        const keyPrefix = `${kindOf(kind).idPrefix}_`;
        const query = { kind: ATTEMPT_TIMERS.habilitacion, group: order.tenant_id, keyPrefix };
        const id = await this.database.newestTimer(query);
        if (id !== null) return id;
      }
      return null;
    };
    return new Map(await Promise.all([...orders].map(async ([key, order]) => [key, await newest(order)] as const)));
  }

  private namedBy(held: readonly PlannedStep[]): Promise<ReadonlyMap<string, { readonly state: Submission }>> {
    const ids = held.flatMap(({ state }) => state.order.invoice?.document_id ?? []);
    return ids.length === 0 ? Promise.resolve(new Map()) : this.database.loadAll(submission, ids);
  }

  /** Records the waits and completes their timers. A document whose wait is over meanwhile looks again soon. */
  async wait(tx: Tx, turns: readonly TurnToWait[]): Promise<void> {
    const states = await tx.load(
      submission,
      turns.map(({ timer }) => timer.key),
    );
    const known = turns.flatMap(({ timer, awaited }) => {
      const state = states.get(timer.key)?.state ?? submission.initialState;
      return state.status === 'unknown' ? [] : [{ timer, awaited, order: state.order, state }];
    });
    const held = known.filter(({ state, awaited }) => mayWait(state, awaited.reason));
    const results = await this.awaited.begin(
      tx,
      held.map(({ timer, awaited: { reason, id }, order: { tenant_id: tenantId, environment } }) => ({
        documentId: timer.key,
        tenantId,
        environment,
        reason,
        timerKind: timer.kind,
        cause: timer.cause,
        awaited: [id],
      })),
    );
    const waits = held.filter((_, nth) => results[nth] !== 'is over');
    await tx.handleAll(
      submission,
      waits.map(({ timer: { key, cause }, awaited: { reason, id: awaitedId } }) => ({
        id: key,
        command: { type: 'AwaitTurn', reason, awaitedId },
        cause,
      })),
    );
    for (const one of known) {
      const { timer, order } = one;
      const { due: due_at, payload } = this.waiting.nextLookup(tx.at, timer.payload);
      const lookup = { ...attemptTimer(timer.key, order, { due_at }), payload, cause: timer.cause };
      tx.schedule(waits.includes(one) ? lookup : laterTimer(timer, order, tx.at));
    }
    countInBacklog(
      tx,
      held.filter((_, nth) => results[nth] === 'begins'),
    );
    await tx.complete(...turns.map(({ timer }) => timer));
  }
}

/** Documents of one kind of a tenant wait for the same ones in a test set. */
const setKey = ({ tenant_id, kind }: SubmissionOrder): string => `${tenant_id} ${kind}`;

/**
 * Starts the checks that count what is left of a contingency, as they may have ended: a document that another one names
 * and that has no verdict was issued in one.
 */
const countInBacklog = (
  tx: Tx,
  begun: readonly (Pick<TurnToWait, 'awaited'> & { readonly order: SubmissionOrder })[],
): void => {
  const named = begun.filter(({ awaited }) => awaited.reason === 'invoice_not_accepted');
  const environments = new Set(named.map(({ order }) => order.environment));
  for (const environment of LIVE_ENVIRONMENTS.filter((one) => environments.has(one)))
    tx.schedule(contingencyCheckAtOnce(environment, tx.at));
};
