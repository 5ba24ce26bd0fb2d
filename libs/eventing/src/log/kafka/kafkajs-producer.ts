import { type Kafka, type Message, Partitioners, type Producer } from 'kafkajs';
import { REQUEST_MS, RETRY, type TopicRecord } from './connection.js';

/** An idempotent producer, with one request under way at a time. */
export class KafkajsProducer {
  private constructor(private readonly producer: Producer) {}

  static async connect(kafka: Kafka): Promise<KafkajsProducer> {
    // A repetition within these retries carries the sequence numbers of the first attempt, and is dropped by the broker.
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { ...RETRY, retries: 2 },
    });
    await producer.connect();
    return new KafkajsProducer(producer);
  }

  /**
   * Resolves when all replicas that are in sync have all of them. When it rejects, some may have been written, and the
   * producer is of no more use: what it sends next could be taken for a repetition of what it failed to send.
   */
  async send(records: readonly TopicRecord[]): Promise<void> {
    const topics = new Map<string, Message[]>();
    for (const { to, record } of records) {
      const { key, body: value, part: partition, headers } = record;
      const messages = topics.get(to);
      if (messages) messages.push({ key, value, partition, headers });
      else topics.set(to, [{ key, value, partition, headers }]);
    }
    const topicMessages = [...topics].map(([topic, messages]) => ({ topic, messages }));
    const answers = await this.producer.sendBatch({ acks: -1, timeout: REQUEST_MS, topicMessages });
    // When a partition moves to a broker that has answered already, kafkajs forgets to send it there, and reports success.
    const answered = new Set(
      answers.filter(({ errorCode }) => errorCode === 0).map(({ topicName, partition }) => `${topicName} ${partition}`),
    );
    const missing = records.find(({ to, record }) => !answered.has(`${to} ${record.part}`));
    if (missing) throw new Error(`Kafka has not acknowledged ${missing.to} ${missing.record.part}`);
  }

  close(): Promise<void> {
    return this.producer.disconnect();
  }
}
