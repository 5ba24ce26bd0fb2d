import { type Kafka, type Message, Partitioners, type Producer } from 'kafkajs';
import { REQUEST_MS, RETRY, type TopicRecord } from './connection.js';

/** An idempotent Kafka producer that has only one running request at a time. */
export class KafkajsProducer {
  private constructor(private readonly producer: Producer) {}

  static async connect(kafka: Kafka): Promise<KafkajsProducer> {
    // A retry has the sequence numbers of the first attempt, so the broker drops repetitions.
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
   * Sends records. Resolves when all in-sync replicas have them. If it rejects, some records may have been written, and
   * this producer must not be used again: brokers could treat its next records as repetitions of the failed ones.
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
    // Checks the answers. kafkajs reports success without sending the records of a partition if that partition has
    // moved to a broker that has already answered.
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
