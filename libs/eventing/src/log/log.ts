import type { Topic } from '@rubrica/contracts';

/**
 * The log: a system that stores topics, each with 64 partitions. Any number of consumer groups can read a topic. It
 * is implemented in Postgres and in Kafka; both keep these promises and pass the same tests:
 *
 * - Records of one partition are read in the order in which they were appended, by one call or by successive calls.
 * - Acknowledged records are durable. If an append rejects, its records may have been stored too; readers drop
 *   repetitions.
 * - Only one member of a group reads a partition at a time, with one exception: for a short time, a member that lost
 *   the partition may still read it, because it has not noticed the loss yet.
 * - Each reader stores its positions itself, usually in its own database.
 */
export interface Log {
  /**
   * Appends records and resolves when they are durable. If it rejects, some of them may be stored. Records of several
   * calls may be sent together.
   */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Joins the reader's consumer group. Reading begins when the process gets partitions. */
  subscribe(reader: LogReader): Promise<LogSubscription>;
  /**
   * Returns for each of the 64 partitions of a topic the position that the next appended record gets; 0 for an empty
   * partition. The positions are read after this method was called, not taken from an earlier read.
   */
  ends(topic: Topic): Promise<readonly number[]>;
  /** Closes all subscriptions, and then the connections to the log. */
  close(): Promise<void>;
}

/** A CloudEvents 1.0 message in binary mode: its attributes are headers `ce_…`, and `body` is the JSON of its data. */
export interface LogRecord {
  readonly topic: Topic;
  /** Number of the partition, 0 to 63, as `partitionOf(key)` returns it. */
  readonly part: number;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PositionedRecord extends LogRecord {
  /** Position of the record in its partition. Positions grow, possibly with gaps. */
  readonly pos: number;
}

/** Limit for the bodies of the records in one batch, in bytes. A single larger record forms a batch alone. */
export const BATCH_BYTES = 8 * 1024 * 1024;

export interface LogReader {
  readonly topic: Topic;
  readonly group: string;
  /**
   * Largest number of records in one batch. A batch has fewer if their bodies exceed `BATCH_BYTES`, but at least one.
   */
  readonly batch: number;
  /**
   * Returns the position of the next record to read for each of these partitions. Called when this process gets
   * partitions, and after a failed batch.
   */
  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Handles a batch of records of one or several partitions; records of the same partition are in order. The log
   * delivers no further records of a partition during the call. The process keeps its partitions however long the call
   * takes. If the call rejects, the log delivers records again after a pause, beginning at the positions that the
   * method `positions` returns. A partition in `stop` gets no further records until it is assigned again.
   */
  onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }>;
  /**
   * Called when reading begins to work or begins to fail, sometimes several times with the same value. True: the log
   * answers and the positions are known, even if the process has no partitions. False: reading has failed and has not
   * continued yet.
   */
  reading?(goesOn: boolean): void;
}

export interface LogSubscription {
  /**
   * Stops reading when the running batch has ended, and leaves the consumer group, so that other members take over at
   * once.
   */
  close(): Promise<void>;
}
