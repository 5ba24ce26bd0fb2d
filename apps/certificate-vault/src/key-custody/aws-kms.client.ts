import { DecryptCommand, EncryptCommand, KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { keysUnavailable, SealBroken } from './tenant-keys.js';
import { type MasterKey, versionOf } from './master-key.js';

export interface AwsKmsOptions {
  /** Id, ARN or alias of a symmetric key. */
  readonly key: string;
  /** Empty: as AWS's client finds it. */
  readonly region: string;
  readonly endpoint: string;
}

const CONNECT_MS = 2_000;
const TIMEOUT_MS = 4_000;
/** The first call included. Together less than the 10 s that a service waits for the vault. */
const ATTEMPTS = 2;

/** What KMS says when the ciphertext, or the tenant in the encryption context, is not the one that was encrypted. */
const NOT_ITS_OWN = ['InvalidCiphertextException', 'IncorrectKeyException'];

/**
 * A symmetric key of AWS KMS. The service needs `kms:Encrypt` and `kms:Decrypt` on it, and finds its credentials as AWS's
 * client does. The tenant is the encryption context, so that it stands in AWS's log of each use.
 */
export class AwsKmsMasterKey implements MasterKey {
  readonly provider = 'aws-kms';
  private readonly client: KMSClient;

  constructor(private readonly options: AwsKmsOptions) {
    const { endpoint } = options;
    // A server that is not of AWS has no region, but signatures name one.
    const region = options.region || (endpoint && 'us-east-1');
    this.client = new KMSClient({
      ...(region && { region }),
      ...(endpoint && { endpoint }),
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: TIMEOUT_MS },
    });
  }

  async wrap(tenantId: string, dataKey: Buffer): Promise<string> {
    const answer = await this.ask(() =>
      this.client.send(
        new EncryptCommand({ KeyId: this.options.key, Plaintext: dataKey, EncryptionContext: boundTo(tenantId) }),
      ),
    );
    const { CiphertextBlob = new Uint8Array(), KeyId = '' } = answer;
    return `${KeyId}:${Buffer.from(CiphertextBlob).toString('base64')}`;
  }

  async unwrap(tenantId: string, wrapped: string): Promise<Buffer> {
    const key = versionOf(wrapped);
    const CiphertextBlob = Buffer.from(wrapped.slice(key.length + 1), 'base64');
    const { Plaintext = new Uint8Array() } = await this.ask(() =>
      this.client.send(new DecryptCommand({ KeyId: key, CiphertextBlob, EncryptionContext: boundTo(tenantId) })),
    );
    return Buffer.from(Plaintext);
  }

  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof KMSServiceException && NOT_ITS_OWN.includes(error.name)) throw new SealBroken();
      // Its name and text only: the client's error objects may hold what was sent.
      throw keysUnavailable(error instanceof Error ? new Error(`KMS: ${error.name}: ${error.message}`) : error);
    }
  }
}

const boundTo = (tenantId: string): Record<string, string> => ({ rubrica_tenant: tenantId });
