import { crc32, inflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** The same as it is in the archive; null where it is not deflated there. */
  readonly deflated: Buffer | null;
}

/** Reason why an archive is refused. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export interface ArchiveLimits {
  /** Largest number of XML files in the archive. */
  readonly entries: number;
  /** Largest size of one file, unpacked. */
  readonly entryBytes: number;
  /** Largest size of all files together, unpacked. */
  readonly totalBytes: number;
  /** Ignores files of other kinds; by default they are refused. */
  readonly hasAttachments?: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
const LONGEST_COMMENT = 0xffff;

/**
 * Returns the XML files of a zip, by its central directory. `_MACOSX` entries and folders are ignored. Sizes are
 * limited before anything is unpacked. Throws ArchiveError.
 */
export const readZip = (zip: Buffer, limits: ArchiveLimits): ArchiveEntry[] => {
  try {
    return entriesOf(zip, limits);
  } catch (error) {
    if (isOutOfRange(error)) throw new ArchiveError('a record of the archive is cut off');
    throw error;
  }
};

/** Returns whether the error is a Buffer's read beyond its end. */
const isOutOfRange = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ERR_OUT_OF_RANGE' || error.code === 'ERR_BUFFER_OUT_OF_BOUNDS');

const entriesOf = (zip: Buffer, limits: ArchiveLimits): ArchiveEntry[] => {
  const entries: ArchiveEntry[] = [];
  let total = 0;
  for (const header of headersOf(zip)) {
    if (header.name.endsWith('/') || /(^|\/)_{1,2}MACOSX(\/|$)/.test(header.name)) continue;
    if (!header.name.endsWith('.xml')) {
      if (limits.hasAttachments) continue;
      throw new ArchiveError('a file that is not .xml');
    }
    if (entries.length === limits.entries) throw new ArchiveError(`more than ${limits.entries} XML files`);
    const packed = packedBytesOf(zip, header);
    const bytes = unpacked(packed, header, Math.min(limits.entryBytes, limits.totalBytes - total));
    total += bytes.length;
    entries.push({ name: header.name, bytes, deflated: header.method === DEFLATED ? packed : null });
  }
  if (entries.length === 0) throw new ArchiveError('no XML file');
  return entries;
};

interface Header {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

const headersOf = (zip: Buffer): Header[] => {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const headers: Header[] = [];
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new ArchiveError('central directory malformed');
    const nameLength = zip.readUInt16LE(at + 28);
    headers.push({
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return headers;
};

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END && at + 22 + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  throw new ArchiveError('not a zip');
};

const packedBytesOf = (zip: Buffer, { offset, name, packedBytes }: Header): Buffer => {
  if (zip.readUInt32LE(offset) !== LOCAL) throw new ArchiveError('local header malformed');
  const nameLength = zip.readUInt16LE(offset + 26);
  if (zip.toString('utf8', offset + 30, offset + 30 + nameLength) !== name)
    throw new ArchiveError('two names of one file');
  const start = offset + 30 + nameLength + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (packed.length !== packedBytes) throw new ArchiveError('cut off');
  return packed;
};

const unpacked = (packed: Buffer, { flags, method, crc, bytes: size }: Header, limit: number): Buffer => {
  if ((flags & ENCRYPTED) !== 0) throw new ArchiveError('encrypted');
  if (size > limit) throw new ArchiveError('too large once unpacked');
  const bytes = method === STORED ? packed : method === DEFLATED ? inflated(packed, size) : undefined;
  if (bytes === undefined) throw new ArchiveError('packed in a way that is not taken');
  if (bytes.length !== size || crc32(bytes) !== crc) throw new ArchiveError('damaged');
  return bytes;
};

const SMALLEST_CHUNK = 64;

/** The result is larger than `size` at most by a byte: a file that says a wrong size is not unpacked whole. */
const inflated = (packed: Buffer, size: number): Buffer => {
  try {
    // One chunk of the size that the archive states, so that nothing is put together from pieces.
    return inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize: Math.max(SMALLEST_CHUNK, size + 1) });
  } catch {
    throw new ArchiveError('cannot be unpacked');
  }
};
