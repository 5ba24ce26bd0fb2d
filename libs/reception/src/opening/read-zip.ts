import { crc32, inflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ZipLimits {
  /** Largest number of entries, of any name. */
  readonly entries: number;
  /** Largest size of all taken files together, unpacked. */
  readonly bytes: number;
  /** Other files are not unpacked. */
  readonly isTaken: (name: string) => boolean;
}

export type ReadZip =
  | { readonly ok: true; readonly files: readonly ArchivedFile[] }
  | { readonly ok: false; readonly reason: 'too_large' | 'encrypted' | 'damaged' };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

/** Tells whether the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= END_BYTES && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32LE(0) === LOCAL;

/**
 * Reads a zip by its central directory. A file that is larger than it says is not unpacked to its end. Source: PKWARE
 * APPNOTE 6.3, without 64-bit extensions.
 */
export const readZip = (zip: Buffer, limits: ZipLimits): ReadZip => {
  try {
    return { ok: true, files: filesOf(zip, limits) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason };
    // A record that is cut off is read beyond the end of the buffer.
    if (error instanceof RangeError) return { ok: false, reason: 'damaged' };
    throw error;
  }
};

class Unreadable extends Error {
  constructor(readonly reason: Extract<ReadZip, { ok: false }>['reason']) {
    super(reason);
  }
}

const filesOf = (zip: Buffer, limits: ZipLimits): ArchivedFile[] => {
  const end = endOf(zip);
  const entries = zip.readUInt16LE(end + 10);
  if (entries > limits.entries) throw new Unreadable('too_large');
  const files: ArchivedFile[] = [];
  let left = limits.bytes;
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Unreadable('damaged');
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    if (limits.isTaken(name)) {
      const bytes = unpacked(zip, at, left);
      left -= bytes.length;
      files.push({ name, bytes });
    }
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
};

/** Some senders leave bytes behind the end. */
const endOf = (zip: Buffer): number => {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new Unreadable('damaged');
};

/** Unpacks the entry whose central header stands at `at`. */
const unpacked = (zip: Buffer, at: number, most: number): Buffer => {
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new Unreadable('encrypted');
  const size = zip.readUInt32LE(at + 24);
  if (size > most) throw new Unreadable('too_large');
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(local) !== LOCAL) throw new Unreadable('damaged');
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
  const method = zip.readUInt16LE(at + 10);
  if (method !== STORED && method !== DEFLATED) throw new Unreadable('damaged');
  const bytes = method === STORED ? Buffer.from(packed) : inflated(packed, size);
  if (bytes.length !== size || crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Unreadable('damaged');
  return bytes;
};

const inflated = (packed: Buffer, size: number): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch {
    throw new Unreadable('damaged');
  }
};
