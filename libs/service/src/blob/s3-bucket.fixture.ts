import { CreateBucketCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { s3Referee, type S3Server } from '@rubrica/testing';
import { settingsOf } from '../settings/settings.js';
import { BlobSettings } from './blob-settings.js';
import { S3Objects, type S3Limits, S3_LIMITS } from './s3-objects.client.js';

export const s3 = s3Referee();

/** An S3 bucket for tests, on an S3 server that is started for it. */
export class TestBucket {
  static readonly NAME = 'blobs-of-rubrica';

  private constructor(
    readonly server: S3Server,
    readonly client: S3Client,
  ) {}

  /**
   * Starts an S3 server and creates the bucket. With `locks`, the bucket has object lock, so that it also keeps all
   * versions of its objects.
   */
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

  /** Returns a client of the bucket that shares nothing with other clients, like a client in another process. */
  objects(changes: Partial<BlobSettings> = {}, limits: Partial<S3Limits> = {}): S3Objects {
    return new S3Objects(this.settings(changes), { ...S3_LIMITS, ...limits });
  }

  /** Returns the key and the version id of every version of every object in the bucket. */
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
