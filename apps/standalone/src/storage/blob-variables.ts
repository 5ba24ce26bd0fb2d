import type { BlobSettings } from '@rubrica/service';
import type { DataFolder } from './data-folder.js';

/**
 * Returns the variables that say where the blobs of this installation are: in its folder, or in the bucket of its own
 * variables BLOB_S3_… with what the client of AWS reads. What the bucket lacks is read from the folder.
 */
export const blobVariables = (
  choice: BlobSettings['blobStore'],
  folder: DataFolder,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && /^(BLOB_S3|AWS)_/.test(name) ? [[name, value]] : [],
    ),
  ),
  BLOB_STORE: choice,
  BLOB_DIR: folder.blobs,
});
