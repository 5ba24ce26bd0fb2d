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
  /** Rejects with an error of the code ENOENT when there is no such blob. */
  abstract get(tenantId: string, name: string): Promise<Buffer>;
  /**
   * Has blobs removed: when it resolves, they are, or it is recorded that they are to be. What is put afterwards stays, even
   * the same bytes.
   */
  abstract remove(removal: BlobRemoval): Promise<void>;
  /** Finishes what is being written. */
  abstract close(): Promise<void>;
}

/** What a store that is no folder rejects with when there is no such blob. */
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
 * Reads a blob of text. What waits is better a text than bytes, which live on outside V8's heap until a full collection
 * (ADR 0163).
 */
export const getText = async (blobs: BlobStore, tenantId: string, name: string): Promise<string> => {
  const bytes = await blobs.get(tenantId, name);
  return inItsTurn(() => bytes.toString('utf8'));
};

/** Reads a JSON blob. Its shape is not checked: the fact that names the blob says what it contains. */
export const getJson = async <T extends object>(blobs: BlobStore, tenantId: string, name: string): Promise<T> =>
  JSON.parse(await getText(blobs, tenantId, name)) as T;

export const blobName = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Identifies a blob among all tenants. Throws if the parts are none of ours, such as `..`. */
export const blobKey = (tenantId: string, name: string): string => {
  if (!/^[a-z0-9_]{1,255}$/.test(tenantId) || !/^[0-9a-f]{64}$/.test(name)) throw new Error('not a blob name');
  return `${tenantId}/${name}`;
};
