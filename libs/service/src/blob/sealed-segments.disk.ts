import { type FileHandle, open } from 'node:fs/promises';
import { indexOf } from './open-segment.disk.js';
import { segmentFile } from './segment-file.disk.js';
import type { SegmentIndex } from './segment-index.js';
import { decodeBlob } from './segment-record.js';

/** Largest number of segment files that stay open for later reads. */
const MOST_FILES = 16;

/**
 * Finds blobs in the sealed segments of a folder: files with many blobs, to which nothing is added any more. Loads the
 * index of a segment when it is first needed. Searches the newest segment first.
 */
export class SealedSegments {
  private readonly indexes = new Map<string, SegmentIndex | Promise<SegmentIndex>>();
  private readonly files = new Map<string, Promise<FileHandle>>();
  private newestFirst: readonly string[] = [];

  constructor(private readonly folder: string) {}

  /**
   * Sets the segments that are searched. `ids`: ids of all sealed segments, the newest last. Forgets all other
   * segments.
   */
  replace(ids: readonly string[]): void {
    this.newestFirst = ids.toReversed();
    const present = new Set(ids);
    for (const id of this.indexes.keys()) if (!present.has(id)) this.indexes.delete(id);
    for (const id of this.files.keys()) if (!present.has(id)) this.closeFile(id);
  }

  /**
   * Returns a blob; undefined if it was found in no sealed segment. If a segment cannot be read, calls `onDamage` with
   * the error and continues with the next segment, which may contain the blob too.
   */
  async get(tenantId: string, name: string, onDamage: (error: unknown) => void): Promise<Buffer | undefined> {
    for (const id of this.newestFirst) {
      try {
        const known = this.indexes.get(id);
        const index = known && 'find' in known ? known : await (known ?? this.loadIndex(id));
        for (const { offset, length } of index.find(name)) {
          const blob = decodeBlob(await this.read(id, offset, length), tenantId, name);
          if (blob) return blob;
        }
      } catch (error) {
        onDamage(error);
      }
    }
    return undefined;
  }

  close(): void {
    for (const id of this.files.keys()) this.closeFile(id);
  }

  private loadIndex(id: string): Promise<SegmentIndex> {
    const loading = indexOf(this.folder, id).then(
      (index) => {
        this.indexes.set(id, index);
        return index;
      },
      (error: unknown) => {
        this.indexes.delete(id);
        throw error;
      },
    );
    this.indexes.set(id, loading);
    return loading;
  }

  private async read(id: string, offset: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await (await this.fileOf(id)).read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  }

  private fileOf(id: string): Promise<FileHandle> {
    const file = this.files.get(id) ?? open(segmentFile(this.folder, id));
    // Moves the file to the end of the list. When too many files are open, the first one is closed.
    this.files.delete(id);
    this.files.set(id, file);
    file.catch(() => this.files.delete(id));
    const [oldest = id] = this.files.keys();
    if (this.files.size > MOST_FILES) this.closeFile(oldest);
    return file;
  }

  /** Closes the file of a segment when its running reads have ended. */
  private closeFile(id: string): void {
    void this.files
      .get(id)
      ?.then((file) => file.close())
      .catch(() => undefined);
    this.files.delete(id);
  }
}
