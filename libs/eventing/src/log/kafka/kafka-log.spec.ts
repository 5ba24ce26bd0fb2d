import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import { kafkaBroker, until } from '@rubrica/testing';
import { type Admin, Kafka, logLevel, PartitionAssigners } from 'kafkajs';
import { endChildren, startChild } from '../../testing/child.fixture.js';
import { quiet } from '../../testing/database.fixture.js';
import { testKafka, type TestKafka } from '../../testing/kafka-log.fixture.js';
import { recordIn, TestReader } from '../../testing/test-reader.fixture.js';

const kafka = await kafkaBroker();
const topic = TOPICS.documentLifecycle;

const readingOf = async (reader: TestReader, count: number): Promise<void> => {
  await until(
    async () => reader.read.length,
    (read) => read === count,
  );
};

kafka.describe('the Kafka log', () => {
  /** Client of operators and other teams. */
  const cluster = new Kafka({ brokers: kafka.brokers.split(','), clientId: 'operator', logLevel: logLevel.NOTHING });
  /** A new client for each test, because a client never forgets a topic, even a removed one. */
  let admin: Admin;
  const tests: TestKafka[] = [];
  beforeEach(async () => {
    admin = cluster.admin();
    await admin.connect();
  });
  afterEach(async () => {
    await admin.disconnect();
    for (const test of tests.splice(0)) await test.end();
  });

  const fresh = async (): Promise<TestKafka & { readonly prefix: string }> => {
    const underTest = await testKafka(kafka.brokers);
    tests.push(underTest);
    return { ...underTest, prefix: underTest.options.prefix ?? '' };
  };

  it('shows its lag as every Kafka tool sees it: by the offsets of its group', async () => {
    const { open, prefix } = await fresh();
    const log = await open();
    const reader = new TestReader('lagging');
    await log.subscribe(reader);
    await log.append([recordIn(4, 'a'), recordIn(4, 'b'), recordIn(9, 'c')]);
    await readingOf(reader, 3);
    await until(
      async () => {
        const [of] = await admin.fetchOffsets({ groupId: `${prefix}lagging/${topic}`, topics: [prefix + topic] });
        const offsets = new Map(of?.partitions.map(({ partition, offset }) => [partition, offset]));
        return `${offsets.get(4)} ${offsets.get(9)}`;
      },
      (offsets) => offsets === '2 1',
    );
  });

  it('goes on behind what was dropped before it was read, and says so', async () => {
    const { open, prefix } = await fresh();
    const complaints: string[] = [];
    const log = await open({ logger: { ...quiet, error: (_fields, message) => complaints.push(message) } });
    await log.append([...'abcde'].map((text) => recordIn(1, text)));
    await admin.fetchTopicOffsets(prefix + topic); // loads the metadata that the next call needs
    await admin.deleteTopicRecords({ topic: prefix + topic, partitions: [{ partition: 1, offset: '3' }] });
    const [behind, fromTheBeginning] = [new TestReader('behind'), new TestReader('new')];
    behind.next.set(1, 1);
    await log.subscribe(behind);
    await log.subscribe(fromTheBeginning);
    await readingOf(behind, 2);
    await readingOf(fromTheBeginning, 2);
    expect([behind.texts(1), fromTheBeginning.texts(1)]).toEqual([
      ['d', 'e'],
      ['d', 'e'],
    ]);
    expect(complaints).toEqual(['the log has dropped records before they were read']);
  });

  it('reads nothing of a topic that was made anew behind its reader, and says so', async () => {
    const { open } = await fresh();
    const complaints: string[] = [];
    const log = await open({ logger: { ...quiet, error: (_fields, message) => complaints.push(message) } });
    await log.append([recordIn(1, 'a'), recordIn(2, 'x')]);
    const reader = new TestReader('ahead');
    reader.next.set(1, 1_000);
    await log.subscribe(reader);
    await readingOf(reader, 1);
    await log.append([recordIn(1, 'b'), recordIn(2, 'y')]);
    await readingOf(reader, 2);
    expect([reader.texts(1), reader.texts(2)]).toEqual([[], ['x', 'y']]);
    expect(complaints).toEqual(['the log ends before the stored position: it was created again, or has lost records']);
  });

  it('ends its process when kafkajs stops for good, which would else look healthy', async () => {
    const underTest = await fresh();
    const groupId = `${underTest.prefix}reading/${topic}`;
    // A member with another assignment strategy: the group then refuses our members, and waiting would not help.
    const other = cluster.consumer({
      groupId,
      partitionAssigners: [
        (config) => {
          const assigner = PartitionAssigners.roundRobin(config);
          return {
            ...assigner,
            name: 'another way',
            protocol: (members) => ({ ...assigner.protocol(members), name: 'another way' }),
          };
        },
      ],
    });
    await other.connect();
    await other.subscribe({ topic: underTest.prefix + topic });
    const joined = new Promise((resolve) => other.on(other.events.GROUP_JOIN, resolve));
    await other.run({ eachBatch: () => Promise.resolve() });
    await joined;
    const child = await startChild({ logUrl: underTest.url, program: 'kafka-reader.main.fixture.ts' });
    expect(await child.ended).toBe(1);
    expect(child.said()).toContain('subscribing');
    await other.disconnect();
    await endChildren();
  });
});
