import type { Topic } from '@rubrica/contracts';

/**
 * Topics of 64 partitions that keep what is appended, in order, for any number of groups of readers. Two adapters
 * keep these promises and pass one suite:
 *
 * - Records of one partition appended by one call, or by calls that follow one another, are read in that order.
 * - What `append` acknowledged is durable. What it did not acknowledge may be there too: readers drop repetitions.
 * - A partition is read by one member of a group at a time, save for a member that has not noticed yet that it lost
 *   it; where reading goes on is the reader's word (`positions`), not the log's.
 */
export interface Log {
  /** Durable, all or (on failure) perhaps some. Appends that wait for one another may be sent as one. */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Joins the group; reading begins once partitions are assigned. */
  subscribe(reader: LogReader): Promise<LogSubscription>;
  /** The next position of each of the 64 partitions, not older than the call. */
  ends(topic: Topic): Promise<readonly number[]>;
  /** Ends its subscriptions, then itself. */
  close(): Promise<void>;
}

/** A CloudEvents 1.0 message in binary mode: attributes as `ce_…` headers, `body` the JSON of the data. */
export interface LogRecord {
  readonly topic: Topic;
  /** 0 to 63, `partitionOf(key)`. */
  readonly part: number;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PositionedRecord extends LogRecord {
  /** Grows within a partition of a topic; a log may leave gaps. */
  readonly pos: number;
}

/** What a batch may hold in memory, however many records were asked for. */
export const BATCH_BYTES = 8 * 1024 * 1024;

export interface LogReader {
  readonly topic: Topic;
  readonly group: string;
  /** Records per batch at most; fewer, though never none, where their bodies would be more than `BATCH_BYTES` together. */
  readonly batch: number;
  /** Asked whenever partitions are assigned and after a batch failed: the position to read next, of each. */
  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Records of one or several partitions, in order within each; never called twice at once for the same partition.
   * While it runs, little more is fetched ahead than a batch holds, and the member keeps its partitions, however long.
   * When it rejects, the records come again, from what `positions` says, after a pause. Partitions it names in
   * `stop` are not delivered any more until they are assigned anew.
   */
  onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }>;
  /**
   * Told whether reading goes on, perhaps several times alike: true once the log answers and positions are known, also to
   * a member without partitions; false when reading broke off, until it goes on.
   */
  reading?(goesOn: boolean): void;
}

export interface LogSubscription {
  /** Lets the running batch end, then leaves the group, so that others take over at once. */
  close(): Promise<void>;
}
