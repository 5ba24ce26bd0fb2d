import { carryOutRemovals } from './blob/blob-removal.disk.js';

/**
 * `npm run blobs:remove`: removes the blobs of erased tenants from the folder BLOB_DIR, as services have recorded.
 * Services may keep running. It must not run twice at a time, or while the folder is being copied.
 */
const root = process.env['BLOB_DIR'] ?? '';
if (root === '') {
  process.stderr.write('nothing is removed: set BLOB_DIR to the folder of the blob store\n');
  process.exit(1);
}
const removals = await carryOutRemovals(root);
process.stdout.write(removals === 0 ? 'nothing was to be removed\n' : `carried out ${removals} removals\n`);
