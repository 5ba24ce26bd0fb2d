import type { Topic } from '@rubrica/contracts';
import type { Log } from '../log/log.js';
import type { MessageConsumer } from './message-consumer.js';

/** Interval in milliseconds at which a waiting caller reads from the database how far other processes have read. */
const POLL_EVERY_MS = 20;

/** Tells how far the consumers of this service have read their topics. */
export class Positions {
  private readonly consumers: MessageConsumer[] = [];
  private readonly queries = new Map<Topic, Promise<readonly number[]>>();
  private readonly asked = new Map<Topic, Promise<readonly number[]>>();

  constructor(private readonly log: Log) {}

  /** Adds a consumer to wait for. Only for code of this lib. */
  register(consumer: MessageConsumer): void {
    this.consumers.push(consumer);
  }

  /**
   * Returns true as soon as this service has handled all messages that were in the topic at the time of the call, or
   * has stored them for a later attempt. Returns false if that takes longer than `timeoutMs`.
   */
  async waitForLogEnd(topic: Topic, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    const ends = await this.ends(topic);
    const waits = this.consumers
      .filter((consumer) => consumer.topic === topic)
      .map((consumer) => waitFor(consumer, ends, deadline));
    return (await Promise.all(waits)).every(Boolean);
  }

  /**
   * Returns the ends of the topic's partitions. The query that reads them from the log begins after this call has
   * begun. Calls that arrive during a query share the next query.
   */
  private ends(topic: Topic): Promise<readonly number[]> {
    const running = this.queries.get(topic);
    if (!running) return this.ask(topic);
    const next = this.asked.get(topic) ?? running.catch(() => undefined).then(() => this.ask(topic));
    this.asked.set(topic, next);
    return next;
  }

  private ask(topic: Topic): Promise<readonly number[]> {
    this.asked.delete(topic);
    const answer = this.log.ends(topic).finally(() => this.queries.delete(topic));
    this.queries.set(topic, answer);
    return answer;
  }
}

const waitFor = async (consumer: MessageConsumer, ends: readonly number[], deadline: number): Promise<boolean> => {
  for (;;) {
    const behind = consumer.position.behind(ends);
    if (behind.length === 0) return true;
    const elsewhere = await consumer.position.refresh(behind);
    if (behind.every((part) => (elsewhere.get(part) ?? 0) >= (ends[part] ?? 0))) return true;
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) return false;
    await consumer.moved.wait(Math.min(POLL_EVERY_MS, leftMs));
  }
};
