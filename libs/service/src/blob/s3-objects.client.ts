import {
  AbortMultipartUploadCommand,
  type AbortMultipartUploadCommandInput,
  CompleteMultipartUploadCommand,
  type CompleteMultipartUploadCommandInput,
  type CompletedPart,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../http/problem.js';
import type { BlobSettings } from './blob-settings.js';
import { NoSuchBlob } from './blob-store.js';
import { OutageGuard } from './outage-guard.js';

export interface S3Limits {
  readonly connectMs: number;
  /** Longest time without data from the server during a request, in ms. */
  readonly silentMs: number;
  /** Longest duration of a call including its retries, in ms. */
  readonly callMs: number;
  /**
   * Time in ms for which calls are refused during an outage. Then one call is sent to find out whether the server
   * answers again.
   */
  readonly pauseMs: number;
  /**
   * Largest object in bytes that is sent in one request. A larger object is sent in parts of this length. S3 requires
   * at least 5 MiB.
   */
  readonly partBytes: number;
}

export const S3_LIMITS: S3Limits = {
  connectMs: 2_000,
  silentMs: 5_000,
  callMs: 15_000,
  pauseMs: 1_000,
  partBytes: 16 * 1024 * 1024,
};

/** Number of attempts per call. The three pauses between them last at most 100, 200 and 400 ms. */
const ATTEMPTS = 4;
/** Largest number of connections of this process to the S3 server. Further calls wait for a connection. */
const MOST_SOCKETS = 64;
const DAY_MS = 86_400_000;
/** Largest number of keys that S3 accepts or returns in one request. */
const MOST_KEYS = 1_000;
/** Largest number of retries when another put of the same object is running (HTTP 409). */
const MOST_CONFLICTS = 5;
const CONFLICT_PAUSE_MS = 50;

/** Header that tells the server under which condition it stores an object. */
type Condition = Pick<PutObjectCommandInput, 'IfNoneMatch'>;
const UNLESS_PRESENT: Condition = { IfNoneMatch: '*' };

/**
 * Client for the objects of an S3 bucket. Adds the prefix of the settings to every key. An object is written once and
 * never replaced. The server checks the SHA-256 of the bytes that it receives. Calls reject with `NoSuchBlob` for a
 * missing object, and with `Unavailable` for any other failure, such as a broken network or a missing right.
 */
export class S3Objects {
  private readonly client: S3Client;
  private readonly guard: OutageGuard;

  constructor(
    private readonly settings: BlobSettings,
    private readonly limits: S3Limits = S3_LIMITS,
  ) {
    const { s3Endpoint: endpoint, s3PathStyle: forcePathStyle } = settings;
    // Signatures need a region, even for a server outside AWS that has none.
    const region = settings.s3Region || (endpoint && 'us-east-1');
    const agent = { keepAlive: true, maxSockets: MOST_SOCKETS };
    this.client = new S3Client({
      ...(region && { region }),
      ...(endpoint && { endpoint }),
      forcePathStyle,
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: limits.connectMs,
        socketTimeout: limits.silentMs,
        socketAcquisitionWarningTimeout: limits.callMs,
        httpAgent: new HttpAgent(agent),
        httpsAgent: new HttpsAgent(agent),
      },
      // The SHA-256 already checks everything that is written and read.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    this.guard = new OutageGuard((error) => error instanceof Unavailable, limits.pauseMs);
  }

  /** Sends a request for the bucket. Rejects if the bucket cannot be reached with these settings. */
  async check(): Promise<void> {
    await this.request('', (abortSignal) =>
      this.client.send(new HeadBucketCommand({ Bucket: this.settings.s3Bucket }), { abortSignal }),
    );
  }

  /**
   * Stores an object. Returns `present` if the bucket already has an object with this key, which stays as it is.
   * `sha256`: hash of the bytes in hex.
   */
  async put(key: string, bytes: Uint8Array, sha256: string): Promise<'stored' | 'present'> {
    const store = (condition: Condition): Promise<'stored' | 'present'> =>
      bytes.length > this.limits.partBytes
        ? this.putInParts(key, bytes, condition)
        : this.putWhole(key, bytes, sha256, condition);
    const outcome = await store(UNLESS_PRESENT);
    // versitygw 1.8 answers "present" for an object that was removed from a bucket with versions.
    return outcome === 'present' && !(await this.has(key)) ? store({}) : outcome;
  }

  /** Returns the bytes of an object. Rejects with `NoSuchBlob` if there is no object with this key. */
  get(key: string): Promise<Buffer> {
    const read = async (abortSignal: AbortSignal): Promise<Body> => {
      const { Body: body } = await this.client.send(new GetObjectCommand(this.address(key)), { abortSignal });
      if (!body) throw new Error('an object without a body');
      return body;
    };
    return this.request(key, async (abortSignal) => {
      const body = await read(abortSignal);
      // The S3 client retries only failures that happen before the first byte of the body arrives. If the body ends
      // too early, the code here requests it once more.
      const bytes = await body
        .transformToByteArray()
        .catch(async () => (await read(abortSignal)).transformToByteArray());
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
  }

  async has(key: string): Promise<boolean> {
    return (await this.head(key)) !== undefined;
  }

  /**
   * Returns the SHA-256 of an object in hex, as the server has computed it. Returns null if there is no such object, or
   * if the server has no hash of the whole object, because the object was sent in parts.
   */
  async sha256Of(key: string): Promise<string | null> {
    const { ChecksumSHA256: sum = '' } = (await this.head(key)) ?? {};
    const bytes = Buffer.from(sum, 'base64');
    // For an object in parts this is a hash of hashes, followed by the number of parts.
    return bytes.length === 32 && !sum.includes('-') ? bytes.toString('hex') : null;
  }

  /**
   * Removes the objects with these keys. A missing object is no error. If an object is locked, the bucket keeps it as
   * an older version until its lock ends.
   */
  async remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += MOST_KEYS) {
      const Objects = keys.slice(from, from + MOST_KEYS).map((key) => ({ Key: this.address(key).Key }));
      const command = new DeleteObjectsCommand({ Bucket: this.settings.s3Bucket, Delete: { Objects, Quiet: true } });
      await this.request('', async (abortSignal) => {
        const { Errors = [] } = await this.client.send(command, { abortSignal });
        const [failed] = Errors;
        if (failed) throw new Error(`${Errors.length} objects were not removed, the first for ${failed.Code}`);
      });
    }
  }

  /** Removes every object whose key begins with `beginning`, such as `<tenant id>/`. */
  async removeBelow(beginning: string): Promise<void> {
    for (;;) {
      const { s3Bucket: Bucket, s3Prefix } = this.settings;
      const command = new ListObjectsV2Command({ Bucket, Prefix: s3Prefix + beginning, MaxKeys: MOST_KEYS });
      const { Contents = [] } = await this.request('', (abortSignal) => this.client.send(command, { abortSignal }));
      if (Contents.length === 0) return;
      await this.remove(Contents.map(({ Key = '' }) => Key.slice(s3Prefix.length)));
    }
  }

  close(): void {
    this.client.destroy();
  }

  private async putWhole(
    key: string,
    bytes: Uint8Array,
    sha256: string,
    condition: Condition,
  ): Promise<'stored' | 'present'> {
    for (let conflicts = 0; ; conflicts += 1) {
      const command = new PutObjectCommand({
        ...this.address(key),
        ...this.storageOptions(),
        Body: bytes,
        ContentLength: bytes.length,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        ...condition,
      });
      const outcome = await this.request(key, async (abortSignal) => {
        try {
          await this.client.send(command, { abortSignal });
          return 'stored';
        } catch (error) {
          if (isAnswer(error, 412)) return 'present';
          // Another put of the same object is running. If the other put fails, this put is still needed.
          if (isAnswer(error, 409) && conflicts < MOST_CONFLICTS) return 'conflict';
          throw error;
        }
      });
      if (outcome !== 'conflict') return outcome;
      await sleep(CONFLICT_PAUSE_MS * 2 ** conflicts);
    }
  }

  private async putInParts(key: string, bytes: Uint8Array, condition: Condition): Promise<'stored' | 'present'> {
    if (await this.has(key)) return 'present';
    const begin = new CreateMultipartUploadCommand({
      ...this.address(key),
      ...this.storageOptions(),
      ChecksumAlgorithm: 'SHA256',
    });
    const { UploadId } = await this.request(key, (abortSignal) => this.client.send(begin, { abortSignal }));
    const upload = { ...this.address(key), UploadId };
    try {
      const parts: CompletedPart[] = [];
      for (let offset = 0; offset < bytes.length; offset += this.limits.partBytes) {
        const part = bytes.subarray(offset, offset + this.limits.partBytes);
        const sum = {
          PartNumber: parts.length + 1,
          ChecksumSHA256: createHash('sha256').update(part).digest('base64'),
        };
        const command = new UploadPartCommand({ ...upload, ...sum, Body: part, ContentLength: part.length });
        const { ETag } = await this.request(key, (abortSignal) => this.client.send(command, { abortSignal }));
        parts.push({ ...sum, ETag });
      }
      const end = { ...upload, ...condition, MultipartUpload: { Parts: parts } };
      const outcome = await this.complete(key, end);
      if (outcome === 'present') await this.abort(upload);
      return outcome;
    } catch (error) {
      await this.abort(upload);
      // The upload may have succeeded, although its answer was lost.
      if (await this.has(key)) return 'present';
      throw error;
    }
  }

  private complete(key: string, upload: CompleteMultipartUploadCommandInput): Promise<'stored' | 'present'> {
    return this.request(key, async (abortSignal) => {
      try {
        await this.client.send(new CompleteMultipartUploadCommand(upload), { abortSignal });
        return 'stored';
      } catch (error) {
        if (isAnswer(error, 412)) return 'present';
        throw error;
      }
    });
  }

  /** Aborts an upload in parts, so that its parts do not stay stored and cost money. A failure to abort is ignored. */
  private async abort(upload: AbortMultipartUploadCommandInput): Promise<void> {
    await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
  }

  private async head(key: string) {
    const command = new HeadObjectCommand({ ...this.address(key), ChecksumMode: 'ENABLED' });
    try {
      return await this.request(key, (abortSignal) => this.client.send(command, { abortSignal }));
    } catch (error) {
      if (error instanceof NoSuchBlob) return undefined;
      throw error;
    }
  }

  private address(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.s3Bucket, Key: this.settings.s3Prefix + key };
  }

  /**
   * Returns the options for storing new objects, according to the settings: how the objects are encrypted, and until
   * when they are locked against removal.
   */
  private storageOptions(): StorageOptions {
    const { s3Encryption, s3KmsKey, s3LockMode, s3LockDays } = this.settings;
    return {
      ...(s3Encryption && { ServerSideEncryption: s3Encryption }),
      ...(s3KmsKey && { SSEKMSKeyId: s3KmsKey }),
      ...(s3LockMode && {
        ObjectLockMode: s3LockMode === 'compliance' ? 'COMPLIANCE' : 'GOVERNANCE',
        ObjectLockRetainUntilDate: new Date(Date.now() + s3LockDays * DAY_MS),
      }),
    };
  }

  private request<T>(key: string, send: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    return this.guard.call(async () => {
      try {
        return await send(AbortSignal.timeout(this.limits.callMs));
      } catch (error) {
        throw this.translate(error, key);
      }
    });
  }

  private translate(error: unknown, key: string): Error {
    const isAbsent = key !== '' && error instanceof S3ServiceException && ABSENT.includes(error.name);
    return isAbsent ? new NoSuchBlob(key) : new Unavailable(STORE_UNAVAILABLE, new Error(this.describe(error)));
  }

  /**
   * Returns a text that describes a failure for the log. The error itself is not logged, because it may contain signed
   * headers.
   */
  private describe(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    const text = error.name === 'AbortError' ? `no answer within ${this.limits.callMs} ms` : error.message;
    const status = error instanceof S3ServiceException ? ` (HTTP ${error.$metadata.httpStatusCode})` : '';
    return `S3, bucket ${this.settings.s3Bucket}: ${error.name}: ${text}${status}`;
  }
}

type StorageOptions = Pick<
  PutObjectCommandInput,
  'ServerSideEncryption' | 'SSEKMSKeyId' | 'ObjectLockMode' | 'ObjectLockRetainUntilDate'
>;
interface Body {
  transformToByteArray(): Promise<Uint8Array>;
}

const STORE_UNAVAILABLE = {
  en: 'The store of documents does not answer. Try again.',
  es: 'El almacén de documentos no responde. Intente de nuevo.',
};

/**
 * Names of the errors of the S3 client for a missing object. `NotFound` is the name for HEAD requests, whose answers
 * have no body with a more exact code.
 */
const ABSENT = ['NoSuchKey', 'NotFound', 'NoSuchUpload'];

const isAnswer = (error: unknown, status: number): error is S3ServiceException =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
