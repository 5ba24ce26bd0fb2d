import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { decodeBatches, decodeFetch, encodeFetch, FETCH_BYTES, FETCH_WAIT_MS } from './fetch-protocol.js';

/** Batches written by kafkajs in a format that brokers accept. */
interface Written {
  readonly buffer: Buffer;
}

const load = createRequire(import.meta.url);
const theirRequest = load('kafkajs/src/protocol/requests/fetch/v11/request') as (fetch: object) => {
  encode(): Promise<Written>;
};
const { RecordBatch } = load('kafkajs/src/protocol/recordBatch/v0') as { RecordBatch(batch: object): Promise<Written> };
const theirRecord = load('kafkajs/src/protocol/recordBatch/record/v0') as (record: object) => Written;
const Long = load('kafkajs/src/utils/long') as { fromValue(value: number): object };

const GZIP = 1;
const TOPIC = 'document.lifecycle';

const batchOf = async (first: number, texts: readonly string[], compression = 0): Promise<Buffer> => {
  const records = texts.map((text, offsetDelta) =>
    theirRecord({ offsetDelta, timestampDelta: 70_000, key: 'inv_1', value: text, headers: { ce_id: text, ñ: '' } }),
  );
  const { buffer } = await RecordBatch({
    ...{ compression, records, firstOffset: Long.fromValue(first), lastOffsetDelta: texts.length - 1 },
  });
  return Buffer.from(buffer);
};

/** A control batch, with which brokers mark the end of a transaction. */
const controlBatch = async (first: number): Promise<Buffer> => {
  const batch = await batchOf(first, ['end']);
  batch.writeInt16BE(0x20, 21);
  return batch;
};

const decoded = (from: number, bytes: Buffer) => {
  const { records, next } = decodeBatches(3, from, bytes);
  return { texts: records.map(({ pos, body }) => `${pos} ${body.toString()}`), next };
};

describe('a fetch', () => {
  it.each([
    ['of everything', { changed: [3, 4], forgotten: [] }],
    ['of what has changed', { changed: [4], forgotten: [5, 6] }],
    ['of nothing new', { changed: [], forgotten: [] }],
  ])('%s is asked for as kafkajs asks', async (_, { changed, forgotten }) => {
    const offset = 2 ** 40;
    const request = { id: 9, epoch: 2, changed: new Map(changed.map((part) => [part, offset + part])), forgotten };
    const partitions = changed.map((partition) => ({
      ...{ partition, fetchOffset: String(offset + partition), maxBytes: FETCH_BYTES / 4 },
    }));
    const theirs = await theirRequest({
      ...{ replicaId: -1, maxWaitTime: FETCH_WAIT_MS, minBytes: 1, maxBytes: FETCH_BYTES, isolationLevel: 0 },
      ...{ sessionId: 9, sessionEpoch: 2 },
      topics: changed.length === 0 ? [] : [{ topic: TOPIC, partitions }],
      forgottenTopics: forgotten.length === 0 ? [] : [{ topic: TOPIC, partitions: forgotten }],
    }).encode();
    expect(encodeFetch(TOPIC, request).equals(theirs.buffer)).toBe(true);
  });

  it('is answered with the partitions that have something', async () => {
    const batch = await batchOf(5, ['a']);
    const header = Buffer.alloc(14);
    header.writeInt32BE(12, 0); // throttle time in ms
    header.writeInt32BE(9, 6); // session id
    header.writeInt32BE(1, 10);
    const name = Buffer.from(`\0${String.fromCharCode(TOPIC.length)}${TOPIC}\0\0\0\x02`);
    const partition = (part: number, error: number, aborted: number, bytes: Buffer): Buffer => {
      const fields = Buffer.alloc(42 + 16 * Math.max(0, aborted));
      fields.writeInt32BE(part, 0);
      fields.writeInt16BE(error, 4);
      fields.writeInt32BE(aborted, 30);
      fields.writeInt32BE(bytes.length, fields.length - 4);
      return Buffer.concat([fields, bytes]);
    };
    const empty = Buffer.alloc(0);
    const answer = decodeFetch(Buffer.concat([header, name, partition(3, 0, 1, batch), partition(4, 6, -1, empty)]));
    expect(answer).toEqual({
      ...{ throttleMs: 12, error: 0, session: 9 },
      partitions: [
        { part: 3, error: 0, batches: batch },
        { part: 4, error: 6, batches: empty },
      ],
    });
  });
});

describe('record batches', () => {
  it('are read whole: position, key, headers and the bytes of the body', async () => {
    const { records, next } = decodeBatches(3, 5, await batchOf(5, ['a', 'ñandú']));
    expect(next).toBe(7);
    expect(records).toEqual(
      ['a', 'ñandú'].map((text, nth) => ({
        ...{ part: 3, pos: 5 + nth, key: 'inv_1', headers: { ce_id: text, ñ: '' }, body: Buffer.from(text) },
      })),
    );
  });

  it('are read from the wanted position on, over gaps, up to what the broker has cut off', async () => {
    const cut = (await batchOf(20, ['x'])).subarray(0, -1);
    const bytes = Buffer.concat([await batchOf(5, ['a', 'b', 'c']), await batchOf(10, ['d']), cut]);
    expect(decoded(6, bytes)).toEqual({ texts: ['6 b', '7 c', '10 d'], next: 11 });
  });

  it('are passed over where they hold no messages', async () => {
    const bytes = Buffer.concat([await batchOf(5, ['a']), await controlBatch(6)]);
    expect(decoded(5, bytes)).toEqual({ texts: ['5 a'], next: 7 });
  });

  it('are read where a topic is compressed by its operator', async () => {
    expect(decoded(5, await batchOf(5, ['a', 'b'], GZIP))).toEqual({ texts: ['5 a', '6 b'], next: 7 });
  });

  it('are refused in a way that is not known', async () => {
    const unknown = await batchOf(5, ['a']);
    unknown.writeInt16BE(7, 21);
    expect(() => decoded(5, unknown)).toThrow('unknown compression of records: 7');
    const old = await batchOf(5, ['a']);
    old.writeInt8(1, 16);
    expect(() => decoded(5, old)).toThrow('unsupported format of record batches');
  });
});
