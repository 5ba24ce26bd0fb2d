import { crc32 } from 'node:zlib';
import type { RecordLocation } from './segment-record.js';

const START = Buffer.from('rubrica index 1\n');
const COUNT_AT = START.length;
const CRC_AT = COUNT_AT + 4;
const ENTRIES_AT = CRC_AT + 4;

/**
 * Index of a sealed segment (a file with many blobs): the location of each blob in the file. An entry has 12 bytes, in
 * three columns of unsigned 32-bit integers (little endian): fingerprint of the blob's name, offset, length. Entries
 * are sorted by fingerprint. Two blobs may have the same fingerprint. Then only the segment shows which blob is at a
 * location.
 */
export class SegmentIndex {
  private constructor(
    private readonly fingerprints: Uint32Array,
    private readonly offsets: Uint32Array,
    private readonly lengths: Uint32Array,
  ) {}

  /** Builds the index from the name and the location of each blob. The name of a blob is its SHA-256 in hex. */
  static build(blobs: readonly (readonly [name: string, location: RecordLocation])[]): SegmentIndex {
    const order = Float64Array.from(blobs, ([name], nth) => fingerprintOf(name) * MOST_BLOBS + nth).sort();
    const sorted = Array.from(order, (value) => blobs[value % MOST_BLOBS] as (typeof blobs)[number]);
    return new SegmentIndex(
      Uint32Array.from(sorted, ([name]) => fingerprintOf(name)),
      Uint32Array.from(sorted, ([, { offset }]) => offset),
      Uint32Array.from(sorted, ([, { length }]) => length),
    );
  }

  /** Parses the content of an index file. Returns undefined if it is incomplete or damaged. */
  static decode(bytes: Buffer): SegmentIndex | undefined {
    if (bytes.length < ENTRIES_AT || !bytes.subarray(0, START.length).equals(START)) return undefined;
    const count = bytes.readUInt32LE(COUNT_AT);
    const entries = new Uint8Array(bytes.subarray(ENTRIES_AT)); // copied, because the columns must be aligned in memory
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

  /**
   * Returns the locations, in this segment, of all blobs whose name has the same fingerprint as this name. If the
   * segment contains the blob with this name, it is at one of these locations.
   */
  find(name: string): RecordLocation[] {
    const fingerprint = fingerprintOf(name);
    const found: RecordLocation[] = [];
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

/**
 * Largest number of blobs in an index. `build` sorts by one number that is made of a fingerprint (32 bits) and a
 * position (21 bits), and a JavaScript integer has 53 bits.
 */
const MOST_BLOBS = 2 ** 21;

/** Returns the first 32 bits of the name of a blob, which is a SHA-256 in hex. They are evenly distributed. */
const fingerprintOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16);
