import { afterAll, expect, it } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import { crashableKafka, type KafkaCluster, until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { quiet } from '../../testing/database.fixture.js';
import { recordIn, TestReader } from '../../testing/test-reader.fixture.js';
import { KafkaLog } from './kafka-log.js';
import { loadKafkajs } from './open-cluster.js';
import { createTopics } from './topics.js';

await loadKafkajs();
const kafka = await crashableKafka();
const topic = TOPICS.documentLifecycle;
const WRITERS = 16;

/**
 * Writers, each with its own partition. A writer appends one record after another, and repeats a record that was not
 * acknowledged.
 */
class Load {
  readonly acknowledged: string[] = [];
  longestGapMs = 0;
  private lastMs = performance.now();
  private stopping = false;
  private readonly running: Promise<unknown>;

  constructor(private readonly log: KafkaLog) {
    this.running = Promise.all(Array.from({ length: WRITERS }, (_, part) => this.write(part)));
  }

  /** Waits until `more` further records have been acknowledged. */
  async goesOn(more: number): Promise<void> {
    const goal = this.acknowledged.length + more;
    await until(
      () => this.acknowledged.length,
      (count) => count >= goal,
    );
  }

  /** Waits until a hundred checks in a row have found no new acknowledgement. */
  async standsStill(): Promise<void> {
    let [seen, looks] = [0, 0];
    await until(
      () => {
        looks = this.acknowledged.length === seen ? looks + 1 : 0;
        seen = this.acknowledged.length;
        return looks;
      },
      (count) => count >= 100,
    );
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async write(part: number): Promise<void> {
    for (let nth = 0; !this.stopping;) {
      const text = `${part}.${nth}`;
      try {
        await this.log.append([recordIn(part, text)]);
        this.longestGapMs = Math.max(this.longestGapMs, performance.now() - this.lastMs);
        this.lastMs = performance.now();
        this.acknowledged.push(text);
        nth += 1;
        await sleep(20);
      } catch {
        await sleep(100);
      }
    }
  }
}

kafka.describe('three brokers, two of which an append needs', () => {
  let cluster: KafkaCluster | undefined;
  afterAll(() => cluster?.remove());

  it('lose nothing when one of them is killed under load, take nothing without two, and go on when they are back', async () => {
    cluster = await kafka.startCluster();
    const options = { brokers: cluster.brokers.split(','), clientId: 'test', logger: quiet };
    await createTopics({ ...options, topics: [topic], replication: 3 });
    const [log, other] = [await KafkaLog.open(options), await KafkaLog.open(options)];
    const reader = new TestReader('reading');
    await other.subscribe(reader);
    const load = new Load(log);

    await load.goesOn(200);
    await cluster.crash(1);
    await load.goesOn(200);
    process.stderr.write(`one of three brokers killed: longest gap ${Math.round(load.longestGapMs)} ms\n`);
    expect(load.longestGapMs).toBeLessThan(60_000);

    await cluster.crash(2);
    await load.standsStill(); // acknowledgements of two brokers may still arrive
    const before = load.acknowledged.length;
    await sleep(3_000);
    expect(load.acknowledged.length).toBe(before);

    await cluster.restart();
    await load.goesOn(200);
    await load.stop();
    await until(
      () => reader.read.length,
      () => load.acknowledged.every((text) => reader.texts(Number(text.split('.')[0])).includes(text)),
    );
    for (let part = 0; part < WRITERS; part += 1) {
      const numbers = [...new Set(reader.texts(part))].map((text) => Number(text.split('.')[1]));
      expect(numbers).toEqual(numbers.map((_, nth) => nth));
    }
    await Promise.all([log.close(), other.close()]);
  });
});
