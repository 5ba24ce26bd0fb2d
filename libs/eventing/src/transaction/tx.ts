import type { Aggregate, DomainEvent } from '../event/aggregate.js';
import type { Cause } from '../event/cause.js';
import type { OutgoingRecord } from '../log/cloud-event.js';
import type { DueTimer, TimerMove, TimerRequest } from '../timer/timer.js';

/**
 * One transaction of a service's database: state, what leaves, timers and, in a consumer, inbox and position are
 * written together or not at all. Events, timers and messages are kept in memory until `work` is done and written
 * then, each kind at once and sorted, the partitions' locks last; so the order of locking is the same everywhere
 * (position, inbox, rows of the handler, streams, timers, partitions) and no lock waits for a decision.
 *
 * Ask through `tx`, not through `Database`: a second connection would wait for the pool that this one is taken from.
 */
export interface Tx {
  /** Instant of this transaction by the clock port, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /** SQL in this transaction; `$1`… are `params`. Lock several rows in sorted order. */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /**
   * A write whose result nobody needs. It is sent with the commit, before the events; queries of this transaction do not
   * see it. The transaction fails if it does.
   */
  write(sql: string, params?: readonly unknown[]): void;
  /**
   * Reads, folds, decides, appends; the facts of the new events leave with the commit. Without `cause` the
   * transaction's is taken: in a consumer that of the message whose key is `id` (else the batch's last), in a timer
   * likewise.
   */
  handle<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    cause?: Cause,
  ): Promise<Handled<State, Event>>;
  /** The same for many with one read; results in the order of the commands. An id may occur several times. */
  handleAll<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): Promise<readonly Handled<State, Event>[]>;
  /**
   * The same for aggregates whose ids were made for this: their streams are new, and nothing is read. The transaction
   * fails with `VersionConflict` if one is not.
   */
  handleNew<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): readonly Handled<State, Event>[];
  /** States by id, this transaction's own appends included. An id without events has the initial state, version 0. */
  load<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>>;
  /**
   * Takes over states that were read before, so that streams which this transaction appends to are not read again. If one
   * has moved on meanwhile, the transaction runs again and reads.
   */
  resume<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    known: ReadonlyMap<string, Loaded<State>>,
  ): void;
  /** One timer per kind and key: a second request moves it and replaces its payload. The last word in a transaction counts. */
  schedule(...timers: readonly TimerRequest[]): void;
  /** Timers of the kind that would be due between the two (ISO) are due at `due`; what is being worked on is left alone. */
  hasten(kind: string, between: { readonly due: string; readonly until: string }): void;
  /** Timers of a group that are due at exactly one instant are due at another; what is being worked on is left alone. */
  move(...moves: readonly TimerMove[]): void;
  /** A timer that is being worked on is not interrupted; it only does not fire again. */
  cancel(kind: string, ...keys: readonly string[]): void;
  /**
   * Ends claimed timers with the commit. One that was scheduled anew since the claim, by this transaction or another,
   * stays with its new due time. The transaction fails with `LeaseLost`, and nothing of it is kept, if another owner
   * has taken one of them meanwhile.
   */
  complete(...timers: readonly DueTimer[]): Promise<void>;
  /** Does this, which must not fail, once the transaction is committed: to count what was done. */
  afterCommit(action: () => void): void;
  /** For the rest of eventing: facts that were said before leave once more, with the commit. */
  repeat(facts: readonly OutgoingRecord[]): void;
}

export interface CommandOf<Command> {
  readonly id: string;
  readonly command: Command;
  readonly cause?: Cause;
}

export interface Handled<State, Event> {
  /** After the events. */
  readonly state: State;
  readonly events: readonly Event[];
  /** Of the stream, after the events; 0: nothing was ever written. */
  readonly version: number;
}

export interface Loaded<State> {
  readonly state: State;
  readonly version: number;
}

/** States of a stream before and after the events that a transaction appends to it. */
export interface Change<State> {
  readonly before: State;
  readonly after: State;
}
