import { describe, expect, it } from '@jest/globals';
import { currentData, currentType, type Fact, type Message, partitionOf, type ServiceName } from '@rubrica/contracts';
import { CloudEvent, Kafka, type KafkaMessage } from 'cloudevents';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { identityOf, InvalidMessage, messageOf, outgoingRecord } from './cloud-event.js';
import type { LogRecord } from './log.js';

/** Samples of messages as CloudEvents in JSON. The contract keeps them for ever. */
interface Sample {
  readonly id: string;
  readonly source: ServiceName;
  readonly type: string;
  readonly time: string;
  readonly partitionkey: string;
  readonly tenantid: string;
  readonly aggregateversion: number;
  readonly correlationid: string;
  readonly causationid: string;
  readonly data: object;
}

const SAMPLES = fileURLToPath(new URL('../../../contracts/samples', import.meta.url));
const samples = globSync('*/*.json', { cwd: SAMPLES }).map(
  (file) => JSON.parse(readFileSync(`${SAMPLES}/${file}`, 'utf8')) as Sample,
);

/** Makes the record of a sample in the same way as the publishing service. */
const recordOf = ({
  id,
  source,
  type,
  time,
  partitionkey,
  tenantid,
  correlationid,
  causationid,
  data,
}: Sample): LogRecord => {
  const [, streamId = '', version, nth = '1'] = /^(.+)@(\d+)(?:\.(\d+))?$/.exec(id) ?? [];
  const record = outgoingRecord({ type, key: partitionkey, tenantid, data } as Fact, {
    service: source,
    streamId,
    version: Number(version),
    nth: Number(nth),
    at: time,
    cause: { correlationId: correlationid, causationId: causationid },
  });
  return { ...record, body: Buffer.from(record.body, 'utf8') };
};

/** Returns the record in the form in which a Kafka client passes it to the official package. */
const kafkaMessageOf = ({ key, headers, body }: LogRecord): KafkaMessage => ({
  key,
  headers,
  value: body.toString('utf8'),
  body: body.toString('utf8'),
});

describe('our messages, judged by the official CloudEvents package', () => {
  it('are read by it as what they are', () => {
    for (const sample of samples) {
      const event = Kafka.toEvent(kafkaMessageOf(recordOf(sample))) as CloudEvent<object>;
      expect(event.validate()).toBe(true);
      const { aggregateversion, ...rest } = sample;
      // Headers are text, so the package does not know which of our attributes are numbers.
      expect(event.toJSON()).toEqual({ ...rest, aggregateversion: String(aggregateversion) });
    }
  });

  it('are written by it in the same headers, key and value, and read by us', () => {
    for (const sample of samples) {
      const ours = recordOf(sample);
      const theirs = Kafka.binary(new CloudEvent({ ...sample })) as KafkaMessage<object>;
      const { ce_partitionkey: key, ...headers } = theirs.headers;
      // The package writes some attributes twice, and the client has to convert numbers.
      expect(stringsOf(headers)).toMatchObject(ours.headers);
      expect([theirs.key, key]).toEqual([ours.key, ours.key]);
      expect(
        messageOf({ ...ours, headers: stringsOf(theirs.headers), body: Buffer.from(JSON.stringify(theirs.value)) }),
      ).toEqual(messageOf(ours));
    }
  });

  it('come out as they went in, or as the version that an older one is read as', () => {
    for (const { partitionkey: key, ...sample } of samples) {
      const record = recordOf({ partitionkey: key, ...sample });
      expect(record.part).toBe(partitionOf(key));
      const message: Message = messageOf(record);
      const read = { type: currentType(sample.type), data: currentData(sample.type, sample.data) };
      expect(message).toEqual({ ...attributesOf(sample), ...read, topic: record.topic, key });
      expect(`${identityOf(record).stream}@${identityOf(record).version}`).toBe(sample.id.replace(/\.\d+$/, ''));
    }
  });
});

const stringsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Removes the attributes that all messages share. */
const attributesOf = (sample: object): object => {
  const constant = ['specversion', 'dataschema', 'datacontenttype'];
  return Object.fromEntries(Object.entries(sample).filter(([name]) => !constant.includes(name)));
};

describe('a message with more than the contract says', () => {
  const [sample] = samples;
  const more = { ...sample!, data: { ...sample!.data, note: 'for Ana' } };

  it('does not leave the house', () => expect(() => recordOf(more)).toThrow(InvalidMessage));

  it('is read where another has written it: what is not known is passed over', () => {
    const record = { ...recordOf(sample!), body: Buffer.from(JSON.stringify(more.data)) };
    expect(messageOf(record).data).toEqual(more.data);
  });
});
