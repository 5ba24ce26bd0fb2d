import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { blobKey } from './blob-store.js';
import { readIndex, sealSegment, segmentFile, writeIndex } from './segment-file.disk.js';
import { SegmentIndex } from './segment-index.js';
import {
  decodeBlob,
  decodeHeader,
  LONGEST_HEADER,
  type RecordLocation,
  type RecordHeader,
  SEGMENT_START,
} from './segment-record.js';

/** Number of bytes in one read of a search for records. */
const CHUNK = 16_384;
const CHUNKS_PER_TURN = 64;

/**
 * Time since the last write after which a segment counts as unused. The next process that starts or copies it then
 * seals it.
 */
const UNUSED_MS = 600_000;

export type FoundRecord = RecordHeader & RecordLocation;

/**
 * A segment to which this process or another one may still append. `newRecords` finds the records that were appended
 * since its last call. Reads are synchronous: the newest records are in the page cache, from which a read takes 8 µs.
 * Another thread would cost six times as much.
 */
export class OpenSegment {
  /** Locations of the records found until now, by the key of the blob. */
  readonly locations = new Map<string, RecordLocation>();
  private readonly fd: number;
  private end = 0;
  private readonly chunk = Buffer.allocUnsafeSlow(CHUNK);

  constructor(
    private readonly folder: string,
    readonly id: string,
  ) {
    this.fd = openSync(segmentFile(folder, id), 'r');
  }

  /** True if nothing has been written for a long time: the process of the segment has died, or it stores nothing. */
  get isUnused(): boolean {
    return fstatSync(this.fd).mtimeMs < Date.now() - UNUSED_MS;
  }

  /** Adds records that this process has appended. */
  add(blobs: readonly (readonly [key: string, location: RecordLocation])[]): void {
    for (const [key, location] of blobs) {
      this.locations.set(key, location);
      this.end = location.offset + location.length;
    }
  }

  async readNewRecords(): Promise<void> {
    for await (const { tenantId, name, offset, length } of this.newRecords()) {
      this.locations.set(blobKey(tenantId, name), { offset, length });
    }
  }

  /**
   * Yields the records after the last one that was found. Stops at an incomplete record, which is still being written,
   * or whose process died before `put` resolved.
   */
  async *newRecords(): AsyncGenerator<FoundRecord> {
    const { size } = fstatSync(this.fd);
    if (this.end === 0 && !this.skipStart()) return;
    let chunk: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
    for (let chunks = 0; ;) {
      const { end } = this;
      if (end >= size) return;
      const chunkEnd = chunk.at + chunk.bytes.length;
      if (chunkEnd < Math.min(end + LONGEST_HEADER, size)) {
        chunk = { at: end, bytes: this.readInto(this.chunk, end) };
        chunks += 1;
        if (chunks % CHUNKS_PER_TURN === 0) await nextTurn();
      }
      const header = decodeHeader(chunk.bytes, end - chunk.at);
      if (!header || end + header.length > size) return;
      this.end += header.length;
      yield { ...header, offset: end };
    }
  }

  /** Returns the blob of a record; undefined if the record contains another blob. */
  read({ offset, length }: RecordLocation, tenantId: string, name: string): Buffer | undefined {
    return decodeBlob(this.bytesAt(offset, length), tenantId, name);
  }

  /**
   * Seals the segment. If another process appends to it, that process notices this after its next append, and opens a
   * new segment.
   */
  async seal(): Promise<SegmentIndex> {
    await sealSegment(this.folder, this.id);
    await this.readNewRecords();
    const names = Array.from(this.locations, ([key, location]) => [key.slice(key.indexOf('/') + 1), location] as const);
    const index = SegmentIndex.build(names);
    // If the index cannot be written, for example because the disk is full, it is rebuilt later.
    await writeIndex(this.folder, this.id, index).catch(() => undefined);
    return index;
  }

  close(): void {
    closeSync(this.fd);
  }

  private skipStart(): boolean {
    const start = this.bytesAt(0, SEGMENT_START.length);
    if (start.length < SEGMENT_START.length) return false;
    if (!start.equals(SEGMENT_START)) throw new Error(`${segmentFile(this.folder, this.id)} is no segment of blobs`);
    this.end = SEGMENT_START.length;
    return true;
  }

  private bytesAt(offset: number, length: number): Buffer {
    return this.readInto(Buffer.allocUnsafeSlow(length), offset);
  }

  private readInto(bytes: Buffer, offset: number): Buffer {
    return bytes.subarray(0, readSync(this.fd, bytes, 0, bytes.length, offset));
  }
}

/**
 * Returns the index of a sealed segment. Rebuilds it if it is missing, because the process that sealed the segment
 * died.
 */
export const indexOf = async (folder: string, id: string): Promise<SegmentIndex> => {
  const index = await readIndex(folder, id);
  if (index) return index;
  const segment = new OpenSegment(folder, id);
  try {
    return await segment.seal();
  } finally {
    segment.close();
  }
};
