import { Batch } from '@rubrica/eventing';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordRemoval } from './blob-removal.disk.js';
import { readBlobFile } from './blob-file.disk.js';
import { blobKey, blobName, type BlobRemoval, BlobStore } from './blob-store.js';
import { OpenSegment } from './open-segment.disk.js';
import { SealedSegments } from './sealed-segments.disk.js';
import { listSegments, segmentFolder } from './segment-file.disk.js';
import { type NewBlob, type SegmentLimits, SegmentWriter } from './segment-writer.disk.js';

interface WaitingBlob extends NewBlob {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Scope = 'segments' | 'folder';

/**
 * Blob store in a folder that several processes share. Blobs are appended in batches to segments, which are files with
 * many blobs. Each process appends only to its own segments, and reads all segments. Blobs with a file of their own
 * (the older layout) can still be read. Reasons: ADR 0085 and ADR 0201.
 */
export class SegmentBlobStore extends BlobStore {
  private readonly root: string;
  private readonly folder: string;
  private readonly writer: SegmentWriter;
  private readonly sealed: SealedSegments;
  /** Segments (files with many blobs) to which other processes may still append, by segment id. */
  private readonly open = new Map<string, OpenSegment>();
  private waiting: WaitingBlob[] = [];
  /** Waiting and running writes of blobs, by the key of the blob. Each promise resolves when the blob is stored. */
  private readonly pending = new Map<string, Promise<void>>();
  private writing: Promise<void> | undefined;
  private started = false;
  private readonly refreshes = new Batch('blob-refreshes', (scopes: readonly Scope[]) => this.refresh(scopes), {
    most: Infinity,
  });

  constructor(root: string, limits?: SegmentLimits) {
    super();
    this.root = resolve(root);
    this.folder = segmentFolder(this.root);
    this.writer = new SegmentWriter(this.folder, limits);
    this.sealed = new SealedSegments(this.folder);
  }

  /** Stores a blob and returns its name, the SHA-256 in hex. The caller must not change `bytes` until this resolves. */
  async put(tenantId: string, bytes: Uint8Array): Promise<string> {
    const name = blobName(bytes);
    const key = blobKey(tenantId, name);
    if (!this.writer.has(key)) await (this.pending.get(key) ?? this.enqueue(key, { tenantId, name, bytes }));
    return name;
  }

  async get(tenantId: string, name: string): Promise<Buffer> {
    const key = blobKey(tenantId, name);
    let damage: unknown;
    const onDamage = (error: unknown): void => {
      damage = error;
    };
    const fromOpen = (): Buffer | undefined => this.fromOpen(key, tenantId, name, onDamage);
    const fromSealed = (): Promise<Buffer | undefined> => this.sealed.get(tenantId, name, onDamage);

    const known = fromOpen();
    if (known) return known;
    await this.refreshes.add('segments');
    const found = fromOpen() ?? (await fromSealed());
    if (found) return found;
    await this.refreshes.add('folder');
    const last = fromOpen() ?? (await fromSealed());
    if (last) return last;
    return readBlobFile(this.root, tenantId, name).catch((error: unknown) => {
      throw damage ?? error;
    });
  }

  override remove(removal: BlobRemoval): Promise<void> {
    return recordRemoval(this.root, removal);
  }

  async close(): Promise<void> {
    await this.writing;
    await this.writer.close();
    for (const segment of this.open.values()) segment.close();
    this.open.clear();
    this.sealed.close();
  }

  private enqueue(key: string, blob: NewBlob): Promise<void> {
    const stored = new Promise<void>((resolve, reject) => {
      this.waiting.push({ ...blob, resolve, reject });
    }).finally(() => this.pending.delete(key));
    this.pending.set(key, stored);
    this.writing ??= this.write();
    return stored;
  }

  private async write(): Promise<void> {
    await nextTurn(); // puts of the same turn of the event loop share a batch
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.writer.append(batch);
        for (const blob of batch) blob.resolve();
      } catch (error) {
        for (const blob of batch) blob.reject(error);
      }
    }
    this.writing = undefined;
  }

  private fromOpen(
    key: string,
    tenantId: string,
    name: string,
    onDamage: (error: unknown) => void,
  ): Buffer | undefined {
    const own = this.writer.segment;
    for (const segment of own ? [own, ...this.open.values()] : this.open.values()) {
      const location = segment.locations.get(key);
      try {
        const blob = location && segment.read(location, tenantId, name);
        if (blob) return blob;
      } catch (error) {
        onDamage(error);
      }
    }
    return undefined;
  }

  /**
   * Finds blobs that other processes have stored since the last call: reads the new part of each segment file that is
   * already known. If `scopes` contains `folder`, it also reads segment files that are new in the folder.
   */
  private async refresh(scopes: readonly Scope[]): Promise<void> {
    if (scopes.includes('folder')) await this.listFolder();
    for (const segment of this.open.values()) await segment.readNewRecords();
  }

  private async listFolder(): Promise<void> {
    const listed = await listSegments(this.folder);
    this.sealed.replace(listed.filter(({ sealed }) => sealed).map(({ id }) => id));
    const open = new Set(listed.filter(({ id, sealed }) => !sealed && !this.writer.owns(id)).map(({ id }) => id));
    for (const [id, segment] of this.open) {
      if (open.has(id)) continue;
      segment.close();
      this.open.delete(id);
    }
    for (const id of open) if (!this.open.has(id)) this.open.set(id, new OpenSegment(this.folder, id));
    if (!this.started) await this.sealUnused();
    this.started = true;
  }

  /**
   * Seals segments to which nothing has been written for ten minutes. Otherwise each start of a process would leave one
   * more open segment, and a search for a missing blob reads all open segments.
   */
  private async sealUnused(): Promise<void> {
    for (const segment of this.open.values()) {
      if (segment.isUnused) await segment.seal().catch(() => undefined);
    }
  }
}
