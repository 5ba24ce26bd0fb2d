import { existsSync, fstatSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { blobKey } from './blob-store.js';
import { OpenSegment } from './open-segment.disk.js';
import { indexFile, newSegmentId, segmentFile, syncFolder } from './segment-file.disk.js';
import { encodeHeader, type RecordLocation, SEGMENT_START } from './segment-record.js';

export interface NewBlob {
  readonly tenantId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Limits of a segment (a file with many blobs). When it has reached one of them, the next batch of blobs goes into a
 * new segment.
 */
export interface SegmentLimits {
  readonly bytes: number;
  readonly blobs: number;
}

const LIMITS: SegmentLimits = { bytes: 256 * 1024 * 1024, blobs: 65_536 };

interface OwnSegment {
  readonly segment: OpenSegment;
  readonly handle: FileHandle;
  end: number;
}

/**
 * Appends batches of blobs to segments (files with many blobs) to which no other writer appends. Only one `append` may
 * run at a time.
 */
export class SegmentWriter {
  private own: OwnSegment | undefined;
  /** Id of the current segment. It is set before the file of the segment is created. */
  private id: string | undefined;

  constructor(
    private readonly folder: string,
    private readonly limits: SegmentLimits = LIMITS,
  ) {}

  /** Segment to which the next batch is appended; undefined if there is none yet. It contains only durable blobs. */
  get segment(): OpenSegment | undefined {
    return this.own?.segment;
  }

  owns(id: string): boolean {
    return id === this.id;
  }

  /**
   * Returns whether the current segment contains the blob with this key. Returns false if another process has sealed
   * the segment, because the blobs of a sealed segment may be removed.
   */
  has(key: string): boolean {
    const { segment } = this;
    return segment !== undefined && segment.locations.has(key) && !existsSync(indexFile(this.folder, segment.id));
  }

  /**
   * Appends a batch of blobs with one write and one sync. Resolves when all of them are durable. If it rejects, none of
   * them counts as stored.
   */
  async append(blobs: readonly NewBlob[]): Promise<void> {
    if (this.own && this.isFull(this.own)) await this.close();
    for (let stored = false; !stored;) {
      this.own ??= await this.create();
      try {
        stored = await this.appendTo(this.own, blobs);
      } finally {
        // A failed write may leave an incomplete record in the segment file. Nothing after it could be read, so the
        // next batch begins a new segment.
        if (!stored) await this.release();
      }
    }
  }

  /** Seals the current segment, so that nothing is added to it any more. If this fails, its blobs can still be read. */
  async close(): Promise<void> {
    await this.segment?.seal().catch(() => undefined);
    await this.release();
  }

  private isFull({ segment, end }: OwnSegment): boolean {
    return end >= this.limits.bytes || segment.locations.size >= this.limits.blobs;
  }

  private async create(): Promise<OwnSegment> {
    this.id = newSegmentId();
    const root = dirname(this.folder);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const handle = await open(segmentFile(this.folder, this.id), 'wx', 0o600);
    await syncFolder(this.folder);
    await syncFolder(root);
    return { segment: new OpenSegment(this.folder, this.id), handle, end: 0 };
  }

  /**
   * Appends a batch of blobs to a segment. Returns false if another process has sealed the segment meanwhile. The
   * other process may then not have seen the batch, so the batch must be appended to a new segment.
   */
  private async appendTo(own: OwnSegment, blobs: readonly NewBlob[]): Promise<boolean> {
    const parts: Uint8Array[] = own.end === 0 ? [SEGMENT_START] : [];
    const locations: (readonly [string, RecordLocation])[] = [];
    let end = own.end + (parts[0]?.length ?? 0);
    for (const { tenantId, name, bytes } of blobs) {
      const header = encodeHeader(tenantId, name, bytes.length);
      const length = header.length + bytes.length;
      parts.push(header, bytes);
      locations.push([blobKey(tenantId, name), { offset: end, length }]);
      end += length;
    }
    const { bytesWritten } = await own.handle.writev(parts, own.end);
    if (bytesWritten !== end - own.end) throw new Error(`${bytesWritten} of ${end - own.end} bytes were written`);
    await own.handle.datasync();
    // Returns false if the segment has an index file, or if the file with its blobs was removed. `removeSegment`
    // removes first the file with the blobs and then the index file, so the index file must be checked first here.
    if (existsSync(indexFile(this.folder, own.segment.id)) || fstatSync(own.handle.fd).nlink === 0) return false;
    own.segment.add(locations);
    own.end = end;
    return true;
  }

  private async release(): Promise<void> {
    const { own } = this;
    [this.own, this.id] = [undefined, undefined];
    own?.segment.close();
    await own?.handle.close();
  }
}
