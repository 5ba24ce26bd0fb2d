import type { Aggregate, DomainEvent } from '../event/aggregate.js';
import type { Cause } from '../event/cause.js';
import type { OutgoingRecord } from '../log/cloud-event.js';
import type { DueTimer, TimerMove, TimerRequest } from '../timer/timer.js';

/**
 * One transaction in the database of a service. Everything in it is written together or not at all. Events, messages
 * and timers stay in memory until the function that got this `Tx` has returned, and are then written in sorted order.
 * So locks are always taken in the same order: position and inbox (handled messages) of a consumer, rows of the
 * handler, event streams, timers, partitions of the outbox. The last three are not locked while `decide` runs.
 *
 * Inside a transaction, query through `tx` and not through `Database`: the transaction holds a connection of the pool,
 * and could wait for ever for a second one.
 */
export interface Tx {
  /** Start time of this transaction by the service's `Clock`, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /**
   * Runs one SQL statement in this transaction and returns its rows. `params` are the values of `$1`, `$2`, … To avoid
   * deadlocks, lock several rows in sorted order.
   */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a write whose result is not needed. It is sent with the commit, before the events, so queries of this
   * transaction do not see it. If it fails, the transaction fails.
   */
  write(sql: string, params?: readonly unknown[]): void;
  /**
   * Loads an aggregate, calls its `decide` with the command, and appends the new events. Their messages are published
   * after the commit. The default of `cause` is the cause of the transaction, or the message or timer that is being
   * handled. If a handler gets several messages or timers, the default is the one whose key is `id`. If none of them
   * has this key, the default is the last one.
   */
  handle<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    cause?: Cause,
  ): Promise<Handled<State, Event>>;
  /**
   * Like `handle` for many commands, with one read of the database. Returns one result per command, in the same order.
   * Several commands may have the same id.
   */
  handleAll<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): Promise<readonly Handled<State, Event>[]>;
  /**
   * Like `handleAll`, but for new aggregates, whose streams are not read. The transaction fails with `VersionConflict`
   * if one of them has events already.
   */
  handleNew<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): readonly Handled<State, Event>[];
  /**
   * Returns the states of aggregates by id, including events that this transaction has added. An id without events has
   * the initial state and version 0.
   */
  load<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>>;
  /**
   * Gives this transaction the states of aggregates that were read before it began. The transaction then does not
   * read the streams of these aggregates. If another transaction has appended to one of these streams since, this
   * transaction runs again and then reads the streams itself.
   */
  resume<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    known: ReadonlyMap<string, Loaded<State>>,
  ): void;
  /**
   * Schedules timers. Each kind has at most one timer per key: scheduling it again replaces its due time and payload.
   * If one transaction schedules the same timer several times, the last request counts.
   */
  schedule(...timers: readonly TimerRequest[]): void;
  /**
   * Changes the due time of timers of a kind to the earlier time `due`. This applies to the timers whose due time is
   * after `due` and not after `until` (both are ISO 8601 times). Running timers are not changed.
   */
  hasten(kind: string, between: { readonly due: string; readonly until: string }): void;
  /** Moves timers of a kind and group from one due time to another. Running timers are not changed. */
  move(...moves: readonly TimerMove[]): void;
  /** Cancels the timers of a kind with these keys. A running timer is not interrupted, but will not run again. */
  cancel(kind: string, ...keys: readonly string[]): void;
  /**
   * Completes timers that this process runs: they are deleted with the commit. A timer that was scheduled again while
   * it ran stays, with its new due time. If the lease of a timer has ended and the timer was claimed again, the
   * transaction fails with `LeaseLost` and writes nothing.
   */
  complete(...timers: readonly DueTimer[]): Promise<void>;
  /** Registers a function that is called once after the commit, for example to count something. It must not throw. */
  afterCommit(action: () => void): void;
  /** Publishes messages of already stored events again after the commit. Only for code of this lib. */
  repeat(facts: readonly OutgoingRecord[]): void;
}

export interface CommandOf<Command> {
  readonly id: string;
  readonly command: Command;
  readonly cause?: Cause;
}

export interface Handled<State, Event> {
  /** State of the aggregate after the new events. */
  readonly state: State;
  readonly events: readonly Event[];
  /** Version of the stream after the new events; 0 for a stream without events. */
  readonly version: number;
}

export interface Loaded<State> {
  readonly state: State;
  readonly version: number;
}

/** State of one aggregate before and after the events that a transaction appends to it. */
export interface Change<State> {
  readonly before: State;
  readonly after: State;
}
