import { hash } from 'node:crypto';
import { inItsTurn } from '../worker/others-turn.js';

/**
 * Blobs to remove: the blobs of one tenant with these names, or all blobs of the tenant. The name of a blob is its
 * SHA-256 in hex.
 */
export interface BlobRemoval {
  readonly tenantId: string;
  readonly names: readonly string[] | 'all';
}

/**
 * Store of large contents (XML, PDF, requests, answers). The blobs of each tenant are separate. The name of a blob is
 * its SHA-256 in hex. When `put` has resolved, the blob is durable, and every process that shares the store finds it. A
 * blob never changes, and putting the same bytes again is harmless.
 */
export abstract class BlobStore {
  abstract put(tenantId: string, bytes: Uint8Array): Promise<string>;
  /**
   * Returns the bytes of a blob. Rejects with an error whose `code` is `ENOENT` if the tenant has no blob with this
   * name.
   */
  abstract get(tenantId: string, name: string): Promise<Buffer>;
  /**
   * Removes blobs, or durably records that a later job removes them. If a blob is put after this call has resolved,
   * it is kept, even if it has the same bytes as a removed one.
   */
  abstract remove(removal: BlobRemoval): Promise<void>;
  /** Closes the store. Resolves when all running writes have ended. */
  abstract close(): Promise<void>;
}

/**
 * Error for a missing blob in a store without files, such as S3. Its `code` is the one that Node uses for a missing
 * file. So callers need not know whether a store has files or not.
 */
export class NoSuchBlob extends Error {
  readonly code = 'ENOENT';

  constructor(key: string) {
    super(`there is no blob ${key}`);
    this.name = 'NoSuchBlob';
  }
}

export const isNoSuchBlob = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const putJson = (blobs: BlobStore, tenantId: string, value: object): Promise<string> =>
  blobs.put(tenantId, Buffer.from(JSON.stringify(value), 'utf8'));

/**
 * Reads a blob as UTF-8 text. Code should keep this text in memory and not the bytes, because V8 frees bytes only in a
 * full garbage collection. See ADR 0163.
 */
export const getText = async (blobs: BlobStore, tenantId: string, name: string): Promise<string> => {
  const bytes = await blobs.get(tenantId, name);
  return inItsTurn(() => bytes.toString('utf8'));
};

/** Reads a blob and parses it as JSON. The shape is not checked, so the caller must know the type of the blob. */
export const getJson = async <T extends object>(blobs: BlobStore, tenantId: string, name: string): Promise<T> =>
  JSON.parse(await getText(blobs, tenantId, name)) as T;

export const blobName = (bytes: Uint8Array): string => hash('sha256', bytes);

/**
 * Returns the key of a blob, `<tenant id>/<name>`, which is unique in the store. Throws if the id or the name is
 * malformed, such as `..`.
 */
export const blobKey = (tenantId: string, name: string): string => {
  if (!/^[a-z0-9_]{1,255}$/.test(tenantId) || !/^[0-9a-f]{64}$/.test(name)) throw new Error('not a blob name');
  return `${tenantId}/${name}`;
};
