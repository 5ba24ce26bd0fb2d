import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobKey } from './blob-store.js';

/**
 * Returns the path of a blob in the older layout, which has one file per blob: `<root>/<tenant id>/<first two
 * characters of the name>/<name>`. The name of a blob is its SHA-256 in hex. Throws if the id or the name is malformed.
 */
export const blobFile = (root: string, tenantId: string, name: string): string => {
  blobKey(tenantId, name);
  return join(root, tenantId, name.slice(0, 2), name);
};

/** Reads a blob of the older layout, which has one file per blob. Rejects with ENOENT if there is no such file. */
export const readBlobFile = async (root: string, tenantId: string, name: string): Promise<Buffer> =>
  readFile(blobFile(root, tenantId, name));
