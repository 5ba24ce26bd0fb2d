import { PARTITIONS, RETENTION_DAYS, type Topic } from '@rubrica/contracts';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import { binaryArray } from '../../postgres/binary-array.js';
import { openSchema } from '../../postgres/open-schema.js';
import { PartitionLeases } from '../../postgres/partition-leases.js';
import { CONNECT_MS, KEEP_ALIVE, sessionOptions } from '../../postgres/session.js';
import { type Sql, sqlOfPool } from '../../postgres/sql.js';
import { runStep } from '../../running-steps.js';
import { Signal } from '../../signal.js';
import { AppendQueue } from '../append-queue.js';
import type { Log, LogReader, LogRecord, LogSubscription } from '../log.js';
import { PostgresLogTables1795741200000 } from './migrations.js';
import { OwnAppends } from './own-appends.js';
import { removeOldRecords } from './retention.js';
import { PostgresSubscription } from './subscription.js';

export interface PostgresLogOptions {
  /**
   * Address of the database, with a role that can use the log's schema, usually `event_log`. Services use other roles
   * for their own schemas.
   */
  readonly databaseUrl: string;
  /**
   * Address of PostgreSQL itself, needed if `databaseUrl` is a connection pooler in transaction mode, which does not
   * pass on notifications.
   */
  readonly directUrl?: string;
  /** Schema with the tables of the log; `event_log` by default. */
  readonly schema?: string;
  /** Largest number of connections; 4 by default. The connection that receives notifications comes in addition. */
  readonly poolSize?: number;
  /** Number of days after which records may be removed, by the database's clock; 30 by default. */
  readonly retentionDays?: number;
  /** Interval at which old records are removed, in milliseconds; 10 minutes by default. */
  readonly removeEveryMs?: number;
  readonly logger: EventingLogger;
}

/** Shortest time, in milliseconds, between two notifications of new records to other processes. */
const NOTIFY_EVERY_MS = 20;
const POLL_EVERY_MS = 5_000;
const POLL_ALONE_EVERY_MS = 30_000;
const POLL_UNNOTIFIED_EVERY_MS = 50;
/** Interval in milliseconds at which each reader is told whether reading works. */
const REPORT_EVERY_MS = 5_000;
const RETRY_MS = 500;
const REMOVE_EVERY_MS = 600_000;

type Ends = Map<Topic, number[]>;

/**
 * The log in a PostgreSQL schema, which is used by default, without Kafka. All services of one process may share one
 * instance.
 */
export class PostgresLog implements Log {
  private readonly reached: Ends = new Map();
  private readonly leases: PartitionLeases;
  private readonly subscriptions = new Set<PostgresSubscription>();
  private readonly appends = new AppendQueue((records) => this.write(records));
  private readonly ownAppends = new OwnAppends();
  private readonly unannounced: Ends = new Map();
  private announcing: Promise<void> | undefined;
  private listener: pg.Client | undefined;
  private readonly logger: EventingLogger;
  private readonly polling: Promise<void>;
  private readonly pollSignal = new Signal();
  private readonly removing: Promise<void>;
  private readonly reporting: NodeJS.Timeout;
  private readonly closed = new AbortController();
  private closing: Promise<void> | undefined;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly sql: Sql,
    private readonly channel: string,
    /** Configuration of the connection that receives notifications from PostgreSQL. */
    private readonly direct: pg.ClientConfig,
    { retentionDays = RETENTION_DAYS, removeEveryMs = REMOVE_EVERY_MS, logger }: PostgresLogOptions,
  ) {
    this.logger = logger;
    this.leases = new PartitionLeases(sql, logger);
    this.polling = this.poll();
    this.removing = this.removeOld(retentionDays, removeEveryMs);
    this.reporting = setInterval(() => {
      for (const subscription of this.subscriptions) subscription.reportReading();
    }, REPORT_EVERY_MS);
  }

  static async open(options: PostgresLogOptions): Promise<PostgresLog> {
    const { databaseUrl, schema = 'event_log', poolSize = 4, logger } = options;
    const directUrl = options.directUrl || databaseUrl;
    const applicationName = 'rubrica log';
    const { pool, keepsStatements } = await openSchema({
      databaseUrl,
      directUrl,
      schema,
      poolSize,
      migrations: [PostgresLogTables1795741200000],
      applicationName,
      logger,
    });
    const direct = {
      application_name: applicationName,
      ...KEEP_ALIVE,
      connectionString: directUrl,
      options: sessionOptions(schema),
    };
    return new PostgresLog(pool, sqlOfPool(pool, keepsStatements), schema, direct, options);
  }

  append(records: readonly LogRecord[]): Promise<void> {
    return this.appends.add(records);
  }

  async subscribe(reader: LogReader): Promise<LogSubscription> {
    this.closed.signal.throwIfAborted();
    const subscription = new PostgresSubscription(
      reader,
      this.sql,
      this.leases,
      (topic) => this.knownEnds(topic),
      this.ownAppends,
      this.logger,
    );
    this.subscriptions.add(subscription);
    return {
      close: async () => {
        await subscription.close();
        this.subscriptions.delete(subscription);
      },
    };
  }

  /**
   * Returns for each partition the position that the next appended record gets. For an empty partition it returns 0,
   * which means that a new reader has nothing to read there yet.
   */
  async ends(topic: Topic): Promise<readonly number[]> {
    const { rows } = await this.sql.query<EndRow & { readonly keeps_last: boolean }>(
      `select topic, part, next_pos, exists (
         select from records r where r.topic = p.topic and r.part = p.part and r.pos = p.next_pos - 1
       ) as keeps_last
       from partitions p where topic = $1`,
      [topic],
    );
    this.recordEnds(rows.filter((row) => this.isNewEnd(row)));
    const ends = new Array<number>(PARTITIONS).fill(0);
    for (const { part, next_pos, keeps_last } of rows) if (keeps_last) ends[part] = Number(next_pos);
    return ends;
  }

  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    clearInterval(this.reporting);
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    this.closed.abort();
    this.pollSignal.notify();
    await this.leases.close();
    await this.polling;
    await this.removing;
    await this.announcing;
    await this.listener?.end().catch(() => undefined);
    await this.pool.end();
  }

  private knownEnds(topic: Topic): number[] {
    const known = this.reached.get(topic) ?? new Array<number>(PARTITIONS).fill(0);
    this.reached.set(topic, known);
    return known;
  }

  private async removeOld(retentionDays: number, everyMs: number): Promise<void> {
    const { signal } = this.closed;
    for (;;) {
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const removed = await removeOldRecords(this.sql, this.subscriptions, retentionDays, signal);
        if (removed > 0) this.logger.info({ removed, retentionDays }, 'records that were too old have been removed');
      } catch (error) {
        this.logger.warn({ err: error }, 'old records could not be removed; this is tried again');
      }
    }
  }

  private async write(records: readonly LogRecord[]): Promise<void> {
    const partitions = partitionsOf(records);
    const turns = partitions.flatMap(({ records: own }, i) => own.map(() => i + 1));
    const nths = partitions.flatMap(({ records: own }) => own.map((_, nth) => nth));
    const sorted = partitions.flatMap(({ records: own }) => own);
    const { rows } = await this.sql.query<{ readonly ends: readonly string[] }>(
      'select append_to_partitions($1, $2, $3, $4, $5, $6, $7, $8) as ends',
      [
        partitions.map(({ topic }) => topic),
        partitions.map(({ part }) => part),
        partitions.map(({ records: own }) => own.length),
        turns,
        nths,
        sorted.map((record) => record.key),
        binaryArray('jsonb', sorted, (record) => JSON.stringify(record.headers)),
        binaryArray('bytea', sorted, (record) => record.body),
      ],
    );
    const moved = partitions.map((partition, i) => ({ ...partition, next_pos: Number(rows[0]?.ends[i]) }));
    for (const { topic, part, next_pos, records: own } of moved) {
      this.ownAppends.add(topic, part, next_pos, own);
      endsOf(this.unannounced, topic)[part] = next_pos;
    }
    this.recordEnds(moved);
    this.announcing ??= this.announce();
  }

  /**
   * Notifies other processes of new records, at most every 20 ms. Does so outside a transaction, because a commit
   * with a notification takes a lock that exists only once in the whole server.
   */
  private async announce(): Promise<void> {
    while (this.unannounced.size > 0) {
      const message = JSON.stringify([...this.unannounced].map(([topic, ends]) => [topic, Object.entries(ends)]));
      this.unannounced.clear();
      try {
        await this.sql.query('select pg_notify($1, $2)', [this.channel, message]);
      } catch (error) {
        this.logger.debug({ err: error }, 'other processes were not notified of new records; they poll for them');
      }
      await sleep(NOTIFY_EVERY_MS);
    }
    this.announcing = undefined;
  }

  /** Stores in memory how far partitions reach now, and wakes the readers of their topics. */
  private recordEnds(rows: readonly EndRow[]): void {
    for (const { topic, part, next_pos } of rows) {
      const ends = this.knownEnds(topic);
      ends[part] = Math.max(ends[part] ?? 0, Number(next_pos));
    }
    const topics = new Set(rows.map((row) => row.topic));
    for (const subscription of this.subscriptions) if (topics.has(subscription.topic)) subscription.notify();
  }

  private async learnEnds(topics: readonly Topic[]): Promise<void> {
    const { rows } = await this.sql.query<EndRow>(
      'select topic, part, next_pos from partitions where topic = any($1)',
      [topics],
    );
    this.recordEnds(rows.filter((row) => this.isNewEnd(row)));
  }

  private isNewEnd({ topic, part, next_pos }: EndRow): boolean {
    return Number(next_pos) > (this.knownEnds(topic)[part] ?? 0);
  }

  /**
   * Polls for records that other processes have appended. Polls frequently while notifications cannot be received,
   * and otherwise seldom.
   */
  private async poll(): Promise<void> {
    const { signal } = this.closed;
    while (!signal.aborted) {
      try {
        if (!this.listener) await runStep('log', () => this.listen());
        const topics = new Set([...this.subscriptions].map(({ topic }) => topic));
        if (topics.size > 0) await runStep('log', () => this.learnEnds([...topics]));
      } catch (error) {
        this.logger.warn({ err: error }, 'the log does not answer');
        await sleep(RETRY_MS);
      }
      await this.pollSignal.wait(this.pollMs);
    }
  }

  private get pollMs(): number {
    if (!this.listener) return POLL_UNNOTIFIED_EVERY_MS;
    return this.leases.isAlone ? POLL_ALONE_EVERY_MS : POLL_EVERY_MS;
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ ...this.direct, connectionTimeoutMillis: CONNECT_MS });
    const lost = (): void => {
      if (this.listener !== client) return;
      this.listener = undefined;
      this.pollSignal.notify();
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => {
      const topics = JSON.parse(payload ?? '[]') as [Topic, [string, number][]][];
      this.recordEnds(
        topics.flatMap(([topic, ends]) => ends.map(([part, next_pos]) => ({ topic, part: Number(part), next_pos }))),
      );
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.listener = client;
  }
}

interface EndRow {
  readonly topic: Topic;
  readonly part: number;
  readonly next_pos: string | number;
}

const endsOf = (ends: Ends, topic: Topic): number[] => {
  const found = ends.get(topic) ?? [];
  ends.set(topic, found);
  return found;
};

interface PartitionRecords {
  readonly topic: Topic;
  readonly part: number;
  readonly records: readonly LogRecord[];
}

/** Groups records by partition, in the order in which the database locks the partitions. */
const partitionsOf = (records: readonly LogRecord[]): PartitionRecords[] =>
  [...Map.groupBy(records, ({ topic }) => topic)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([topic, ofTopic]) =>
      [...Map.groupBy(ofTopic, ({ part }) => part)]
        .sort(([a], [b]) => a - b)
        .map(([part, own]) => ({ topic, part, records: own })),
    );
