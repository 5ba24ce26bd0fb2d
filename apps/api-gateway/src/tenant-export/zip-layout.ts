/**
 * A file as it stands in a zip. All lengths are known before the first byte of the zip is written, so that a download
 * can begin at any of its bytes. A file has less than 4 GiB; the zip may have more, and any number of files.
 */
export interface ZipMember {
  /** ASCII. */
  readonly path: string;
  readonly size: number;
  /** Length in the zip: less than `size` if it is deflated. */
  readonly packed: number;
  readonly crc32: number;
}

// Source: PKWARE APPNOTE 6.3.
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const END = 0x06054b50;
const STORE = 0;
const DEFLATE = 8;
const VERSION = 20;
const ZIP64_VERSION = 45;
/** Fixed time (1980-01-01 00:00), so that the same files give the same bytes. */
const DOS_DATE = 0x0021;
/** Stands where a value is in the 64-bit part. */
const IN_ZIP64 = 0xffff_ffff;
const MANY = 0xffff;

/** Length of a member with its header. */
export const lengthOf = ({ path, packed }: ZipMember): number => 30 + path.length + packed;

export const localHeader = (member: ZipMember): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(VERSION, 4);
  writeCommon(header, 8, member);
  return Buffer.concat([header, Buffer.from(member.path, 'latin1')]);
};

/** Entry in the directory at the end of the zip; `offset` is where the member's header stands. */
export const directoryEntry = (member: ZipMember, offset: number): Buffer => {
  const isFar = offset >= IN_ZIP64;
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(DIRECTORY_ENTRY, 0);
  entry.writeUInt16LE(isFar ? ZIP64_VERSION : VERSION, 4);
  entry.writeUInt16LE(isFar ? ZIP64_VERSION : VERSION, 6);
  writeCommon(entry, 10, member);
  entry.writeUInt16LE(isFar ? 12 : 0, 30);
  entry.writeUInt32LE(isFar ? IN_ZIP64 : offset, 42);
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([entry, Buffer.from(member.path, 'latin1'), extra]);
};

export const directoryLengthOf = ({ path }: ZipMember, offset: number): number =>
  46 + path.length + (offset >= IN_ZIP64 ? 12 : 0);

export interface ZipEnd {
  readonly members: number;
  /** Length of all members; the directory follows them. */
  readonly contentBytes: number;
  readonly directoryBytes: number;
}

/** What stands behind the directory. */
export const zipEnd = ({ members, contentBytes, directoryBytes }: ZipEnd): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(members, MANY), 8);
  end.writeUInt16LE(Math.min(members, MANY), 10);
  end.writeUInt32LE(Math.min(directoryBytes, IN_ZIP64), 12);
  end.writeUInt32LE(Math.min(contentBytes, IN_ZIP64), 16);
  if (members < MANY && contentBytes < IN_ZIP64 && directoryBytes < IN_ZIP64) return end;

  const large = Buffer.alloc(56 + 20);
  large.writeUInt32LE(ZIP64_END, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(ZIP64_VERSION, 12);
  large.writeUInt16LE(ZIP64_VERSION, 14);
  large.writeBigUInt64LE(BigInt(members), 24);
  large.writeBigUInt64LE(BigInt(members), 32);
  large.writeBigUInt64LE(BigInt(directoryBytes), 40);
  large.writeBigUInt64LE(BigInt(contentBytes), 48);
  large.writeUInt32LE(ZIP64_LOCATOR, 56);
  large.writeBigUInt64LE(BigInt(contentBytes + directoryBytes), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
};

/** Length of a whole zip. */
export const zipLength = (end: ZipEnd): number => end.contentBytes + end.directoryBytes + zipEnd(end).length;

/** Method, time, check sum, lengths and length of the path: the same in header and directory. */
const writeCommon = (target: Buffer, at: number, { path, size, packed, crc32 }: ZipMember): void => {
  target.writeUInt16LE(packed === size ? STORE : DEFLATE, at);
  target.writeUInt16LE(DOS_DATE, at + 4);
  target.writeUInt32LE(crc32, at + 6);
  target.writeUInt32LE(packed, at + 10);
  target.writeUInt32LE(size, at + 14);
  target.writeUInt16LE(path.length, at + 18);
};
