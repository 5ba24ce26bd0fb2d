import type { Aggregate, DomainEvent } from '../event/aggregate.js';
import type { Cause } from '../event/cause.js';
import type { OutgoingRecord } from '../log/cloud-event.js';
import type { DueTimer, TimerMove, TimerRequest } from '../timer/timer.js';

/**
 * One transaction in the database of a service. State, messages and timers, and in a consumer also inbox and position,
 * are written together or not at all. Events, timers and messages stay in memory until `work` has ended. Then each type
 * is written at once and in sorted order. So locks are always taken in the same order (position, inbox, rows of the
 * handler, streams, timers, partitions), and no lock is held during a decision.
 *
 * Query through `tx` and not through `Database`: this transaction holds a connection of the pool, and could wait for
 * ever for a second one.
 */
export interface Tx {
  /** Time of this transaction by the service's `Clock`, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /**
   * Runs SQL in this transaction. `params` are the values of `$1`, `$2`, … Lock several rows in sorted order, to avoid
   * deadlocks.
   */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a write without a result. It is sent with the commit, before the events. Queries of this transaction do not
   * see it. If it fails, the transaction fails.
   */
  write(sql: string, params?: readonly unknown[]): void;
  /**
   * Loads an aggregate, decides, and appends the new events. Their messages are published with the commit. By default
   * the cause is the message or timer whose key is `id`; if there is none, the last one of the batch.
   */
  handle<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    cause?: Cause,
  ): Promise<Handled<State, Event>>;
  /**
   * Handles many commands with one read. Returns one result per command, in the same order. Several commands may have
   * the same id.
   */
  handleAll<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): Promise<readonly Handled<State, Event>[]>;
  /**
   * Handles commands of new aggregates without reading their streams. The transaction fails with `VersionConflict` if
   * an aggregate exists.
   */
  handleNew<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): readonly Handled<State, Event>[];
  /**
   * Returns states by id, after the appends of this transaction. An id without events has the initial state and version
   * 0.
   */
  load<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>>;
  /**
   * Uses states that were read before, so that their streams are not read again. If another transaction has appended to
   * one of them meanwhile, this transaction runs again and then reads them.
   */
  resume<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    known: ReadonlyMap<string, Loaded<State>>,
  ): void;
  /**
   * Schedules timers. A kind has at most one timer per key: scheduling it again replaces its due time and payload. Of
   * several requests in one transaction the last one counts.
   */
  schedule(...timers: readonly TimerRequest[]): void;
  /**
   * Makes all timers of a kind due at `due` that are due between `due` and `until` (ISO times). Running timers are not
   * changed.
   */
  hasten(kind: string, between: { readonly due: string; readonly until: string }): void;
  /** Moves timers of a group from one due time to another. Running timers are not changed. */
  move(...moves: readonly TimerMove[]): void;
  /** Cancels timers. A running timer is not interrupted, but will not run again. */
  cancel(kind: string, ...keys: readonly string[]): void;
  /**
   * Completes claimed timers with the commit. A timer that was scheduled again since its claim stays, with its new due
   * time. If another owner has taken one of the timers, the transaction fails with `LeaseLost` and writes nothing.
   */
  complete(...timers: readonly DueTimer[]): Promise<void>;
  /** Calls a function after the commit, for example to count something. It must not throw. */
  afterCommit(action: () => void): void;
  /** Publishes messages of earlier events again, with the commit. For eventing only. */
  repeat(facts: readonly OutgoingRecord[]): void;
}

export interface CommandOf<Command> {
  readonly id: string;
  readonly command: Command;
  readonly cause?: Cause;
}

export interface Handled<State, Event> {
  /** State after the new events. */
  readonly state: State;
  readonly events: readonly Event[];
  /** Version of the stream after the new events; 0 for a stream without events. */
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
