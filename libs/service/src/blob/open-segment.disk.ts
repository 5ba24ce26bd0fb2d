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

/** Number of bytes that are read from the file at once during a search for new blobs. */
const CHUNK = 16_384;
const CHUNKS_PER_TURN = 64;

/**
 * Time in ms without a write, after which a segment (a file with many blobs) counts as unused. Another process may then
 * seal it, so that nothing is added to it any more.
 */
const UNUSED_MS = 600_000;

export type FoundRecord = RecordHeader & RecordLocation;

/**
 * Reads a segment (a file with many blobs) to which this process or another one may still append. `newRecords` finds
 * the blobs that were appended since its last call. Reads are synchronous, because the newest blobs are in the page
 * cache, and a read in another thread would take six times as long.
 */
export class OpenSegment {
  /** Location in the file of each blob that was found until now, by the blob's key `<tenant id>/<SHA-256>`. */
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

  /** True if nothing has been written to the segment for ten minutes. Then its process has died, or stores no blobs. */
  get isUnused(): boolean {
    return fstatSync(this.fd).mtimeMs < Date.now() - UNUSED_MS;
  }

  /**
   * Adds the locations of blobs that this process has just appended. So the file need not be searched for these
   * blobs.
   */
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
   * Yields the records (a record is a header and a blob) that were appended since the last call. Stops at an incomplete
   * record, which is still being written or was left by a process that died.
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

  /**
   * Reads the record at this location and returns its blob. Returns undefined if the record contains a blob of another
   * tenant or name.
   */
  read({ offset, length }: RecordLocation, tenantId: string, name: string): Buffer | undefined {
    return decodeBlob(this.bytesAt(offset, length), tenantId, name);
  }

  /**
   * Seals the segment, so that nothing is added to it any more, and returns the index of its blobs. A process that
   * appends later notices this, and stores those blobs in a new segment instead.
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
 * Returns the index of a sealed segment, which has the location of each blob. If the index file is empty or incomplete,
 * builds the index from the segment.
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
