import type { DataSource, EntitySchema, MigrationInterface } from 'typeorm';
import type { ServiceName } from '@rubrica/contracts';
import type { Aggregate, DomainEvent } from './aggregate.js';
import type { Cause } from './cause.js';
import type { Clock } from './clock.js';
import type { EventingLogger } from './eventing-logger.js';
import type { Loaded, Tx } from './tx.js';

export type EntityClass = (new () => object) | EntitySchema<object>;
export type MigrationClass = new () => MigrationInterface;

export interface DatabaseOptions {
  readonly service: ServiceName;
  readonly databaseUrl: string;
  /** The service's own schema, `document_issuer`; its role owns it. */
  readonly schema: string;
  /** Connections at most; 6 by default. */
  readonly poolSize?: number;
  readonly entities?: readonly EntityClass[];
  /** The service's own; eventing's tables come with it. */
  readonly migrations: readonly MigrationClass[];
  readonly clock: Clock;
  readonly logger: EventingLogger;
}

/** A service's own Postgres schema. */
export class Database {
  private constructor(
    /** TypeORM, for reads outside transactions. */
    readonly dataSource: DataSource,
    private readonly options: DatabaseOptions,
  ) {}

  /** Connects and migrates, one process at a time. */
  static async open(_options: DatabaseOptions): Promise<Database> {
    throw new Error('not built yet');
  }

  /**
   * Runs `work` in one transaction, and again (5 times in all) on deadlock, serialization failure, lock timeout or
   * version conflict: it has no effect other than through `tx`. Every other error is the caller's.
   */
  async transaction<T>(_work: (tx: Tx) => Promise<T>, _cause?: Cause): Promise<T> {
    throw new Error('not built yet');
  }

  /** SQL outside a transaction; `$1`… are `params`. */
  async query<Row extends object>(_sql: string, _params?: readonly unknown[]): Promise<Row[]> {
    throw new Error('not built yet');
  }

  async load<State, Command, Event extends DomainEvent>(
    _aggregate: Aggregate<State, Command, Event>,
    _id: string,
  ): Promise<Loaded<State>> {
    throw new Error('not built yet');
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }
}
