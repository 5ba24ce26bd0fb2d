import { hash } from 'node:crypto';
import { inItsTurn } from '../worker/others-turn.js';

/** Blobs of a tenant that are to be removed. */
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
  /** Rejects with an error whose code is ENOENT if there is no such blob. */
  abstract get(tenantId: string, name: string): Promise<Buffer>;
  /**
   * Removes blobs, or records durably that they are to be removed. A blob that is put later stays, even if it has the
   * same bytes.
   */
  abstract remove(removal: BlobRemoval): Promise<void>;
  /** Resolves when all writes have ended. */
  abstract close(): Promise<void>;
}

/** Error for a missing blob in a store that has no folders. Its code is the same as for a missing file. */
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
 * Reads a blob as text. Texts are kept in memory rather than bytes, because V8 frees bytes only in a full garbage
 * collection (ADR 0163).
 */
export const getText = async (blobs: BlobStore, tenantId: string, name: string): Promise<string> => {
  const bytes = await blobs.get(tenantId, name);
  return inItsTurn(() => bytes.toString('utf8'));
};

/** Reads a JSON blob. Its shape is not checked, because the event with the blob's name determines its type. */
export const getJson = async <T extends object>(blobs: BlobStore, tenantId: string, name: string): Promise<T> =>
  JSON.parse(await getText(blobs, tenantId, name)) as T;

export const blobName = (bytes: Uint8Array): string => hash('sha256', bytes);

/**
 * Returns the key of a blob, which is unique among all tenants. Throws if the id or the name is malformed, such as
 * `..`.
 */
export const blobKey = (tenantId: string, name: string): string => {
  if (!/^[a-z0-9_]{1,255}$/.test(tenantId) || !/^[0-9a-f]{64}$/.test(name)) throw new Error('not a blob name');
  return `${tenantId}/${name}`;
};
