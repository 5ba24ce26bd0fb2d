import { Injectable } from '@nestjs/common';
import { BlobStore } from '@rubrica/service';
import type { ExportEntry, ExportRow } from './export.js';
import { ExportStore, type StoredPart } from './export.store.js';
import { xmlIn } from './package-xml.js';
import { directoryEntry, directoryLengthOf, lengthOf, localHeader, zipEnd, zipLength } from './zip-layout.js';

/** Length of the zip of an export that is ready. */
export const sizeOf = (row: ExportRow): number => zipLength(endOf(row));

const endOf = ({ files, content_bytes, directory_bytes }: ExportRow) => ({
  members: files,
  contentBytes: Number(content_bytes),
  directoryBytes: Number(directory_bytes),
});

/** Writes the zip of an export from its parts and blobs, with one part and one file in memory at a time. */
@Injectable()
export class ExportZip {
  constructor(
    private readonly exports: ExportStore,
    private readonly blobs: BlobStore,
  ) {}

  /** Yields the bytes of the zip from the given one on. They are the same each time. */
  async *bytes(row: ExportRow, from = 0): AsyncGenerator<Buffer> {
    const { contentBytes, directoryBytes } = endOf(row);
    let offset = 0;
    /** Returns what is asked for of the bytes that come next, if any is. */
    const asked = (bytes: Buffer): Buffer[] => {
      const rest = bytes.subarray(Math.max(0, from - offset));
      offset += bytes.length;
      return rest.length > 0 ? [rest] : [];
    };
    for (let nth = await this.exports.partAt(row.id, from); nth <= row.parts && from < contentBytes; nth += 1) {
      const part = await this.exports.part(row.id, nth);
      offset = Number(part.starts_at);
      for (const entry of part.entries) {
        if (offset + lengthOf(entry) <= from) offset += lengthOf(entry);
        else yield* asked(Buffer.concat([localHeader(entry), await this.packed(row.tenant_id, part, entry)]));
      }
    }
    offset = contentBytes;
    for (let nth = 1; nth <= row.parts && from < contentBytes + directoryBytes; nth += 1) {
      const { starts_at, entries } = await this.exports.part(row.id, nth);
      let place = Number(starts_at);
      const listed = entries.map((entry) => {
        const at = place;
        place += lengthOf(entry);
        return { entry, at };
      });
      const length = listed.reduce((sum, { entry, at }) => sum + directoryLengthOf(entry, at), 0);
      if (offset + length <= from) offset += length;
      else yield* asked(Buffer.concat(listed.map(({ entry, at }) => directoryEntry(entry, at))));
    }
    offset = contentBytes + directoryBytes;
    yield* asked(zipEnd(endOf(row)));
  }

  private async packed(tenantId: string, { written }: StoredPart, entry: ExportEntry): Promise<Buffer> {
    if ('at' in entry) return written.subarray(entry.at, entry.at + entry.packed);
    const bytes = await this.blobs.get(tenantId, entry.blob);
    return entry.isInZip ? xmlIn(bytes) : bytes;
  }
}
