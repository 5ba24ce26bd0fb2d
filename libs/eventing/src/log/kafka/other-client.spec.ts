import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Consumer, type Message } from '@platformatic/kafka';
import { partitionOf, TOPICS } from '@rubrica/contracts';
import { kafkaBroker } from '@rubrica/testing';
import { UNKNOWN_CAUSE } from '../../event/cause.js';
import { type TestKafka, testKafka } from '../../testing/kafka-log.fixture.js';
import { documentId, numbered, TENANT } from '../../testing/numbering.fixture.js';
import { outgoingRecord } from '../cloud-event.js';
import type { LogRecord } from '../log.js';

const topic = TOPICS.documentLifecycle;
const at = '2026-11-22T10:00:00.000Z';

const recordOf = (nth: number): LogRecord => {
  const id = documentId(nth);
  const origin = {
    service: 'document-issuer',
    streamId: `document-${id}`,
    version: 1,
    nth: 1,
    at,
    cause: UNKNOWN_CAUSE,
  } as const;
  const { body, ...record } = outgoingRecord(numbered(id, nth, at), origin);
  return { ...record, body: Buffer.from(body) };
};

const broker = await kafkaBroker();

broker.describe('a reader with another client library (@platformatic/kafka)', () => {
  let kafka: TestKafka;
  let consumer: Consumer;
  beforeAll(async () => {
    kafka = await testKafka(broker.brokers, { topics: [topic] });
    consumer = new Consumer({
      clientId: 'other',
      groupId: `${kafka.options.prefix}other`,
      bootstrapBrokers: [...kafka.options.brokers],
    });
  });
  afterAll(async () => {
    await consumer.close(true);
    await kafka.end();
  });

  it('finds each record whole: partition, key, CloudEvents headers, and the bytes of the body', async () => {
    const records = [1, 2, 3, 4, 5].map(recordOf);
    const large: LogRecord = { ...recordOf(6), headers: { ce_id: 'ñandú' }, body: Buffer.alloc(1024 * 1024, 'ñ') };
    const log = await kafka.open();
    await log.append([...records, large]);

    const stream = await consumer.consume({
      topics: [`${kafka.options.prefix}${topic}`],
      mode: 'earliest',
      autocommit: false,
    });
    const found = new Map<string, Message<Buffer, Buffer, Buffer, Buffer>>();
    for await (const message of stream) {
      found.set(message.key.toString('utf8'), message);
      if (found.size === 6) break;
    }
    for (const { key, headers, body } of [...records, large]) {
      const message = found.get(key);
      expect(message?.partition).toBe(partitionOf(key));
      const read = [...(message?.headers ?? [])].map(([name, text]) => [name.toString('utf8'), text.toString('utf8')]);
      expect(Object.fromEntries(read)).toEqual(headers);
      expect(message?.value.equals(body)).toBe(true);
    }
    expect(records[0]?.headers).toMatchObject({ ce_type: 'co.rubrica.document.numbered.v1', ce_tenantid: TENANT });
  });
});
