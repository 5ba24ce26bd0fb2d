import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { blobKey } from './blob-store.js';
import { readIndex, sealSegment, segmentFile, writeIndex } from './segment-file.disk.js';
import { SegmentIndex } from './segment-index.js';
import {
  decodeBlob,
  decodeHeader,
  LONGEST_HEADER,
  type Place,
  type RecordHeader,
  SEGMENT_START,
} from './segment-record.js';

/** Bytes that are read at once while records are looked through. */
const CHUNK = 16_384;
const CHUNKS_PER_TURN = 64;

/** A segment that has not been written to for that long is sealed by the next process that starts, or that copies it. */
const UNUSED_MS = 600_000;

export type FoundRecord = RecordHeader & Place;

/**
 * A segment to which records may still be appended, by this process or another. What was appended is read on from where
 * the last look ended. Its newest records are in the page cache, so that reading them in place (8 µs) is a sixth of the
 * work of handing the read to another thread.
 */
export class OpenSegment {
  /** Places of the records that have been found, by the key of the blob. */
  readonly places = new Map<string, Place>();
  private readonly fd: number;
  private end = 0;
  private readonly chunk = Buffer.allocUnsafeSlow(CHUNK);

  constructor(
    private readonly folder: string,
    readonly id: string,
  ) {
    this.fd = openSync(segmentFile(folder, id), 'r');
  }

  /** Whether it has not been written to for long: its process has died, or has nothing to store. */
  get isUnused(): boolean {
    return fstatSync(this.fd).mtimeMs < Date.now() - UNUSED_MS;
  }

  /** Takes over what this process has appended. */
  add(blobs: readonly (readonly [key: string, place: Place])[]): void {
    for (const [key, place] of blobs) {
      this.places.set(key, place);
      this.end = place.offset + place.length;
    }
  }

  /** Finds the records that were appended since the last look. */
  async readOn(): Promise<void> {
    for await (const { tenantId, name, offset, length } of this.newRecords()) {
      this.places.set(blobKey(tenantId, name), { offset, length });
    }
  }

  /**
   * Yields the records after those that were looked at before, up to the first that is not whole: it is being written,
   * or its process has died, and nobody was told that it is stored.
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

  /** Returns the blob of the record; undefined if it is another blob's record. */
  read({ offset, length }: Place, tenantId: string, name: string): Buffer | undefined {
    return decodeBlob(this.bytesAt(offset, length), tenantId, name);
  }

  /** Seals the segment, whoever appends to it: its process sees that after its next append, and opens another. */
  async seal(): Promise<SegmentIndex> {
    await sealSegment(this.folder, this.id);
    await this.readOn();
    const names = Array.from(this.places, ([key, place]) => [key.slice(key.indexOf('/') + 1), place] as const);
    const index = SegmentIndex.build(names);
    // Without its file, for which the disk may be too full, the index is made again when it is needed.
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

/** Returns the index of a sealed segment, made again if the process that was to write it has died. */
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
