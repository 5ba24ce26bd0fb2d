import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';
import type { Logger } from '../logging/logger.js';
import { Setting } from '../settings/settings.js';
import type { BlobStore } from './blob-store.js';
import { MovingBlobStore } from './moving-blob-store.js';
import { SegmentBlobStore } from './segment-blob-store.disk.js';

const onFolder = ({ blobStore }: BlobSettings): boolean => blobStore === 'folder';
const onS3 = ({ blobStore }: BlobSettings): boolean => blobStore === 's3';

/** Five years in days. Two of the years may be leap years. */
const FIVE_YEARS_DAYS = 5 * 365 + 2;

/**
 * Settings of the blob store, which keeps large contents such as XML and PDF. All services of an installation need the
 * same values.
 */
export class BlobSettings {
  @Setting({
    env: 'BLOB_STORE',
    meaning:
      'where blobs are written: folder or s3; what is missing there is read from the other one, if it is set too',
  })
  @IsIn(['folder', 's3'])
  blobStore: 'folder' | 's3' = 'folder';

  @Setting({ env: 'BLOB_DIR', meaning: 'folder of the blob store, shared by all services' })
  @ValidateIf(onFolder)
  @MinLength(1)
  blobFolder = '';

  @Setting({ env: 'BLOB_S3_BUCKET', meaning: 'bucket of the blob store; it must exist' })
  @ValidateIf(onS3)
  @MinLength(1)
  s3Bucket = '';

  @Setting({ env: 'BLOB_S3_ENDPOINT', meaning: 'S3 server, where it is not that of AWS', unit: 'URL' })
  @Matches(/^(https?:\/\/[^\s/]+\/?)?$/, { message: 'must be a URL such as https://s3.example.com' })
  s3Endpoint = '';

  @Setting({
    env: 'BLOB_S3_REGION',
    meaning: 'region of the bucket; by default AWS_REGION, or us-east-1 at another server',
  })
  @IsString()
  s3Region = '';

  @Setting({
    env: 'BLOB_S3_PATH_STYLE',
    meaning: 'names the bucket in the path instead of the host, for servers without a host name per bucket',
  })
  @IsBoolean()
  s3PathStyle = false;

  @Setting({
    env: 'BLOB_S3_PREFIX',
    meaning: 'before the keys of all objects, where several systems share a bucket; it ends with a slash',
  })
  @Matches(/^([A-Za-z0-9._-]+\/)*$/, { message: 'must end with a slash' })
  s3Prefix = '';

  @Setting({
    env: 'BLOB_S3_ENCRYPTION',
    meaning: 'how S3 encrypts objects: AES256 (SSE-S3) or aws:kms (SSE-KMS); by default as the bucket says',
  })
  @IsIn(['', 'AES256', 'aws:kms'])
  s3Encryption: '' | 'AES256' | 'aws:kms' = '';

  @Setting({ env: 'BLOB_S3_KMS_KEY', meaning: 'id or ARN of the key of aws:kms; by default the one of the bucket' })
  @Matches(/^$/, { message: 'needs BLOB_S3_ENCRYPTION=aws:kms' })
  @ValidateIf(({ s3Encryption }: BlobSettings) => s3Encryption !== 'aws:kms')
  s3KmsKey = '';

  @Setting({
    env: 'BLOB_S3_LOCK_MODE',
    meaning:
      'locks each object so that it cannot be removed: governance (some may) or compliance (nobody); the bucket needs object lock',
  })
  @IsIn(['', 'governance', 'compliance'])
  s3LockMode: '' | 'governance' | 'compliance' = '';

  @Setting({
    env: 'BLOB_S3_LOCK_DAYS',
    meaning: 'how long an object is locked; the law asks for five years',
    unit: 'days',
  })
  @IsInt()
  @Min(1)
  @Max(36_500)
  s3LockDays = FIVE_YEARS_DAYS;
}

/**
 * Opens the blob store of the settings: a folder or an S3 bucket. If the settings have both, blobs are written to one
 * of them, and a blob that is missing there is read from the other one.
 */
export const openBlobStore = async (settings: BlobSettings, logger: Logger): Promise<BlobStore> => {
  const folder = settings.blobFolder === '' ? undefined : new SegmentBlobStore(settings.blobFolder);
  const bucket = settings.s3Bucket === '' ? undefined : await openBucket(settings, logger);
  const [written, other] = onS3(settings) ? [bucket, folder] : [folder, bucket];
  if (!written) throw new Error(`BLOB_STORE=${settings.blobStore} is not set up`);
  return other ? new MovingBlobStore(written, other) : written;
};

/**
 * Opens the S3 bucket of the settings as a blob store. The S3 client is loaded only here, because loading it takes a
 * third of a second.
 */
const openBucket = async (settings: BlobSettings, logger: Logger): Promise<BlobStore> => {
  const [{ S3Objects }, { S3BlobStore }] = await Promise.all([
    import('./s3-objects.client.js'),
    import('./s3-blob-store.client.js'),
  ]);
  const objects = new S3Objects(settings);
  // During an outage of the bucket, the service still starts and answers the requests that need no blob.
  void objects.check().catch((error: unknown) => {
    const err = error instanceof Error ? (error.cause ?? error) : error;
    logger.error({ err, bucket: settings.s3Bucket }, 'the bucket of the blobs cannot be reached');
  });
  return new S3BlobStore(objects);
};
