import type { Topic } from '@rubrica/contracts';

/**
 * Topics of 64 partitions that keep appended records in order, for any number of groups of readers. Two adapters keep
 * these promises and pass one suite:
 *
 * - Records of one partition that are appended by one call, or by successive calls, are read in that order.
 * - Acknowledged records are durable. Unacknowledged ones may have been stored too; readers drop repetitions.
 * - Only one member of a group reads a partition at a time, except a member that has not noticed yet that it lost the
 *   partition. The reader stores its positions itself (`positions`).
 */
export interface Log {
  /**
   * Appends records durably. If it rejects, some of them may be stored. Appends that wait for one another may be sent
   * together.
   */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Joins the group. Reading begins when partitions are assigned. */
  subscribe(reader: LogReader): Promise<LogSubscription>;
  /** Next position of each of the 64 partitions, read after the call. */
  ends(topic: Topic): Promise<readonly number[]>;
  /** Closes its subscriptions, then itself. */
  close(): Promise<void>;
}

/** A CloudEvents 1.0 message in binary mode: attributes in `ce_…` headers, `body` is the JSON of the data. */
export interface LogRecord {
  readonly topic: Topic;
  /** Partition, 0 to 63: `partitionOf(key)`. */
  readonly part: number;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PositionedRecord extends LogRecord {
  /** Position; it grows within a partition, and a log may leave gaps. */
  readonly pos: number;
}

/** Most bytes of a batch, independent of the number of records. */
export const BATCH_BYTES = 8 * 1024 * 1024;

export interface LogReader {
  readonly topic: Topic;
  readonly group: string;
  /** Most records of a batch. A batch has fewer if their bodies exceed `BATCH_BYTES`, but never none. */
  readonly batch: number;
  /** Returns the next position of each partition. Called when partitions are assigned and after a batch failed. */
  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Handles records of one or several partitions, in order within each. It is not called again for a partition while it
   * still handles records of that partition. While it runs, the member keeps its partitions however long it takes, and
   * little more than a batch is fetched ahead. If it rejects, the records are delivered again after a pause, from the
   * stored `positions`. Partitions named in `stop` are not delivered until they are assigned again.
   */
  onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }>;
  /**
   * Reports whether reading works, perhaps several times with the same value. True when the log answers and the
   * positions are known, also for a member without partitions. False from a failure until reading continues.
   */
  reading?(goesOn: boolean): void;
}

export interface LogSubscription {
  /** Waits for the running batch, then leaves the group, so that other members take over at once. */
  close(): Promise<void>;
}
