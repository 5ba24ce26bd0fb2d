import type { Fact, ServiceName } from '@rubrica/contracts';
import { type Aggregate, currentEvent, type DomainEvent, type StoredEvent, streamOf } from '../event/aggregate.js';
import type { Cause, CauseFor } from '../event/cause.js';
import { faultPoint } from '../fault-point.js';
import { type OutgoingRecord, outgoingRecord } from '../log/cloud-event.js';
import type { Sql, SqlResult } from '../postgres/sql.js';
import { writeOutbox } from '../relay/outbox.js';
import type { CommittedMessages } from '../relay/relay.js';
import type { DueTimer, TimerMove, TimerRequest } from '../timer/timer.js';
import type { CommittedTimers } from '../timer/runner/timer-runner.js';
import { cancelTimers, hastenTimers, moveTimers, type TimerRow } from '../timer/timer-store.js';
import { complete } from '../timer/with-commit/shared-row.js';
import type { Reserve } from '../timer/with-commit/reservations.js';
import { TimersWithCommit } from '../timer/with-commit/timers-with-commit.js';
import { appendToStreams, type NewEvent, readStreams } from './event-store.js';
import type { Change, CommandOf, Handled, Loaded, Tx } from './tx.js';

export interface UnitContext {
  readonly service: ServiceName;
  readonly lockClass: number;
  /** Names of all aggregates of the service; undefined if any aggregate is allowed. */
  readonly aggregates: readonly string[] | undefined;
  readonly at: string;
  readonly connection: Sql;
  readonly causeFor: CauseFor;
  /**
   * True if this is a further attempt after a conflict. States that were read before the transaction may then be out of
   * date.
   */
  readonly isRepeated: boolean;
  readonly reserve: Reserve;
}

/**
 * What one transaction has committed. `parts` are the partitions of the outbox that have new messages, and `facts`
 * has the messages of its new events. For `kinds` and `completed` see `CommittedTimers`.
 */
export type Committed = CommittedMessages & CommittedTimers & { readonly facts: readonly Fact[] };

interface OpenStream {
  readonly state: unknown;
  readonly version: number;
}

/**
 * Implements one transaction. The code inside the transaction uses the interface `Tx`; `Database` then uses the other
 * methods to write and commit.
 */
export class UnitOfWork implements Tx {
  readonly at: string;
  private readonly streams = new Map<string, OpenStream>();
  /** State of each aggregate before this transaction appended events to it, by stream id. */
  private readonly before = new Map<string, { readonly aggregate: string; readonly state: unknown }>();
  private readonly events: NewEvent[] = [];
  private readonly outgoing: OutgoingRecord[] = [];
  private readonly facts: Fact[] = [];
  private readonly afterCommits: (() => void)[] = [];
  private readonly timers = new Map<string, { kind: string; key: string; row: TimerRow | null }>();
  private readonly hastened = new Map<string, { readonly due: string; readonly until: string }>();
  private readonly moves: TimerMove[] = [];
  private readonly completed: DueTimer[] = [];
  private readonly written: { readonly sql: string; readonly params: readonly unknown[] }[] = [];
  private readonly scheduled: TimersWithCommit;
  private over = false;

  constructor(private readonly context: UnitContext) {
    this.at = context.at;
    this.scheduled = new TimersWithCommit(context.reserve);
  }

  async query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run<Row>(sql, [...params])).rows;
  }

  write(sql: string, params: readonly unknown[] = []): void {
    this.refuseIfOver();
    this.written.push({ sql, params });
  }

  async handle<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    cause?: Cause,
  ): Promise<Handled<State, Event>> {
    await this.open(aggregate, [id]);
    return this.decide(aggregate, { id, command, cause });
  }

  async handleAll<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): Promise<readonly Handled<State, Event>[]> {
    await this.open(
      aggregate,
      commands.map(({ id }) => id),
    );
    return commands.map((command) => this.decide(aggregate, command));
  }

  handleNew<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    commands: readonly CommandOf<Command>[],
  ): readonly Handled<State, Event>[] {
    this.refuseIfOver();
    this.refuseUnlisted(aggregate);
    for (const { id } of commands) this.streams.set(streamOf(aggregate, id), fold(aggregate, []));
    return commands.map((command) => this.decide(aggregate, command));
  }

  async load<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>> {
    await this.open(aggregate, ids);
    return new Map(ids.map((id) => [id, this.stream(aggregate, id)]));
  }

  resume<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    known: ReadonlyMap<string, Loaded<State>>,
  ): void {
    this.refuseIfOver();
    if (this.context.isRepeated) return;
    for (const [id, { state, version }] of known) {
      const streamId = streamOf(aggregate, id);
      if (!this.streams.has(streamId)) this.streams.set(streamId, { state, version });
    }
  }

  schedule(...timers: readonly TimerRequest[]): void {
    this.refuseIfOver();
    for (const { kind, key, due = this.at, payload = {}, group = '', cause, handover } of timers) {
      const row = { kind, key, due, payload, group, cause: cause ?? this.context.causeFor(key), handover };
      this.timers.set(`${kind}\n${key}`, { kind, key, row });
    }
  }

  cancel(kind: string, ...keys: readonly string[]): void {
    this.refuseIfOver();
    for (const key of keys) this.timers.set(`${kind}\n${key}`, { kind, key, row: null });
  }

  hasten(kind: string, between: { readonly due: string; readonly until: string }): void {
    this.refuseIfOver();
    this.hastened.set(kind, between);
  }

  move(...moves: readonly TimerMove[]): void {
    this.refuseIfOver();
    this.moves.push(...moves);
  }

  complete(...timers: readonly DueTimer[]): Promise<void> {
    this.refuseIfOver();
    faultPoint('after-work-before-complete');
    this.completed.push(...timers);
    return Promise.resolve();
  }

  afterCommit(action: () => void): void {
    this.refuseIfOver();
    this.afterCommits.push(action);
  }

  repeat(facts: readonly OutgoingRecord[]): void {
    this.refuseIfOver();
    this.outgoing.push(...facts);
  }

  /**
   * Returns the changed states of an aggregate: one entry for each stream to which this transaction has appended
   * events.
   */
  changesOf(aggregate: string): Change<unknown>[] {
    return [...this.before].flatMap(([streamId, { aggregate: name, state: before }]) =>
      name === aggregate ? [{ before, after: this.streams.get(streamId)?.state }] : [],
    );
  }

  /**
   * Sends all collected writes to the database and resolves when they have succeeded. The caller sends the commit
   * without waiting for that.
   */
  async flush(): Promise<Committed> {
    const sql = this.context.connection;
    const wanted = [...this.timers.values()].flatMap(({ row }) => row ?? []);
    const unwanted = [...this.timers.values()].filter(({ row }) => row === null);
    const writes: Promise<unknown>[] = this.written.map(({ sql: text, params }) => sql.query(text, [...params]));
    if (this.events.length > 0) writes.push(appendToStreams(sql, this.events, this.at));
    if (this.completed.length > 0) writes.push(complete(sql, this.completed));
    if (unwanted.length > 0) writes.push(cancelTimers(sql, unwanted));
    const scheduling = this.scheduled.schedule(sql, wanted, this.at);
    writes.push(scheduling);
    for (const [kind, between] of this.hastened) writes.push(hastenTimers(sql, kind, between));
    for (const move of this.moves) writes.push(moveTimers(sql, move));
    const parts = [...new Set(this.outgoing.map(({ part }) => part))].sort((a, b) => a - b);
    if (parts.length > 0) writes.push(writeOutbox(sql, this.context.lockClass, parts, this.outgoing));
    await Promise.all(writes);
    const kinds = new Set([...(await scheduling), ...this.moves.map(({ kind }) => kind), ...this.hastened.keys()]);
    return { parts, kinds, completed: this.completed, facts: this.facts };
  }

  /** Starts the timers that begin with the commit, and calls the functions that were registered by `afterCommit`. */
  runAfterCommit(): void {
    this.scheduled.end(true);
    for (const action of this.afterCommits) action();
  }

  /**
   * Frees the slots that were reserved for timers of this transaction, because it has failed. A slot is the right to
   * run one timer.
   */
  abandon(): void {
    this.scheduled.end(false);
  }

  /**
   * Makes all later calls of this transaction's methods fail. The connection goes back to the pool, where another
   * transaction will use it. Without this, a late call, made without `await`, could write into that other
   * transaction.
   */
  end(): void {
    this.over = true;
  }

  /** Reads those of the streams that this transaction has not read yet. */
  private async open<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<void> {
    const missing = [...new Set(ids.map((id) => streamOf(aggregate, id)))].filter((id) => !this.streams.has(id));
    if (missing.length === 0) return this.refuseIfOver();
    this.refuseUnlisted(aggregate);
    const stored = await readStreams({ query: (text, values) => this.run(text, values ?? []) }, missing);
    for (const streamId of missing) {
      if (!this.streams.has(streamId)) this.streams.set(streamId, fold(aggregate, stored.get(streamId) ?? []));
    }
  }

  private refuseUnlisted({ name }: { readonly name: string }): void {
    if (this.context.aggregates?.includes(name) === false)
      throw new Error(`${this.context.service} does not list the aggregate ${name}: it could not be republished`);
  }

  private stream<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): OpenStream & { readonly state: State } {
    const stream = this.streams.get(streamOf(aggregate, id));
    if (!stream) throw new Error(`stream ${streamOf(aggregate, id)} was not opened`);
    return { ...stream, state: stream.state as State };
  }

  private decide<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    { id, command, cause = this.context.causeFor(id) }: CommandOf<Command>,
  ): Handled<State, Event> {
    const streamId = streamOf(aggregate, id);
    const { service } = this.context;
    const { at } = this;
    const stream = this.stream(aggregate, id);
    let { state, version } = stream;
    const events = aggregate.decide(command, state);
    const written: NewEvent[] = [];
    const outgoing: OutgoingRecord[] = [];
    const published: Fact[] = [];
    for (const event of events) {
      version += 1;
      state = aggregate.evolve(state, event);
      written.push({ streamId, version, type: event.type, data: event.data, cause });
      const facts = aggregate.messages?.(event, state, { id, at }) ?? [];
      published.push(...facts);
      facts.forEach((fact, i) =>
        outgoing.push(outgoingRecord(fact, { service, streamId, version, nth: i + 1, at, cause })),
      );
    }
    // The state is stored only after `decide` has accepted the command. If `decide` throws and the caller catches the
    // error, nothing has changed.
    this.streams.set(streamId, { state, version });
    if (events.length > 0 && !this.before.has(streamId))
      this.before.set(streamId, { aggregate: aggregate.name, state: stream.state });
    this.events.push(...written);
    this.outgoing.push(...outgoing);
    this.facts.push(...published);
    return { state, events, version };
  }

  /**
   * Sends a statement without waiting for earlier ones. PostgreSQL runs the statements of a connection one after
   * another.
   */
  private run<Row extends object>(text: string, values: unknown[]): Promise<SqlResult<Row>> {
    this.refuseIfOver();
    return this.context.connection.query<Row>(text, values);
  }

  private refuseIfOver(): void {
    if (this.over) throw new Error('this transaction is over: an await is missing before its end');
  }
}

export const fold = <State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  events: readonly StoredEvent[],
): { readonly state: State; readonly version: number } => {
  const { olderEvents, evolve, initialState } = aggregate;
  const state = events.reduce<State>(
    (before, stored) => evolve(before, currentEvent(stored, olderEvents) as Event),
    initialState,
  );
  return { state, version: events.length };
};
