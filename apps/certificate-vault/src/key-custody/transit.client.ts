import { fetchOnce } from '@rubrica/service';
import { keysUnavailable, SealBroken } from './tenant-keys.js';
import type { MasterKey } from './master-key.js';
import { ownValue } from '@rubrica/fiscal';

export interface TransitOptions {
  /** URL of the server, such as https://vault.example.com:8200. */
  readonly address: string;
  /** Where the secrets engine is mounted, and the key's name in it. */
  readonly mount: string;
  readonly key: string;
  /** Empty where the server has none. */
  readonly namespace: string;
  /** Read before each call, since an agent renews it. */
  readonly token: () => Promise<string>;
}

const TIMEOUT_MS = 5_000;

/** What the server says when the ciphertext, or the tenant in the associated data, is not the one that was encrypted. */
const NOT_ITS_OWN = /message authentication failed|invalid ciphertext|unable to decrypt/i;

/**
 * A key of the transit engine of HashiCorp Vault or OpenBao, of a type with AES-GCM or ChaCha20-Poly1305. The token needs
 * `update` on `<mount>/encrypt/<key>` and `<mount>/decrypt/<key>`, and nothing else.
 */
export class TransitMasterKey implements MasterKey {
  readonly provider = 'transit';

  constructor(private readonly options: TransitOptions) {}

  async wrap(tenantId: string, dataKey: Buffer): Promise<string> {
    return this.call('encrypt', 'ciphertext', { plaintext: dataKey.toString('base64'), ...boundTo(tenantId) });
  }

  async unwrap(tenantId: string, wrapped: string): Promise<Buffer> {
    const plaintext = await this.call('decrypt', 'plaintext', { ciphertext: wrapped, ...boundTo(tenantId) });
    return Buffer.from(plaintext, 'base64');
  }

  /** Returns one text of the answer. */
  private async call(
    operation: 'encrypt' | 'decrypt',
    wanted: 'ciphertext' | 'plaintext',
    body: object,
  ): Promise<string> {
    const { address, mount, key, namespace, token } = this.options;
    const url = `${address.replace(/\/$/, '')}/v1/${mount}/${operation}/${encodeURIComponent(key)}`;
    const answered = async () =>
      fetchOnce(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-vault-request': 'true',
          'x-vault-token': await token(),
          ...(namespace && { 'x-vault-namespace': namespace }),
        },
        body: JSON.stringify(body),
        maxBytes: MOST_BYTES,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    const { status, body: bytes } = await answered().catch((error: unknown) => {
      throw keysUnavailable(error);
    });
    const text = bytes.toString('utf8');
    if (status === 200) {
      const value = textIn(text, wanted);
      if (value !== undefined) return value;
      throw keysUnavailable(new Error(`${operation} by the transit key ${key}: an answer without ${wanted}`));
    }
    const complaint = complaintOf(text);
    if (status === 400 && NOT_ITS_OWN.test(complaint)) throw new SealBroken();
    throw keysUnavailable(new Error(`${operation} by the transit key ${key}: ${status} ${complaint}`));
  }
}

/** Far more than a wrapped key needs. */
const MOST_BYTES = 65_536;

/** Returns a text of the answer's data. What cannot be read is in no error: it may be a part of a key. */
const textIn = (text: string, name: string): string | undefined => {
  try {
    const { data } = JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> };
    const value = data && ownValue(data, name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
};

const boundTo = (tenantId: string) => ({ associated_data: Buffer.from(tenantId).toString('base64') });

/** Returns the server's own words, at most 200 characters. */
const complaintOf = (text: string): string => {
  try {
    const { errors = [] } = JSON.parse(text) as { readonly errors?: readonly string[] };
    return errors.join('; ').slice(0, 200);
  } catch {
    return text.slice(0, 200);
  }
};
