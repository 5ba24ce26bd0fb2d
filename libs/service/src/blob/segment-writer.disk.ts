import { existsSync, fstatSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { blobKey } from './blob-store.js';
import { OpenSegment } from './open-segment.disk.js';
import { indexFile, newSegmentId, segmentFile, syncFolder } from './segment-file.disk.js';
import { encodeHeader, type Place, SEGMENT_START } from './segment-record.js';

export interface NewBlob {
  readonly tenantId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A segment that has as much as this gets no further batch. */
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

/** Appends batches of blobs to segments of its own, to which no other process or writer appends; one batch at a time. */
export class SegmentWriter {
  private own: OwnSegment | undefined;
  /** Id of the segment that is appended to, also while it is created. */
  private id: string | undefined;

  constructor(
    private readonly folder: string,
    private readonly limits: SegmentLimits = LIMITS,
  ) {}

  /** The segment that is appended to, with what is durable in it. */
  get segment(): OpenSegment | undefined {
    return this.own?.segment;
  }

  owns(id: string): boolean {
    return id === this.id;
  }

  /** Whether the segment has the blob, and still counts: from one that is sealed, blobs may be removed. */
  has(key: string): boolean {
    const { segment } = this;
    return segment !== undefined && segment.places.has(key) && !existsSync(indexFile(this.folder, segment.id));
  }

  /** Resolves when all are durable, by one write and one synchronisation. If it rejects, none is taken for stored. */
  async append(blobs: readonly NewBlob[]): Promise<void> {
    if (this.own && this.isFull(this.own)) await this.close();
    for (let stored = false; !stored;) {
      this.own ??= await this.create();
      try {
        stored = await this.appendTo(this.own, blobs);
      } finally {
        // What is behind a write that failed could not be read, so nothing is appended there any more.
        if (!stored) await this.leave();
      }
    }
  }

  /** Seals the segment. Should that fail, it is read as it is. */
  async close(): Promise<void> {
    await this.segment?.seal().catch(() => undefined);
    await this.leave();
  }

  private isFull({ segment, end }: OwnSegment): boolean {
    return end >= this.limits.bytes || segment.places.size >= this.limits.blobs;
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

  /** Returns false if the segment was sealed meanwhile: then whoever sealed it may not have seen the batch. */
  private async appendTo(own: OwnSegment, blobs: readonly NewBlob[]): Promise<boolean> {
    const parts: Uint8Array[] = own.end === 0 ? [SEGMENT_START] : [];
    const places: (readonly [string, Place])[] = [];
    let end = own.end + (parts[0]?.length ?? 0);
    for (const { tenantId, name, bytes } of blobs) {
      const header = encodeHeader(tenantId, name, bytes.length);
      const length = header.length + bytes.length;
      parts.push(header, bytes);
      places.push([blobKey(tenantId, name), { offset: end, length }]);
      end += length;
    }
    const { bytesWritten } = await own.handle.writev(parts, own.end);
    if (bytesWritten !== end - own.end) throw new Error(`${bytesWritten} of ${end - own.end} bytes were written`);
    await own.handle.datasync();
    // In this order: the index is removed after the records (`removeSegment`).
    if (existsSync(indexFile(this.folder, own.segment.id)) || fstatSync(own.handle.fd).nlink === 0) return false;
    own.segment.add(places);
    own.end = end;
    return true;
  }

  private async leave(): Promise<void> {
    const { own } = this;
    [this.own, this.id] = [undefined, undefined];
    own?.segment.close();
    await own?.handle.close();
  }
}
