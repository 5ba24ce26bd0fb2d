import { BlobSettings } from './blob/blob-settings.js';
import { copyBlobs } from './blob/copy-blobs.disk.js';
import { S3Objects } from './blob/s3-objects.client.js';
import { readSettings } from './settings/settings.js';

/**
 * `npm run blobs:copy`: copies the blobs of the folder BLOB_DIR to the bucket BLOB_S3_BUCKET. Services may keep
 * running. Exit code: 0 if the bucket has all blobs, 1 after a failure. It is 2 if all blobs were copied, but a service
 * may still write to the folder: run the command again when no service uses the folder.
 */
try {
  const settings = readSettings(BlobSettings, { ...process.env, BLOB_STORE: 's3' });
  if (settings.blobFolder === '') throw new Error('BLOB_DIR: is missing (the folder that is copied)');
  const bucket = new S3Objects(settings);
  const growing: string[] = [];
  const total = { stored: 0, present: 0, bytes: 0 };
  for await (const { segment, stored, present, bytes, isComplete } of copyBlobs(settings.blobFolder, bucket)) {
    if (!isComplete) growing.push(segment ?? '');
    total.stored += stored;
    total.present += present;
    total.bytes += bytes;
    if (stored + present > 0)
      process.stdout.write(`${segment ?? 'files'}: ${stored} copied, ${present} there already, ${bytes} bytes\n`);
  }
  bucket.close();
  process.stdout.write(
    `${total.stored} blobs copied, ${total.present} were there already, ${total.bytes} bytes, ${(performance.now() / 1_000).toFixed(1)} s\n`,
  );
  if (growing.length > 0) {
    process.stderr.write(
      `Not complete: ${growing.join(', ')} may still grow. Either a service writes to ${settings.blobFolder}, or one was\n` +
        'killed less than ten minutes ago. Run this again when all services have BLOB_STORE=s3.\n',
    );
    process.exitCode = 2;
  } else {
    process.stdout.write(`All blobs of ${settings.blobFolder} are in the bucket.\n`);
  }
} catch (error) {
  const cause = error instanceof Error ? error.cause : undefined;
  const text = cause instanceof Error ? cause.message : error instanceof Error ? error.message : String(error);
  process.stderr.write(`blobs are not copied: ${text}\n`);
  process.exitCode = 1;
}
