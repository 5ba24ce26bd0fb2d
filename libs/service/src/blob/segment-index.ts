import { crc32 } from 'node:zlib';
import type { Place } from './segment-record.js';

const START = Buffer.from('rubrica index 1\n');
const COUNT_AT = START.length;
const CRC_AT = COUNT_AT + 4;
const ENTRIES_AT = CRC_AT + 4;

/**
 * Places of the blobs of a sealed segment, 12 bytes each: three columns of unsigned 32-bit integers in little endian,
 * sorted by the first, the fingerprint of the blob's name. The record itself says whose it is, so that an entry of
 * another blob with the same fingerprint does no harm.
 */
export class SegmentIndex {
  private constructor(
    private readonly fingerprints: Uint32Array,
    private readonly offsets: Uint32Array,
    private readonly lengths: Uint32Array,
  ) {}

  /** `blobs` are the names of the blobs with their places. */
  static build(blobs: readonly (readonly [name: string, place: Place])[]): SegmentIndex {
    const order = Float64Array.from(blobs, ([name], nth) => fingerprintOf(name) * MOST_BLOBS + nth).sort();
    const sorted = Array.from(order, (value) => blobs[value % MOST_BLOBS] as (typeof blobs)[number]);
    return new SegmentIndex(
      Uint32Array.from(sorted, ([name]) => fingerprintOf(name)),
      Uint32Array.from(sorted, ([, { offset }]) => offset),
      Uint32Array.from(sorted, ([, { length }]) => length),
    );
  }

  /** Returns undefined if it is not a whole index as it was written. */
  static decode(bytes: Buffer): SegmentIndex | undefined {
    if (bytes.length < ENTRIES_AT || !bytes.subarray(0, START.length).equals(START)) return undefined;
    const count = bytes.readUInt32LE(COUNT_AT);
    const entries = new Uint8Array(bytes.subarray(ENTRIES_AT)); // aligned, as columns must be
    if (entries.length !== 12 * count || crc32(entries) !== bytes.readUInt32LE(CRC_AT)) return undefined;
    const column = (nth: number): Uint32Array => new Uint32Array(entries.buffer, 4 * count * nth, count);
    return new SegmentIndex(column(0), column(1), column(2));
  }

  encode(): Buffer {
    const columns = [this.fingerprints, this.offsets, this.lengths].map((column) =>
      Buffer.from(column.buffer, column.byteOffset, column.byteLength),
    );
    const entries = Buffer.concat(columns);
    const head = Buffer.alloc(ENTRIES_AT);
    START.copy(head);
    head.writeUInt32LE(this.fingerprints.length, COUNT_AT);
    head.writeUInt32LE(crc32(entries), CRC_AT);
    return Buffer.concat([head, entries]);
  }

  /** Returns the places at which the blob may be. */
  find(name: string): Place[] {
    const fingerprint = fingerprintOf(name);
    const found: Place[] = [];
    for (let nth = this.firstNotBelow(fingerprint); this.fingerprints[nth] === fingerprint; nth += 1) {
      found.push({ offset: this.offsets[nth] ?? 0, length: this.lengths[nth] ?? 0 });
    }
    return found;
  }

  private firstNotBelow(fingerprint: number): number {
    let [low, high] = [0, this.fingerprints.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.fingerprints[middle] ?? 0) < fingerprint) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Beyond, the number of a blob would not fit beside its fingerprint into the 53 bits of a number. */
const MOST_BLOBS = 2 ** 21;

/** SHA-256 is evenly distributed, so its first 32 bits find one blob among those of a segment. */
const fingerprintOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16);
