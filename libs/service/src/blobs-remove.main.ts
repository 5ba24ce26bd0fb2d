import { carryOutRemovals } from './blob/blob-removal.disk.js';

/**
 * `npm run blobs:remove`: removes the blobs in the folder BLOB_DIR that services have recorded for removal, such as
 * those of erased tenants. Services may keep running. This program must not run twice at the same time, or while the
 * folder is copied.
 */
const root = process.env['BLOB_DIR'] ?? '';
if (root === '') {
  process.stderr.write('nothing is removed: set BLOB_DIR to the folder of the blob store\n');
  process.exit(1);
}
const removals = await carryOutRemovals(root);
process.stdout.write(removals === 0 ? 'nothing was to be removed\n' : `carried out ${removals} removals\n`);
