import { CreateBucketCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { s3Referee, type S3Server } from '@rubrica/testing';
import { settingsOf } from '../settings/settings.js';
import { BlobSettings } from './blob-settings.js';
import { S3Objects, type S3Limits, S3_LIMITS } from './s3-objects.client.js';

export const s3 = s3Referee();

/** A bucket for tests, with its own server. */
export class TestBucket {
  static readonly NAME = 'blobs-of-rubrica';

  private constructor(
    readonly server: S3Server,
    readonly client: S3Client,
  ) {}

  /** Opens a bucket. `locks` turns on object lock, so that the bucket keeps versions. */
  static async open({ locks = false } = {}): Promise<TestBucket> {
    const server = await s3.start();
    Object.assign(process.env, server.credentials);
    const client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: TestBucket.NAME, ObjectLockEnabledForBucket: locks }));
    return new TestBucket(server, client);
  }

  settings(changes: Partial<BlobSettings> = {}): BlobSettings {
    return settingsOf(BlobSettings, {
      blobStore: 's3',
      s3Bucket: TestBucket.NAME,
      s3Endpoint: this.server.endpoint,
      s3PathStyle: true,
      ...changes,
    });
  }

  /** Opens the objects as another process would. */
  objects(changes: Partial<BlobSettings> = {}, limits: Partial<S3Limits> = {}): S3Objects {
    return new S3Objects(this.settings(changes), { ...S3_LIMITS, ...limits });
  }

  /** Returns the keys and versions of all objects. */
  async versions(): Promise<readonly { readonly key: string; readonly version: string }[]> {
    const { Versions = [], IsTruncated } = await this.client.send(
      new ListObjectVersionsCommand({ Bucket: TestBucket.NAME }),
    );
    if (IsTruncated) throw new Error('more objects than one page');
    return Versions.map(({ Key: key = '', VersionId: version = '' }) => ({ key, version }));
  }

  async close(): Promise<void> {
    this.client.destroy();
    await this.server.stop();
  }
}
