import { groupOf, PARTITIONS, type Topic } from '@rubrica/contracts';
import type { EventingLogger } from '../../eventing-logger.js';
import { settledWithin, withTimeout } from '../../timeout.js';
import { AppendQueue } from '../append-queue.js';
import type { Log, LogReader, LogRecord, LogSubscription } from '../log.js';
import { CLOSE_MS, SEND_MS, type TopicRecord, userOf } from './connection.js';
import type { KafkajsCluster } from './kafkajs-cluster.js';
import type { KafkajsProducer } from './kafkajs-producer.js';
import { isRefusal, MissingRight } from './missing-right.js';
import { type ClusterOptions, openCluster } from './open-cluster.js';
import { KafkaSubscription } from './subscription.js';

export interface KafkaLogOptions extends ClusterOptions {
  /**
   * Prefix of the names of topics and consumer groups, so that several systems can share one cluster; '' by default.
   */
  readonly prefix?: string;
  /**
   * Called if this process cannot read the log any more, although it looks healthy. By default the error is logged and
   * the process exits with code 1.
   */
  readonly crashed?: (error: Error) => void;
}

/**
 * Largest number of bytes for one partition in one request. A single record may be a little larger than this,
 * because topics accept slightly larger records. Such a record is sent alone.
 */
const SEND_BYTES = 1024 * 1024;
const STARTS_MS = 60_000;

/**
 * The log in Kafka. A partition is a Kafka partition, and a position is its offset. The topics must exist
 * (`createTopics`). The name of a consumer group is `<group>/<topic>`. Offsets are committed in Kafka only to show the
 * lag; services read their positions from their own database.
 */
export class KafkaLog implements Log {
  private readonly appends = new AppendQueue((records) => this.write(records));
  private readonly subscriptions = new Set<KafkaSubscription>();
  private readonly checked = new Map<string, Promise<void>>();
  private readonly starts = new Map<string, { readonly askedAt: number; readonly offsets: Promise<number[]> }>();
  private producer: Promise<KafkajsProducer> | undefined;
  /**
   * Name of the last topic that this process had no right to write to; undefined if there was none, or if the right was
   * granted since.
   */
  private refused: string | undefined;
  private closing: Promise<void> | undefined;

  private constructor(
    private readonly cluster: KafkajsCluster,
    private readonly options: KafkaLogOptions,
  ) {}

  static async open(options: KafkaLogOptions): Promise<KafkaLog> {
    return new KafkaLog(await openCluster(options), options);
  }

  append(records: readonly LogRecord[]): Promise<void> {
    if (this.closing) return Promise.reject(new Error('the log is closed'));
    return this.appends.add(records);
  }

  async subscribe(reader: LogReader): Promise<LogSubscription> {
    const topic = this.nameOf(reader.topic);
    await this.check(topic);
    if (this.closing) throw new Error('the log is closed');
    const { cluster, options } = this;
    const { logger, crashed = endProcess(logger) } = options;
    const group = this.nameOf(groupOf(reader.group, reader.topic));
    const subscription = new KafkaSubscription({ reader, cluster, topic, group, crashed, logger });
    this.subscriptions.add(subscription);
    return {
      close: async () => {
        await subscription.close();
        this.subscriptions.delete(subscription);
      },
    };
  }

  /**
   * Returns the position of the next record for each partition. Returns 0 for an empty partition, so that a new reader
   * has nothing to catch up.
   */
  async ends(topic: Topic): Promise<readonly number[]> {
    const name = this.nameOf(topic);
    await this.check(name);
    const [starts, ends] = await Promise.all([this.startsOf(name), this.cluster.ends(name)]);
    return ends.map((end, part) => (end > (starts[part] ?? 0) ? end : 0));
  }

  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.close()));
    await this.appends.settled();
    const producer = this.producer?.then((open) => open.close());
    await settledWithin(CLOSE_MS, Promise.allSettled([producer, this.cluster.close()]));
  }

  private nameOf(name: string): string {
    return `${this.options.prefix ?? ''}${name}`;
  }

  /** Checks that a topic exists and has the right number of partitions; once per topic. */
  private check(topic: string): Promise<void> {
    const known = this.checked.get(topic);
    if (known) return known;
    const check = this.cluster.ends(topic).then((ends) => {
      if (ends.length !== PARTITIONS)
        throw new Error(`topic ${topic} has ${ends.length} partitions, not ${PARTITIONS}`);
    });
    this.checked.set(topic, check);
    check.catch(() => this.checked.delete(topic));
    return check;
  }

  /**
   * Returns the offset of the first record of each partition. The result is cached for a minute, because it changes
   * only when old records are removed.
   */
  private startsOf(topic: string): Promise<number[]> {
    const known = this.starts.get(topic);
    if (known && performance.now() - known.askedAt < STARTS_MS) return known.offsets;
    const offsets = this.cluster.starts(topic);
    this.starts.set(topic, { askedAt: performance.now(), offsets });
    offsets.catch(() => this.starts.delete(topic));
    return offsets;
  }

  private async write(records: readonly LogRecord[]): Promise<void> {
    const named = records.map((record) => ({ to: this.nameOf(record.topic), record }));
    // First sends the records of the topic that was refused last. If this topic is refused again, no records of other
    // topics have been sent yet. So the next attempt does not send records of other topics twice.
    const doubtful = named.filter(({ to }) => to === this.refused);
    const rest = named.filter(({ to }) => to !== this.refused);
    for (const request of requestsOf(doubtful)) await this.send(request);
    if (doubtful.length > 0) this.refused = undefined;
    for (const request of requestsOf(rest)) await this.sendNamingTheRefused(request);
  }

  /** Sends records. If a right is missing, sends them again topic by topic, so that the error names the topic. */
  private async sendNamingTheRefused(request: readonly TopicRecord[]): Promise<void> {
    try {
      await this.send(request);
    } catch (error) {
      if (!(error instanceof MissingRight)) throw error;
      for (const [topic, records] of Map.groupBy(request, ({ to }) => to)) {
        this.refused = topic;
        await this.send(records);
      }
      this.refused = undefined;
    }
  }

  /**
   * Sends records to Kafka. After a failure nobody knows whether they were written, so the next call uses a new
   * producer.
   */
  private async send(records: readonly TopicRecord[]): Promise<void> {
    const opening = (this.producer ??= this.cluster.producer());
    try {
      await withTimeout(
        SEND_MS,
        opening.then((producer) => producer.send(records)),
      );
    } catch (error) {
      this.producer = undefined;
      opening.then((producer) => producer.close()).catch(() => undefined);
      if (!isRefusal(error)) throw error;
      const topics = new Set(records.map(({ to }) => to));
      throw new MissingRight(userOf(this.options), 'Write', 'topic', [...topics].join(' or '));
    }
  }
}

const endProcess =
  (logger: EventingLogger) =>
  (error: Error): void => {
    logger.error({ err: error }, 'the log cannot be read any more; this process ends');
    process.exit(1);
  };

/**
 * Splits records into requests of limited size, in order. If the records of a partition do not fit into one request,
 * all later records go into the next request. So a failed request leaves no gap.
 */
function* requestsOf(records: readonly TopicRecord[]): Generator<readonly TopicRecord[]> {
  let request: TopicRecord[] = [];
  let bytes = new Map<string, number>();
  for (const one of records) {
    const partition = `${one.to} ${one.record.part}`;
    const before = bytes.get(partition) ?? 0;
    const size = sizeOf(one.record);
    if (before > 0 && before + size > SEND_BYTES) {
      yield request;
      request = [];
      bytes = new Map();
    }
    request.push(one);
    bytes.set(partition, (bytes.get(partition) ?? 0) + size);
  }
  if (request.length > 0) yield request;
}

const sizeOf = ({ key, headers, body }: LogRecord): number =>
  64 +
  key.length +
  body.length +
  Object.entries(headers).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
