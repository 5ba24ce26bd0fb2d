import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Wrong values for the headers. */
  readonly claims?: {
    readonly size?: number;
    readonly crc?: number;
    readonly localName?: string;
    readonly flags?: number;
  };
}

/** Makes a zip of deflated entries; entries may have wrong headers. */
export const zipOf = (...parts: readonly ZipPart[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = {} } of parts) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const header = (signature: number, length: number, at: number, own: string): Buffer => {
      const record = Buffer.alloc(length + own.length);
      record.writeUInt32LE(signature, 0);
      record.writeUInt16LE(claims.flags ?? 0, at + 2);
      record.writeUInt16LE(8, at + 4);
      record.writeUInt32LE(claims.crc ?? crc32(content), at + 10);
      record.writeUInt32LE(packed.length, at + 14);
      record.writeUInt32LE(claims.size ?? content.length, at + 18);
      record.writeUInt16LE(own.length, at + 22);
      record.write(own, length);
      return record;
    };
    const local = Buffer.concat([header(0x04034b50, 30, 4, claims.localName ?? name), packed]);
    const central = header(0x02014b50, 46, 6, name);
    central.writeUInt32LE(offset, 42);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};
