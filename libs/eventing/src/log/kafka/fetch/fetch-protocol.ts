import { gunzipSync } from 'node:zlib';
import type { PositionedRecord } from '../../log.js';
import type { SessionRequest } from './fetch-session.js';

/** A record as it is fetched from Kafka, without its topic. */
export type FetchedRecord = Omit<PositionedRecord, 'topic'>;

/**
 * Longest time, in milliseconds, for which a broker delays its answer to a fetch while it has no new records. If a
 * partition is added during a fetch, it is fetched only with the next fetch. So the partition waits at most this
 * long.
 */
export const FETCH_WAIT_MS = 2_000;
/** Largest answer to a fetch, in bytes. A consumer needs this much memory for each broker. */
export const FETCH_BYTES = 4 * 1024 * 1024;

/**
 * The Fetch request of the Kafka protocol in version 11, which brokers support since Kafka 2.3
 * (https://kafka.apache.org/protocol#The_Messages_Fetch).
 */
export const FETCH = { apiKey: 1, apiName: 'Fetch', apiVersion: 11 } as const;

/**
 * Error codes that a partition can have in an answer to Fetch. Each of these codes is treated differently. After
 * any other code, the fetcher finds out again which broker leads the partition.
 */
export const NO_ERROR = 0;
export const OFFSET_OUT_OF_RANGE = 1;
export const TOPIC_AUTHORIZATION_FAILED = 29;

/**
 * Length of a Fetch request in bytes, without its partitions and without the topic's name. The request contains
 * this name twice.
 */
const FIXED_BYTES = 47;
const PARTITION_BYTES = 28;
const ABORTED_TRANSACTION_BYTES = 16;
/** Version of the record batch format that Kafka writes since 0.11. Other versions are not supported. */
const MAGIC = 2;
const GZIP = 1;
const COMPRESSION = 0x07;
const CONTROL = 0x20;

/**
 * Returns the bytes of a Fetch request. The broker answers as soon as it has records, and otherwise after
 * `FETCH_WAIT_MS`.
 */
export const encodeFetch = (topic: string, session: SessionRequest): Buffer => {
  const name = Buffer.from(topic, 'utf8');
  const { changed, forgotten } = session;
  const size = FIXED_BYTES + 2 * name.length + PARTITION_BYTES * changed.size + 4 * forgotten.length;
  const request = Buffer.alloc(size);
  let at = 0;
  const int32 = (value: number): void => void (at = request.writeInt32BE(value, at));
  const int64 = (value: number): void => void (at = request.writeBigInt64BE(BigInt(value), at));
  const writeName = (): void => {
    at = request.writeInt16BE(name.length, at);
    at += name.copy(request, at);
  };
  for (const value of [-1, FETCH_WAIT_MS, 1, FETCH_BYTES]) int32(value); // replica id (none), longest wait, least bytes, most bytes
  at = request.writeInt8(0, at); // isolation level: read uncommitted, because no transactions are used
  for (const value of [session.id, session.epoch]) int32(value);
  int32(changed.size === 0 ? 0 : 1);
  if (changed.size > 0) {
    writeName();
    int32(changed.size);
    for (const [part, offset] of changed) {
      for (const value of [part, -1]) int32(value); // leader epoch: not checked
      for (const value of [offset, -1]) int64(value);
      int32(FETCH_BYTES / 4);
    }
  }
  int32(forgotten.length === 0 ? 0 : 1);
  if (forgotten.length > 0) {
    writeName();
    for (const value of [forgotten.length, ...forgotten]) int32(value);
  }
  at = request.writeInt16BE(0, at); // rack: none
  return request.subarray(0, at); // if nothing has changed or is forgotten, the buffer is longer than the request
};

export interface FetchAnswer {
  readonly throttleMs: number;
  readonly error: number;
  readonly session: number;
  readonly partitions: readonly FetchedPartition[];
}

interface FetchedPartition {
  readonly part: number;
  readonly error: number;
  readonly batches: Buffer;
}

export const decodeFetch = (bytes: Buffer): FetchAnswer => {
  const reader = new Reader(bytes);
  const [throttleMs, error, session] = [reader.int32(), reader.int16(), reader.int32()];
  const partitions: FetchedPartition[] = [];
  for (let topics = reader.int32(); topics > 0; topics -= 1) {
    reader.skip(reader.int16());
    for (let left = reader.int32(); left > 0; left -= 1) {
      const [part, partitionError] = [reader.int32(), reader.int16()];
      reader.skip(24); // high watermark, last stable offset, log start offset
      reader.skip(Math.max(0, reader.int32()) * ABORTED_TRANSACTION_BYTES);
      reader.skip(4); // preferred replica
      partitions.push({ part, error: partitionError, batches: reader.bytes(Math.max(0, reader.int32())) });
    }
  }
  return { throttleMs, error, session, partitions };
};

export interface DecodedRecords {
  readonly records: readonly FetchedRecord[];
  /** Offset at which the next fetch of the partition begins. */
  readonly next: number;
}

/**
 * Returns the records from the offset `from` on. Ignores an incomplete batch at the end, which the broker has cut off.
 * Throws for an unknown batch format or compression.
 */
export const decodeBatches = (part: number, from: number, bytes: Buffer): DecodedRecords => {
  const reader = new Reader(bytes);
  const records: FetchedRecord[] = [];
  let next = from;
  while (reader.left >= 12) {
    const [base, length] = [reader.int64(), reader.int32()];
    if (reader.left < length) break;
    const batch = new Reader(reader.bytes(length));
    batch.skip(4);
    if (batch.int8() !== MAGIC) throw new Error('unsupported format of record batches');
    batch.skip(4);
    const attributes = batch.int16();
    next = base + batch.int32() + 1;
    batch.skip(30);
    const count = batch.int32();
    if (attributes & CONTROL) continue;
    const content = new Reader(decompressed(batch.rest(), attributes & COMPRESSION));
    for (let nth = 0; nth < count; nth += 1) {
      const record = decodeRecord(part, base, content);
      if (record.pos >= from) records.push(record);
    }
  }
  return { records, next };
};

const decompressed = (bytes: Buffer, compression: number): Buffer => {
  if (compression === 0) return bytes;
  if (compression === GZIP) return gunzipSync(bytes);
  throw new Error(`unknown compression of records: ${compression}`);
};

const decodeRecord = (part: number, base: number, reader: Reader): FetchedRecord => {
  const length = reader.varint();
  const end = reader.left - length;
  reader.skip(1);
  reader.skipVarint();
  const pos = base + reader.varint();
  const key = reader.text();
  const body = reader.bytes(Math.max(0, reader.varint()));
  const headers: Record<string, string> = {};
  for (let left = reader.varint(); left > 0; left -= 1) {
    const name = reader.text();
    headers[name] = reader.text();
  }
  reader.skip(reader.left - end);
  return { part, pos, key, headers, body };
};

/** Reads the values of a buffer one after another. Each method moves past the value that it returns. */
class Reader {
  private at = 0;

  constructor(private readonly buffer: Buffer) {}

  get left(): number {
    return this.buffer.length - this.at;
  }

  int8(): number {
    return this.buffer.readInt8(this.move(1));
  }

  int16(): number {
    return this.buffer.readInt16BE(this.move(2));
  }

  int32(): number {
    return this.buffer.readInt32BE(this.move(4));
  }

  int64(): number {
    return Number(this.buffer.readBigInt64BE(this.move(8)));
  }

  /** Reads a signed 32-bit number in zigzag encoding and moves past it. */
  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.buffer.readUInt8(this.move(1));
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return (value >>> 1) ^ -(value & 1);
    }
  }

  skipVarint(): void {
    while (this.buffer.readUInt8(this.move(1)) >= 0x80);
  }

  /** Reads the next string and moves past it. Returns '' if the encoded value is null. */
  text(): string {
    const length = Math.max(0, this.varint());
    const from = this.move(length);
    return this.buffer.toString('utf8', from, from + length);
  }

  bytes(length: number): Buffer {
    const from = this.move(length);
    return this.buffer.subarray(from, from + length);
  }

  rest(): Buffer {
    return this.bytes(this.left);
  }

  skip(length: number): void {
    this.move(length);
  }

  private move(length: number): number {
    const from = this.at;
    if (length > this.left) throw new RangeError('bytes are missing');
    this.at += length;
    return from;
  }
}
