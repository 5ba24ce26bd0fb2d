import type { ServiceName } from '@rubrica/contracts';
import type { Pool, PoolClient } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.js';
import { type Aggregate, type DomainEvent, type Publisher, streamOf } from '../event/aggregate.js';
import { type Cause, type CauseFor, causeIn, UNKNOWN_CAUSE } from '../event/cause.js';
import { currentWork } from '../event/work.js';
import type { EventingLogger } from '../eventing-logger.js';
import { faultPoint } from '../fault-point.js';
import { asDatabaseError, isConflict, isStalePlan, isUnavailable } from '../postgres/database-errors.js';
import type { MigrationClass } from '../postgres/migrate.js';
import { openSchema } from '../postgres/open-schema.js';
import { lockClassOf, type Sql, sqlOf, sqlOfPool } from '../postgres/sql.js';
import type { RepeatingTimer, TimerQuery } from '../timer/timer.js';
import { newestTimer, nextDueOf } from '../timer/timer-store.js';
import type { Reservation } from '../timer/with-commit/reservations.js';
import { readStreams } from './event-store.js';
import { EventingTables1795741200000 } from './migrations.js';
import type { Change, Loaded, Tx } from './tx.js';
import { type Committed, fold, UnitOfWork } from './unit-of-work.js';

export interface DatabaseOptions {
  readonly service: ServiceName;
  readonly databaseUrl: string;
  /**
   * Address of PostgreSQL itself, needed if `databaseUrl` is the address of a connection pooler in transaction mode.
   */
  readonly databaseDirectUrl?: string;
  /** PostgreSQL schema of the service, for example `document_issuer`. The role of the service owns it. */
  readonly schema: string;
  /** Largest number of database connections of this process; 6 by default. */
  readonly poolSize?: number;
  /**
   * All aggregates of the service, so that the messages of their stored events can be published again. If this list is
   * given, transactions refuse aggregates that are not in it.
   */
  readonly aggregates?: readonly Publisher[];
  /** Migrations of the service's own tables. The migration of eventing's tables is added automatically. */
  readonly migrations: readonly MigrationClass[];
  readonly clock: Clock;
  readonly logger: EventingLogger;
}

/** Counts of the database connections of this process. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
  /** Largest number of connections that this process may open. */
  readonly most: number;
}

/**
 * Function that runs in each transaction that appends events to an aggregate, after the events were decided and before
 * the commit.
 */
type Reaction<State> = (tx: Tx, changes: readonly Change<State>[]) => Promise<void>;

const ATTEMPTS = 5;

/** The database of one service: its own schema, with events, outbox, timers and the service's tables. */
export class Database {
  private readonly listeners: ((committed: Committed) => void)[] = [];
  private readonly doubtListeners: (() => void)[] = [];
  private readonly reactions: { readonly aggregate: string; readonly react: Reaction<unknown> }[] = [];
  private readonly reserves = new Map<string, () => Reservation | undefined>();
  private readonly lockClass: number;
  /** Runs single statements, each on any connection of the pool. Only for code of this lib. */
  readonly sql: Sql;

  private constructor(
    private readonly pool: Pool,
    private readonly keepsStatements: boolean,
    private readonly options: DatabaseOptions,
  ) {
    this.sql = sqlOfPool(pool, keepsStatements);
    this.lockClass = lockClassOf(options.schema);
  }

  /** Connects to the database and runs the missing migrations. Other processes wait while one migrates. */
  static async open(options: DatabaseOptions): Promise<Database> {
    const { databaseUrl, schema, poolSize = 6, migrations, service, logger } = options;
    const { pool, keepsStatements } = await openSchema({
      databaseUrl,
      directUrl: options.databaseDirectUrl,
      schema,
      poolSize,
      migrations: [EventingTables1795741200000, ...migrations],
      applicationName: `rubrica ${service}`,
      logger,
    });
    return new Database(pool, keepsStatements, options);
  }

  /**
   * Runs `work` in a transaction and returns its result. After a deadlock, serialization failure, lock timeout or
   * version conflict, `work` runs again in a new transaction, at most 5 times in all. So it must have no effects except
   * through `tx`. Every other error is thrown at once.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>, cause?: Cause | CauseFor): Promise<T> {
    const causeFor = typeof cause === 'function' ? cause : cause ? () => cause : workCause();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(work, causeFor, attempt > 1);
      } catch (error) {
        if (attempt === ATTEMPTS || !(isConflict(error) || isStalePlan(error))) throw error;
        this.options.logger.debug({ err: error, attempt }, 'transaction runs again');
        await sleep(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  /** Runs one SQL statement outside a transaction and returns its rows. `params` are the values of `$1`, `$2`, … */
  async query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.sql.query<Row>(sql, [...params])).rows;
  }

  async load<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): Promise<Loaded<State>> {
    const [loaded] = (await this.loadAll(aggregate, [id])).values();
    return loaded ?? { state: aggregate.initialState, version: 0 };
  }

  /**
   * Loads the states of many aggregates with one query, by id. An id without events has the initial state and version
   * 0.
   */
  async loadAll<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>> {
    const streams = await readStreams(this.sql, [...new Set(ids.map((id) => streamOf(aggregate, id)))]);
    return new Map(
      ids.map((id) => {
        const { state, version } = fold(aggregate, streams.get(streamOf(aggregate, id)) ?? []);
        return [id, { state, version }];
      }),
    );
  }

  /**
   * Returns the key of the newest timer that the query selects, by time of creation; null if it selects none. A timer
   * can be selected after the commit that schedules it and until the commit that completes or cancels it, whether it
   * is due or not. A timer that is cancelled while it runs can be selected until its handler ends.
   */
  newestTimer(query: TimerQuery): Promise<string | null> {
    return newestTimer(this.sql, query);
  }

  /**
   * Schedules a timer that schedules itself again whenever it runs, unless it is there already. It runs first after
   * `firstMs` milliseconds.
   */
  async beginRepeating({ kind, key, firstMs }: RepeatingTimer): Promise<void> {
    if ((await this.newestTimer({ kind, group: '', keyPrefix: key })) !== null) return;
    await this.transaction((tx) => {
      tx.schedule({ kind, key, due: new Date(Date.parse(tx.at) + firstMs).toISOString() });
      return Promise.resolve();
    });
  }

  /**
   * Returns the earliest due time among the timers of a kind and group, including running timers; null if there are
   * none.
   */
  nextDue(query: Pick<TimerQuery, 'kind' | 'group'>): Promise<Date | null> {
    return nextDueOf(this.sql, query);
  }

  /** Registers a function that is called after each committed transaction of this process. It must not throw. */
  onCommit(listener: (committed: Committed) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Registers a function that runs in each transaction of this process that appends events to the aggregate, before the
   * commit. If `react` throws, the whole transaction is rolled back.
   */
  onAppend<State, Command, Event extends DomainEvent>(
    { name }: Aggregate<State, Command, Event>,
    react: Reaction<State>,
  ): void {
    this.reactions.push({ aggregate: name, react: react as Reaction<unknown> });
  }

  /**
   * Registers a function that is called after a connection broke during a commit. In this case nobody knows whether
   * the transaction was committed.
   */
  onDoubt(listener: () => void): void {
    this.doubtListeners.push(listener);
  }

  /**
   * Sets the function that reserves slots in the timer runner of this kind. A slot is the right to run one timer.
   * Transactions call the function, so that the timers of a transaction can start right after its commit.
   */
  beginTimers(kind: string, reserve: () => Reservation | undefined): void {
    this.reserves.set(kind, reserve);
  }

  /** Returns how many connections of this process are busy or idle, and how many callers wait for one. */
  get connections(): PoolUse {
    const { totalCount, idleCount, waitingCount, options } = this.pool;
    const most = options.max;
    // A caller that gets a connection at the next tick does not count as waiting.
    const waiting = Math.max(0, waitingCount - idleCount - (most - totalCount));
    return { busy: totalCount - idleCount, idle: idleCount, waiting, most };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /**
   * Runs `work` in one transaction, without a second attempt. The writes and the commit are sent without waiting for
   * answers in between: if a write fails, PostgreSQL answers the commit with a rollback.
   */
  private async once<T>(work: (tx: Tx) => Promise<T>, causeFor: CauseFor, isRepeated: boolean): Promise<T> {
    const client = await this.connect();
    const connection = sqlOf(client, this.keepsStatements);
    const { service, clock, aggregates } = this.options;
    const unit = new UnitOfWork({
      service,
      lockClass: this.lockClass,
      aggregates: aggregates?.map(({ name }) => name),
      at: clock.now().toISOString(),
      connection,
      causeFor,
      isRepeated,
      reserve: (kind) => this.reserves.get(kind)?.(),
    });
    let isStale = false;
    let isAsked = false;
    try {
      const begun = connection.query('begin'); // sent together with the first statement of `work`
      const [result] = await Promise.all([work(unit), begun]);
      for (const { aggregate, react } of this.reactions) {
        const changes = unit.changesOf(aggregate);
        if (changes.length > 0) await react(unit, changes);
      }
      const flushed = unit.flush();
      unit.end();
      faultPoint('after-effect-before-commit');
      const ending = commit(connection);
      isAsked = true;
      ending.catch(() => undefined); // the error of `work` is thrown instead
      const committed = await flushed;
      await ending;
      if (committed.parts.length > 0) faultPoint('after-append-before-publish');
      for (const listener of this.listeners) listener(committed);
      unit.runAfterCommit();
      return result;
    } catch (error) {
      unit.end();
      unit.abandon();
      isStale = isStalePlan(error);
      if (isAsked && isUnavailable(error)) for (const listener of this.doubtListeners) listener();
      await connection.query('rollback').catch(() => undefined); // if the connection broke, the server has rolled back already
      throw error;
    } finally {
      client.release(isStale);
    }
  }

  private async connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw asDatabaseError(error);
    }
  }
}

/**
 * Returns a function that gives the cause to store with a new event, message or timer. The cause comes from the message
 * or timer that is being handled now. If there is none, for example in an HTTP request, the cause is unknown.
 */
const workCause = (): CauseFor => {
  const work = currentWork();
  return work ? causeIn(work.causes) : () => UNKNOWN_CAUSE;
};

/**
 * Commits the transaction. If an earlier statement has failed, PostgreSQL answers the commit with a rollback and
 * reports no error. This function then throws.
 */
const commit = async (connection: Sql): Promise<void> => {
  const { command } = await connection.query('commit');
  if (command !== 'COMMIT')
    throw new Error('not committed: a statement of this transaction failed, and its error was caught');
};
