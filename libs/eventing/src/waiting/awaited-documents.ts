import type { DomainEvent } from '../event/aggregate.js';
import type { Database } from '../transaction/database.js';
import type { Change, Loaded, Tx } from '../transaction/tx.js';
import { type AwaitableAggregate, type Awaitable, endedBy, type WaitConditions } from './awaited.js';
import type { WaitingDocument, WaitingList } from './waiting-list.js';

/** A document that begins to wait for another document or for something else. */
export interface DocumentWait<Reason extends string> extends WaitingDocument<Reason> {
  /**
   * Ids of the documents for which the waiting document may wait. It waits for the first document in this list that
   * is in a state which requires the wait. The list is empty if the document waits for something other than a
   * document.
   */
  readonly awaited: readonly string[];
}

/**
 * Result of `begin` for one document. `begins`: it is new on the waiting list, or its reason is new. `goes on`: it was
 * on the list already. `is over`: there is nothing to wait for, so it was not added.
 */
export type WaitResult = 'begins' | 'goes on' | 'is over';

/**
 * Lets documents of a service wait for each other, for example a credit note for its invoice. A wait is a row of the
 * waiting list and an event in the stream of the awaited document. If a later event of the awaited document makes the
 * wait unnecessary, the transaction that appends this event also ends the wait: it deletes the row and makes the
 * timer of the waiting document due. The handler of that timer decides whether the waiting document continues or
 * fails.
 *
 * If one transaction writes the wait and another writes the outcome at the same time, one of the two gets a version
 * conflict and runs again. So no wait is forgotten (ADR 0194).
 */
export class AwaitedDocuments<State extends Awaitable, Command, Event extends DomainEvent, Reason extends string> {
  /**
   * `conditions` has one function for each reason to wait for another document. It returns whether the wait goes on,
   * given the state of the awaited document.
   */
  constructor(
    database: Database,
    private readonly list: WaitingList<string>,
    private readonly aggregate: AwaitableAggregate<State, Command, Event>,
    private readonly conditions: WaitConditions<Reason, State>,
  ) {
    database.onAppend(aggregate, (tx, changes) => this.release(tx, changes));
  }

  /**
   * Records that documents wait, and returns one result per document in the same order. If a document names several
   * others, it waits for the first of them that is in a state which requires the wait.
   */
  async begin(tx: Tx, waits: readonly DocumentWait<string>[]): Promise<readonly WaitResult[]> {
    const states = await tx.load(
      this.aggregate,
      waits.flatMap(({ awaited }) => awaited),
    );
    const known = waits.map((wait) => ({ wait, awaited: this.firstOpen(wait, states) }));
    const open = known.filter(({ wait, awaited }) => awaited !== null || wait.awaited.length === 0);
    const begun = await this.list.add(
      tx,
      open.map(({ wait }) => wait),
    );
    await tx.handleAll(
      this.aggregate,
      open.flatMap(({ wait: { documentId, cause }, awaited }) =>
        awaited !== null && (begun.has(documentId) || !awaited.state.awaitedBy.includes(documentId))
          ? [{ id: awaited.id, command: { type: 'AddWaiting' as const, documentId }, cause }]
          : [],
      ),
    );
    const waiting = new Set(open.map(({ wait }) => wait));
    return waits.map((wait) => (waiting.has(wait) ? (begun.has(wait.documentId) ? 'begins' : 'goes on') : 'is over'));
  }

  private firstOpen(
    { reason, awaited }: DocumentWait<string>,
    states: ReadonlyMap<string, Loaded<State>>,
  ): { readonly id: string; readonly state: State } | null {
    for (const id of awaited) {
      const { state } = states.get(id) ?? { state: this.aggregate.initialState };
      if (this.isOpen(reason, state)) return { id, state };
    }
    return null;
  }

  private isOpen(reason: string, awaited: State): boolean {
    const condition: ((awaited: State) => boolean) | undefined = this.conditions[reason as Reason];
    if (!condition) throw new Error(`no condition is declared for the waiting reason ${reason}`);
    return condition(awaited);
  }

  /**
   * Ends the waits that these changes of awaited documents make unnecessary: deletes their rows and makes the timers of
   * the waiting documents due.
   */
  private async release(tx: Tx, changes: readonly Change<State>[]): Promise<void> {
    const awaited = changes.filter(({ after }) => after.awaitedBy.length > 0);
    const ended = awaited.map((change) => ({ ids: change.after.awaitedBy, reasons: endedBy(this.conditions, change) }));
    for (const reason of new Set(ended.flatMap(({ reasons }) => reasons))) {
      const ids = ended.filter(({ reasons }) => reasons.includes(reason)).flatMap((one) => one.ids);
      await this.list.releaseDocuments(tx, ids, reason);
    }
  }
}
