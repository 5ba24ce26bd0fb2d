import type { Topic } from '@rubrica/contracts';

/**
 * A log of topics, each with 64 partitions. It keeps appended records in order, for any number of groups of readers.
 * Two adapters keep these promises and pass the same tests:
 *
 * - Records of one partition are read in the order in which they were appended, by one call or by successive calls.
 * - Acknowledged records are durable. Unacknowledged records may have been stored too; readers drop repetitions.
 * - Only one member of a group reads a partition at a time. For a short time there may be a second one, which has not
 *   yet noticed that it lost the partition. The reader stores its positions itself (`positions`).
 */
export interface Log {
  /**
   * Appends records durably. If this rejects, some of them may be stored. Appends that wait at the same time may be
   * sent together.
   */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Joins the group. Reading begins when partitions are assigned. */
  subscribe(reader: LogReader): Promise<LogSubscription>;
  /** Returns the next position of each of the 64 partitions, read after the call. */
  ends(topic: Topic): Promise<readonly number[]>;
  /** Closes all subscriptions, and then the log. */
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
  /** Position of the record. Positions grow within a partition, possibly with gaps. */
  readonly pos: number;
}

/** Largest number of bytes in a batch, whatever the number of records is. */
export const BATCH_BYTES = 8 * 1024 * 1024;

export interface LogReader {
  readonly topic: Topic;
  readonly group: string;
  /** Largest number of records in a batch. A batch has fewer if their bodies exceed `BATCH_BYTES`, but at least one. */
  readonly batch: number;
  /** Returns the next position of each partition. Called when partitions are assigned and after a batch failed. */
  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Handles records of one or several partitions; records of the same partition are in order. The log does not call it
   * for a partition whose records it still handles. During the call the member keeps its partitions, however long the
   * call takes, and the log fetches little more than one batch in advance. If it rejects, the records from the stored
   * `positions` on are delivered again after a pause. Partitions in `stop` are not delivered until they are assigned
   * again.
   */
  onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }>;
  /**
   * Reports whether reading works, sometimes the same value several times. True: the log answers and the positions are
   * known; this includes a member without partitions. False: from a failure until reading continues.
   */
  reading?(goesOn: boolean): void;
}

export interface LogSubscription {
  /** Waits for the running batch, then leaves the group, so that other members take over at once. */
  close(): Promise<void>;
}
