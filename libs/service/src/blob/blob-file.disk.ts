import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobKey } from './blob-store.js';

/** Path of a blob in the older layout, which had one file per blob: `<tenant>/<2 hex digits>/<SHA-256>`. */
export const blobFile = (root: string, tenantId: string, name: string): string => {
  blobKey(tenantId, name);
  return join(root, tenantId, name.slice(0, 2), name);
};

/** Reads a blob of the older layout. Rejects with ENOENT if there is no such file. */
export const readBlobFile = async (root: string, tenantId: string, name: string): Promise<Buffer> =>
  readFile(blobFile(root, tenantId, name));
