import { hash } from 'node:crypto';
import { inItsTurn } from '../worker/others-turn.js';

/** Blobs of a tenant that are to be removed. */
export interface BlobRemoval {
  readonly tenantId: string;
  readonly names: readonly string[] | 'all';
}

/**
 * Store of large content (XML, PDF, requests, answers), separate per tenant. A blob's name is its SHA-256 in hex.
 * Once `put` resolves, the blob is durable and every process that shares the store finds it; it never changes, and
 * putting the same bytes again is harmless.
 */
export abstract class BlobStore {
  abstract put(tenantId: string, bytes: Uint8Array): Promise<string>;
  /** Rejects with an error whose code is ENOENT if there is no such blob. */
  abstract get(tenantId: string, name: string): Promise<Buffer>;
  /**
   * Removes blobs, or records durably that they are to be removed. A blob that is put afterwards stays, even if it has
   * the same bytes.
   */
  abstract remove(removal: BlobRemoval): Promise<void>;
  /** Resolves when all writes have ended. */
  abstract close(): Promise<void>;
}

/** Error of a store without folders for a missing blob; its code is the one of a missing file. */
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
 * Reads a blob as text. Texts are better to keep in memory than bytes, which V8 frees only in a full collection (ADR
 * 0163).
 */
export const getText = async (blobs: BlobStore, tenantId: string, name: string): Promise<string> => {
  const bytes = await blobs.get(tenantId, name);
  return inItsTurn(() => bytes.toString('utf8'));
};

/** Reads a JSON blob. Its shape is not checked, because the event that names the blob tells its type. */
export const getJson = async <T extends object>(blobs: BlobStore, tenantId: string, name: string): Promise<T> =>
  JSON.parse(await getText(blobs, tenantId, name)) as T;

export const blobName = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Unique key of a blob among all tenants. Throws if the id or the name has a wrong form, such as `..`. */
export const blobKey = (tenantId: string, name: string): string => {
  if (!/^[a-z0-9_]{1,255}$/.test(tenantId) || !/^[0-9a-f]{64}$/.test(name)) throw new Error('not a blob name');
  return `${tenantId}/${name}`;
};
