import { crc32 } from 'node:zlib';
import { blobKey, blobName } from './blob-store.js';

/**
 * First bytes of each segment file. Records follow, one for each blob: a header and the bytes of the blob. The header
 * has these fields at these offsets in bytes, with integers in little endian:
 *
 *     0  CRC-32 of the rest of the header
 *     4  length of the blob
 *     8  length of the tenant's id (1 byte)
 *     9  SHA-256 of the blob
 *    41  the tenant's id
 */
export const SEGMENT_START = Buffer.from('rubrica segment 1\n');

const FIXED_LENGTH = 41;
export const LONGEST_HEADER = FIXED_LENGTH + 255;

/** Location of a record (a header and the bytes of one blob) in its segment file, in bytes. */
export interface RecordLocation {
  readonly offset: number;
  /** Length in bytes of the whole record: its header and its blob. */
  readonly length: number;
}

export interface RecordHeader {
  readonly tenantId: string;
  readonly name: string;
  readonly headerLength: number;
  /** Length in bytes of the whole record: its header and its blob. */
  readonly length: number;
}

export const encodeHeader = (tenantId: string, name: string, blobLength: number): Buffer => {
  const header = Buffer.allocUnsafe(FIXED_LENGTH + tenantId.length);
  header.writeUInt32LE(blobLength, 4);
  header.writeUInt8(tenantId.length, 8);
  header.write(name, 9, 'hex');
  header.write(tenantId, FIXED_LENGTH, 'latin1');
  header.writeUInt32LE(crc32(header.subarray(4)), 0);
  return header;
};

/** Parses the header of the record at this offset. Returns undefined if the header is incomplete or damaged. */
export const decodeHeader = (bytes: Buffer, offset = 0): RecordHeader | undefined => {
  if (offset + FIXED_LENGTH > bytes.length) return undefined;
  const headerLength = FIXED_LENGTH + bytes.readUInt8(offset + 8);
  const header = bytes.subarray(offset, offset + headerLength);
  if (header.length < headerLength || crc32(header.subarray(4)) !== header.readUInt32LE(0)) return undefined;
  return {
    tenantId: header.toString('latin1', FIXED_LENGTH),
    name: header.toString('hex', 9, FIXED_LENGTH),
    headerLength,
    length: headerLength + header.readUInt32LE(4),
  };
};

/**
 * Returns the blob in the bytes of a record. Returns undefined if it is a blob of another tenant or name. Throws if the
 * record is damaged.
 */
export const decodeBlob = (record: Buffer, tenantId: string, name: string): Buffer | undefined => {
  const header = decodeHeader(record);
  const blob = header && record.subarray(header.headerLength);
  if (header?.length !== record.length) throw new Error(`the record of blob ${name} is damaged`);
  if (blobKey(header.tenantId, header.name) !== blobKey(tenantId, name)) return undefined;
  if (blob === undefined || blobName(blob) !== name) throw new Error(`blob ${name} is damaged`);
  return blob;
};
